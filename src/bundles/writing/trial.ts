// Lists what rules are tried on among pieces: what was written lately where the viewer edits, drafts too, and what became of
// it.
import { and, desc, gte, ne, or, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { loadYouth } from '#bundles/gates/public.ts';
import type { Fate, TriedSet } from '#bundles/gates/public.ts';
import { findEntries } from '#bundles/history/public.ts';
import { isEdited } from './pages/listing.ts';
import { PIECE_TABLE } from './table/piece-table.ts';
import type { Manuscript } from './queries.ts';
import { manuscripts } from './schema.ts';
import { wordsOfContent } from './manuscript-words.ts';

/** The newest of them; more say no more. */
const MOST_TRIED = 1000;

/** Returns one set for each kind that rules look at; nothing for those who edit nowhere. */
export const listTriedPieces = async (ctx: Ctx, since: Date): Promise<TriedSet[]> => {
  if (!PIECE_TABLE.may(ctx.viewer)) return [];
  const [rows, handedBack] = await Promise.all([listLately(ctx, since), findHandedBack(ctx, since)]);
  const wasYoung = await loadYouth(
    ctx,
    rows.map(({ authorId }) => authorId),
  );
  return declaring(ctx.portal.kinds.all(), 'gate', 'names', 'composer').map(({ type, gate, names }) => ({
    about: names.many,
    gate,
    things: rows
      .filter((row) => row.type === type)
      .map((row) => ({
        ...wordsOfContent(row.content),
        authorId: row.authorId,
        owner: `manuscript:${row.id}`,
        isYoung: wasYoung(row.authorId, row.createdAt),
        createdAt: row.createdAt,
        fate: fateOf(row, handedBack),
      })),
  }));
};

const listLately = (ctx: Ctx, since: Date): Promise<Manuscript[]> =>
  ctx.db
    .select()
    .from(manuscripts)
    .where(
      and(
        gte(manuscripts.createdAt, since),
        isEdited(ctx.viewer),
        or(sql`${manuscripts.pieceState} is null`, ne(manuscripts.pieceState, 'erased')),
      ),
    )
    .orderBy(desc(manuscripts.id))
    .limit(MOST_TRIED);

const findHandedBack = async (ctx: Ctx, from: Date): Promise<ReadonlySet<unknown>> => {
  const entries = await findEntries(
    ctx,
    { scope: { withoutTypes: [] }, action: 'manuscript.handed-back', withoutActions: [], from },
    { after: undefined, limit: MOST_TRIED },
  );
  return new Set(entries.map(({ after }) => (after as { manuscriptId?: unknown } | null)?.manuscriptId));
};

/** What its author took back says nothing about a rule; what was handed back and came out later stood in the end. */
const fateOf = (row: Manuscript, handedBack: ReadonlySet<unknown>): Fate => {
  const { id, authorId, pieceState, takenBackBy } = row;
  if (pieceState === 'published' || pieceState === 'expired') return 'left';
  if (pieceState === 'hidden') return 'removed';
  if (pieceState === 'withdrawn') return takenBackBy === authorId ? 'open' : 'removed';
  return handedBack.has(id) ? 'removed' : 'open';
};
