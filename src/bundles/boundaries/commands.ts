// Mutes and blocks people, hides words, and switches notes off. All of it may be done again without harm. The history says that
// something was done, never against whom or which word: it is read by editors.
import { and, eq, sql } from 'drizzle-orm';
import { announce, defineAnnouncement } from '#kernel/announcements.ts';
import { findSummary } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badRequest, notFound, unauthorised } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { record } from '#bundles/history/public.ts';
import { BOUNDARY_LIMIT, MAX_HIDDEN_WORDS, MAX_PEOPLE, boundariesTag } from './constants.ts';
import type { BoundaryChoice } from './constants.ts';
import { listWords } from './queries.ts';
import { checkWord } from './rules.ts';
import { boundaries, calmNotesOff, hiddenWords } from './schema.ts';
import * as texts from './texts.ts';

export interface PersonBlocked {
  readonly blockerId: number;
  readonly blockedId: number;
}

/** Somebody blocks somebody; what binds the two ends. */
export const personBlocked = defineAnnouncement<PersonBlocked>('boundaries.blocked');

export type SetOutcome = { readonly kind: 'set' } | Refused;

/**
 * Sets what the viewer wants of somebody from now on. 404 when somebody is to be muted or blocked who isn't to be seen; it is
 * lifted from anybody.
 */
export const setBoundary = async (
  ctx: Ctx,
  personId: number,
  choice: BoundaryChoice,
): Promise<SetOutcome> => {
  const ownerId = signedInId(ctx);
  if (ownerId === personId) throw badRequest(texts.notOneself);
  await limitAttempts(ctx, `boundary:${ownerId}`, BOUNDARY_LIMIT);
  return withTransaction(ctx, async (ctx): Promise<SetOutcome> => {
    if (choice !== 'none' && !(await findSummary(ctx, { type: 'user', id: personId }))) throw notFound();
    await lockOwner(ctx, ownerId);
    const isThis = and(eq(boundaries.ownerId, ownerId), eq(boundaries.personId, personId));
    const [known] = await ctx.db.select({ kind: boundaries.kind }).from(boundaries).where(isThis);
    if ((known?.kind ?? 'none') === choice) return { kind: 'set' };
    if (choice === 'none') await ctx.db.delete(boundaries).where(isThis);
    else {
      if (!known && (await ctx.db.$count(boundaries, eq(boundaries.ownerId, ownerId))) >= MAX_PEOPLE)
        return refused(texts.tooManyPeople(MAX_PEOPLE));
      const row = { ownerId, personId, kind: choice, createdAt: ctx.now };
      await ctx.db
        .insert(boundaries)
        .values(row)
        .onConflictDoUpdate({
          target: [boundaries.ownerId, boundaries.personId],
          set: { kind: choice, createdAt: ctx.now },
        });
    }
    await record(ctx, { type: 'user', objectId: ownerId, action: `boundary.${choice}` });
    touch(ctx, boundariesTag(ownerId));
    if (choice === 'block') await announce(ctx, personBlocked, { blockerId: ownerId, blockedId: personId });
    return { kind: 'set' };
  });
};

export type WordOutcome = { readonly kind: 'hidden'; readonly word: string } | Invalid;

/** Hides a word; the same word in other letters is the same. */
export const hideWord = async (ctx: Ctx, typed: string): Promise<WordOutcome> => {
  const ownerId = signedInId(ctx);
  const checked = checkWord(typed);
  if (checked.kind === 'invalid') return checked;
  const { value: word } = checked;
  await limitAttempts(ctx, `hidden-word:${ownerId}`, BOUNDARY_LIMIT);
  return withTransaction(ctx, async (ctx): Promise<WordOutcome> => {
    await lockOwner(ctx, ownerId);
    const known = await listWords(ctx, ownerId);
    if (known.some((other) => other.word.toLowerCase() === word.toLowerCase()))
      return { kind: 'hidden', word };
    if (known.length >= MAX_HIDDEN_WORDS) return invalid({ word: texts.tooManyWords(MAX_HIDDEN_WORDS) });
    await ctx.db.insert(hiddenWords).values({ ownerId, word, createdAt: ctx.now });
    await record(ctx, { type: 'user', objectId: ownerId, action: 'hidden-word.added' });
    touch(ctx, boundariesTag(ownerId));
    return { kind: 'hidden', word };
  });
};

/** Takes a word from one's own list; those of others, and what is gone, stay as they are. */
export const showWord = (ctx: Ctx, wordId: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const ownerId = signedInId(ctx);
    const isOwn = and(eq(hiddenWords.id, wordId), eq(hiddenWords.ownerId, ownerId));
    const { rowCount } = await ctx.db.delete(hiddenWords).where(isOwn);
    if (!rowCount) return;
    await record(ctx, { type: 'user', objectId: ownerId, action: 'hidden-word.removed' });
    touch(ctx, boundariesTag(ownerId));
  });

/** Sets whether the viewer reads a calm note before what may be hasty. */
export const wantNotes = async (ctx: Ctx, isWanted: boolean): Promise<void> => {
  const ownerId = signedInId(ctx);
  await limitAttempts(ctx, `calm-notes:${ownerId}`, BOUNDARY_LIMIT);
  return withTransaction(ctx, async (ctx) => {
    const { rowCount } = isWanted
      ? await ctx.db.delete(calmNotesOff).where(eq(calmNotesOff.ownerId, ownerId))
      : await ctx.db.insert(calmNotesOff).values({ ownerId, createdAt: ctx.now }).onConflictDoNothing();
    if (!rowCount) return;
    await record(ctx, { type: 'user', objectId: ownerId, action: `calm-notes.${isWanted ? 'on' : 'off'}` });
    touch(ctx, boundariesTag(ownerId));
  });
};

/** Whoever else changes what this person wants waits, so that the numbers hold. */
const lockOwner = (ctx: Ctx, ownerId: number) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('boundaries'), ${ownerId})`);

const signedInId = ({ viewer }: Ctx): number => {
  if (viewer.id === null) throw unauthorised();
  return viewer.id;
};
