// Reads what was written lately where the viewer moderates, with what became of it.
import { and, desc, gte } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { loadYouth } from '#bundles/gates/public.ts';
import type { Fate, TriedSet } from '#bundles/gates/public.ts';
import { findEntries } from '#bundles/history/public.ts';
import { bbcodeLinks } from '#bundles/rich-text/public.ts';
import { kindDeclaration } from '../kind-declaration.ts';
import { isModeratedBy, whereOwner } from '../owner-conditions.ts';
import type { CommentRow } from '../queries.ts';
import { comments } from '../schema.ts';
import { MOST_TRIED } from './constants.ts';

export const listTried = async (ctx: Ctx, since: Date): Promise<TriedSet> => {
  const { viewer, now, portal } = ctx;
  const [rows, removers] = await Promise.all([
    ctx.db
      .select()
      .from(comments)
      .where(
        and(
          gte(comments.createdAt, since),
          whereOwner({ viewer, now, kinds: portal.kinds }, (owner) => isModeratedBy(viewer, owner)),
        ),
      )
      .orderBy(desc(comments.id))
      .limit(MOST_TRIED),
    findRemovers(ctx, since),
  ]);
  const written = rows
    .filter(({ text }) => text !== '')
    .map((row) => ({ row, links: bbcodeLinks(row.text).length }));
  const linking = written.filter(({ links }) => links > 0);
  const wasYoung = await loadYouth(
    ctx,
    linking.map(({ row }) => row.authorId),
  );
  const things = written.map(({ row, links }) => ({
    authorId: row.authorId,
    owner: `${row.ownerType}:${row.ownerId}`,
    text: row.text,
    links,
    isYoung: links > 0 && wasYoung(row.authorId, row.createdAt),
    createdAt: row.createdAt,
    fate: fateOf(row, removers),
  }));
  return { about: kindDeclaration.names.many, gate: kindDeclaration.gate, things };
};

const REMOVALS = ['comment.deleted', 'comment.rejected', 'comment.hidden'];

/** Says who took a comment away last, by the comment's id. */
const findRemovers = async (ctx: Ctx, from: Date): Promise<ReadonlyMap<number, number | null>> => {
  const all = await Promise.all(
    REMOVALS.map((action) =>
      findEntries(
        ctx,
        { scope: { withoutTypes: [] }, action, withoutActions: [], from },
        { after: undefined, limit: MOST_TRIED },
      ),
    ),
  );
  const oldestFirst = all.flat().toSorted((one, other) => one.id - other.id);
  return new Map(oldestFirst.map(({ objectId, actorId }) => [objectId, actorId]));
};

/** What its own author took away says nothing about a rule. */
const fateOf = ({ id, state, authorId }: CommentRow, removers: ReadonlyMap<number, number | null>): Fate => {
  if (state === 'visible') return 'left';
  if (state === 'held' || !removers.has(id)) return 'open';
  return removers.get(id) === authorId ? 'open' : 'removed';
};
