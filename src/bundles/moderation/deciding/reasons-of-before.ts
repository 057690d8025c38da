// Suspensions from before each had its statement of reasons get one from what was kept of them, and whoever is suspended hears
// of it once and can appeal. docs/decisions/0167
import type { Ctx } from '#kernel/ctx.ts';
import { withTransaction } from '#kernel/ctx.ts';
import { eachByItself } from '#kernel/each-by-itself.ts';
import { accountDesk, usersByIds } from '#bundles/users/public.ts';
import { recordInCase } from '../case-history.ts';
import { DEADLINES_MS, PERSON_TYPE } from '../constants.ts';
import { findBySuspension, findCaseOf, listDecidedSuspensions, lockCase } from '../queries.ts';
import type { Case } from '../queries.ts';
import { moderationCases, moderationDecisions } from '../schema.ts';
import { setState } from './commands.ts';
import { restrictionsInTurn } from './enacting.ts';
import { appealEnd } from './rules.ts';
import { endSuspensions } from './suspending.ts';
import { notifyOfDecision } from './notify-of-decisions.ts';

const { suspension: desk } = accountDesk;
type Suspension = NonNullable<Awaited<ReturnType<typeof desk.find>>>;

const BATCH = 200;

/** Gives how many got one. What has to wait, such as for a second pair of eyes in the same case, gets it the next time. */
export const giveReasonsOfBefore = async (ctx: Ctx): Promise<number> => {
  let count = 0;
  for (let after = 0, isLast = false; !isLast; ) {
    const standing = await desk.listStanding(ctx, { after, limit: BATCH });
    const ids = standing.map(({ id }) => id);
    const decided = ids.length > 0 ? await listDecidedSuspensions(ctx, ids) : new Set();
    const without = standing.filter(({ id }) => !decided.has(id));
    count += (await eachByItself(without, (one) => giveReasons(ctx, one))).filter(Boolean).length;
    isLast = standing.length < BATCH;
    after = ids.at(-1) ?? after;
  }
  return count;
};

const giveReasons = (ctx: Ctx, found: Suspension): Promise<boolean> =>
  withTransaction(ctx, async (ctx) => {
    const { id, userId } = found;
    const known = await findCaseOf(ctx, { type: PERSON_TYPE, id: userId });
    if (known) await lockCase(ctx, known.id);
    await restrictionsInTurn(ctx);
    // It may have been lifted, or another put in its place, while this waited.
    if ((await desk.find(ctx, userId))?.id !== id || (await findBySuspension(ctx, id))) return false;
    const one = await findOrMakeCase(ctx, found);
    // A decision that waits for somebody stays the last one of its case.
    if (!one || one.state === 'proposed') return false;
    const replaced = await endWhatItReplaced(ctx, found);
    const [decision] = await ctx.db
      .insert(moderationDecisions)
      .values({
        caseId: one.id,
        state: 'valid',
        measure: 'none',
        isThreadLocked: false,
        isWarning: false,
        suspension: 'set',
        suspendedUntil: found.until,
        hidesContributions: found.hidesContributions,
        // This is the plainest category: nobody was asked for one then. The statement says so.
        category: 'rules',
        facts: found.reason,
        isAfterNotice: false,
        deciderId: found.moderatorId,
        createdAt: found.createdAt,
        validAt: found.createdAt,
        suppliedAt: ctx.now,
        // The time runs from now on, because only now they hear that they can appeal.
        appealUntil: appealEnd(ctx.now),
        undo: { suspend: { id, former: null, replaced } },
      })
      .returning();
    await recordInCase(ctx, one.id, { action: 'case.supplied', after: { decisionId: decision!.id } });
    await notifyOfDecision(ctx, one, decision!);
    return true;
  });

/**
 * Finds or makes the case about the account; undefined where somebody else is just making it, or the account is gone. A case
 * that waits for something goes on waiting; one that was closed counts as decided again, and a new one as decided.
 */
const findOrMakeCase = async (ctx: Ctx, { userId, createdAt }: Suspension): Promise<Case | undefined> => {
  const known = await findCaseOf(ctx, { type: PERSON_TYPE, id: userId });
  if (known?.state === 'closed') await setState(ctx, known, 'decided');
  if (known) return known;
  const person = (await usersByIds(ctx, [userId])).get(userId);
  if (!person) return undefined;
  const [made] = await ctx.db
    .insert(moderationCases)
    .values({
      type: PERSON_TYPE,
      objectId: userId,
      authorId: userId,
      title: person.name,
      href: person.href ?? '',
      locationPath: '',
      state: 'decided',
      severity: 1,
      dueAt: new Date(createdAt.getTime() + DEADLINES_MS[1]),
      createdAt,
    })
    .onConflictDoNothing()
    .returning();
  return made;
};

/**
 * Ends the suspensions by decisions that this one took the place of: what would last longer than it can't count any more.
 * Returns their ids.
 */
const endWhatItReplaced = async (ctx: Ctx, { userId, until, createdAt }: Suspension): Promise<number[]> =>
  until === null ? [] : endSuspensions(ctx, userId, { at: createdAt, lasting: until });
