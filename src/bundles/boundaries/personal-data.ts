// Says what is kept of whom and what a person wants nothing of.
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { addUp, isEither, moveRows } from '#kernel/account-merges.ts';
import type { AccountMerge, MergeCount } from '#kernel/account-merges.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { boundariesTag } from './constants.ts';
import { hasNotesOff, listPeople, listWords } from './queries.ts';
import { boundaries, calmNotesOff, hiddenWords } from './schema.ts';
import { personalDataWords } from './texts.ts';

/** Who mutes or blocks a person is given out to nobody: they aren't to know. */
export const personalBoundaries: PersonalData = {
  name: 'boundaries',
  words: personalDataWords,
  exportFor: async (ctx, userId) => ({
    people: await listPeople(ctx, userId),
    words: (await listWords(ctx, userId)).map(({ word, createdAt }) => ({ word, createdAt })),
    wantsNoNotes: await hasNotesOff(ctx, userId),
  }),
  countFor: async (ctx, userId) => {
    const [people, words, notesOff] = await Promise.all([
      ctx.db.$count(boundaries, isBetween(userId)),
      ctx.db.$count(hiddenWords, eq(hiddenWords.ownerId, userId)),
      ctx.db.$count(calmNotesOff, eq(calmNotesOff.ownerId, userId)),
    ]);
    return { goes: people + words + notesOff, stays: 0 };
  },
  // Nobody mutes or blocks themselves.
  mergeInto: async (ctx, merge) => {
    const self = and(isEither(boundaries.ownerId, merge), isEither(boundaries.personId, merge));
    const { rowCount } = await ctx.db.delete(boundaries).where(self);
    const count = addUp([
      { moved: 0, dropped: rowCount ?? 0 },
      await moveSide(ctx, 'ownerId', 'personId', merge),
      await moveSide(ctx, 'personId', 'ownerId', merge),
      await moveRows(ctx, hiddenWords, 'ownerId', merge, ['word']),
      await moveNotesOff(ctx, merge),
    ]);
    const owners = await listOwnersAgainst(ctx, merge.intoId);
    touch(ctx, ...[merge.fromId, merge.intoId, ...owners].map(boundariesTag));
    return count;
  },
  eraseFor: (ctx, userId) =>
    withTransaction(ctx, async (ctx) => {
      await ctx.db.delete(boundaries).where(isBetween(userId));
      await ctx.db.delete(hiddenWords).where(eq(hiddenWords.ownerId, userId));
      await ctx.db.delete(calmNotesOff).where(eq(calmNotesOff.ownerId, userId));
      touch(ctx, boundariesTag(userId));
    }),
};

type Side = 'ownerId' | 'personId';

/** Moves the rows with the account on one side. Where both accounts have one with the same person, a block outlasts a mute. */
const moveSide = async (ctx: Ctx, side: Side, other: Side, merge: AccountMerge): Promise<MergeCount> => {
  const isBlockOfFrom = and(eq(boundaries[side], merge.fromId), eq(boundaries.kind, 'block'));
  const blocked = ctx.db.select({ id: boundaries[other] }).from(boundaries).where(isBlockOfFrom);
  await ctx.db
    .update(boundaries)
    .set({ kind: 'block' })
    .where(and(eq(boundaries[side], merge.intoId), inArray(boundaries[other], blocked)));
  return moveRows(ctx, boundaries, side, merge, [other]);
};

/** Lists who mutes or blocks a person. */
const listOwnersAgainst = async (ctx: Ctx, personId: number): Promise<number[]> => {
  const isAgainst = eq(boundaries.personId, personId);
  const rows = await ctx.db.select({ ownerId: boundaries.ownerId }).from(boundaries).where(isAgainst);
  return rows.map(({ ownerId }) => ownerId);
};

const moveNotesOff = async (ctx: Ctx, merge: AccountMerge): Promise<MergeCount> => {
  const isTwin = sql`exists (select from calm_notes_off kept where kept.owner_id = ${merge.intoId})`;
  const twin = and(eq(calmNotesOff.ownerId, merge.fromId), isTwin);
  const { rowCount } = await ctx.db.delete(calmNotesOff).where(twin);
  return addUp([{ moved: 0, dropped: rowCount ?? 0 }, await moveRows(ctx, calmNotesOff, 'ownerId', merge)]);
};

const isBetween = (userId: number) => or(eq(boundaries.ownerId, userId), eq(boundaries.personId, userId));
