// Reads what members want nothing of.
import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { boundariesTag } from './constants.ts';
import type { BoundaryKind } from './constants.ts';
import { boundaries, calmNotesOff, hiddenWords } from './schema.ts';

/** What the viewer wants nothing of; visitors have nothing of that. From memory, since every list of comments asks. */
export interface OwnBoundaries {
  readonly people: ReadonlyMap<number, BoundaryKind>;
  readonly words: readonly string[];
  /** Whether they want no notes before what they send. */
  readonly wantsNoNotes: boolean;
}

const NONE: OwnBoundaries = { people: new Map(), words: [], wantsNoNotes: false };

export const ownBoundaries = async (ctx: Ctx): Promise<OwnBoundaries> => {
  const { viewer } = ctx;
  if (!isSignedIn(viewer)) return NONE;
  const { id } = viewer;
  return fetchCached(ctx, `boundaries.own ${id}`, [boundariesTag(id)], () => loadBoundaries(ctx, id));
};

/** Loads all of it in one query: the first page of each reader waits for it. */
const loadBoundaries = async (ctx: Ctx, ownerId: number): Promise<OwnBoundaries> => {
  const [own] = await selectOwn(ctx, { ownerId });
  const { people, words, wantsNoNotes } = own!;
  return { people: new Map(people), words, wantsNoNotes };
};

const ownerId = sql.placeholder('ownerId');
const selectOwn = prepared('boundaries.own', (db) =>
  db
    .select({
      people: sql<
        [number, BoundaryKind][]
      >`(select coalesce(jsonb_agg(jsonb_build_array(person_id, kind)), '[]')
        from ${boundaries} where owner_id = ${ownerId})`,
      words: sql<
        string[]
      >`array(select word from ${hiddenWords} where owner_id = ${ownerId} order by lower(word), id)`,
      wantsNoNotes: sql<boolean>`exists (select from ${calmNotesOff} where owner_id = ${ownerId})`,
    })
    .from(sql`(select) as nobody`),
);

export const hasNotesOff = async (ctx: Ctx, ownerId: number): Promise<boolean> =>
  (await ctx.db.$count(calmNotesOff, eq(calmNotesOff.ownerId, ownerId))) > 0;

/** Lists whom somebody mutes or blocks, the newest first. */
export const listPeople = (ctx: Ctx, ownerId: number) =>
  ctx.db
    .select({ personId: boundaries.personId, kind: boundaries.kind, createdAt: boundaries.createdAt })
    .from(boundaries)
    .where(eq(boundaries.ownerId, ownerId))
    .orderBy(desc(boundaries.createdAt), desc(boundaries.personId));

export const listWords = (ctx: Ctx, ownerId: number) =>
  ctx.db
    .select({ id: hiddenWords.id, word: hiddenWords.word, createdAt: hiddenWords.createdAt })
    .from(hiddenWords)
    .where(eq(hiddenWords.ownerId, ownerId))
    .orderBy(asc(sql`lower(${hiddenWords.word})`), asc(hiddenWords.id));

/** Finds which of the two blocks the other. */
export const findBlocks = async (
  ctx: Ctx,
  userId: number,
  partnerId: number,
): Promise<{ readonly hasBlocked: boolean; readonly isBlocked: boolean }> => {
  const rows = await ctx.db
    .select({ ownerId: boundaries.ownerId })
    .from(boundaries)
    .where(
      and(
        eq(boundaries.kind, 'block'),
        or(
          and(eq(boundaries.ownerId, userId), eq(boundaries.personId, partnerId)),
          and(eq(boundaries.ownerId, partnerId), eq(boundaries.personId, userId)),
        ),
      ),
    );
  return {
    hasBlocked: rows.some(({ ownerId }) => ownerId === userId),
    isBlocked: rows.some(({ ownerId }) => ownerId === partnerId),
  };
};

/** Finds those of many with whom this person can't have to do, whichever of the two blocks the other. */
export const findApart = async (
  ctx: Ctx,
  userId: number,
  others: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (others.length === 0) return new Set();
  const among = (column: typeof boundaries.ownerId | typeof boundaries.personId) =>
    sql`${column} = any(${sql.param(others)}::int[])`;
  const rows = await ctx.db
    .select({ ownerId: boundaries.ownerId, personId: boundaries.personId })
    .from(boundaries)
    .where(
      and(
        eq(boundaries.kind, 'block'),
        or(
          and(eq(boundaries.ownerId, userId), among(boundaries.personId)),
          and(eq(boundaries.personId, userId), among(boundaries.ownerId)),
        ),
      ),
    );
  return new Set(rows.map(({ ownerId, personId }) => (ownerId === userId ? personId : ownerId)));
};

/** Finds who of many wants to hear nothing of whom of others: they mute or block them. */
export const findUnwilling = async (
  ctx: Ctx,
  personIds: readonly number[],
  userIds: readonly number[],
): Promise<(userId: number, personId: number) => boolean> => {
  if (personIds.length === 0 || userIds.length === 0) return () => false;
  const rows = await selectUnwilling(ctx, { personIds, userIds });
  const pairs = new Set(rows.map(({ ownerId, personId }) => `${ownerId} ${personId}`));
  return (userId, personId) => pairs.has(`${userId} ${personId}`);
};

const selectUnwilling = prepared('boundaries.unwilling', (db) =>
  db
    .select({ ownerId: boundaries.ownerId, personId: boundaries.personId })
    .from(boundaries)
    .where(
      and(
        sql`${boundaries.personId} = any(${sql.placeholder('personIds')})`,
        sql`${boundaries.ownerId} = any(${sql.placeholder('userIds')})`,
      ),
    ),
);
