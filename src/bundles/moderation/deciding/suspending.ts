// Suspends whoever made something, and ends that: never shorter than what holds already, unless it is set at the desk of
// members; and back to what held before.
import { and, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { SUSPENDED_PLACES_TAG } from '../constants.ts';
import { findBySuspension, listOtherValid } from '../queries.ts';
import type { Case, Decision } from '../queries.ts';
import type { FormerSuspension, SuspendedBefore, Undo } from '../reportables.ts';
import { moderationCases, moderationDecisions } from '../schema.ts';

const { suspension: desk } = accountDesk;

/** The most characters of the reason that stands beside a suspension. */
const REASON_LENGTH = 1000;

interface Span {
  /** Null for an open end. */
  readonly until: Date | null;
}

const endOf = ({ until }: Span): number => until?.getTime() ?? Infinity;

/**
 * Suspends the author everywhere; `refused` where the viewer may not. Undefined where nothing is to be done: the decision
 * suspends nobody everywhere, or they are suspended as long already.
 */
export const suspendAuthor = async (
  ctx: Ctx,
  { authorId }: Case,
  { id, suspension, suspensionPlace, suspendedUntil: until, facts: reason, ...decision }: Decision,
): Promise<SuspendedBefore | 'refused' | undefined> => {
  // Where somebody is suspended at one place alone, it is the decision itself that holds.
  if (suspensionPlace !== '') touch(ctx, SUSPENDED_PLACES_TAG);
  if (suspension === 'none' || suspensionPlace !== '' || authorId === null) return undefined;
  const former = await desk.find(ctx, authorId);
  if (suspension === 'set') {
    const { hidesContributions } = decision;
    const own = await suspendAnew(
      ctx,
      authorId,
      { reason, until, hidesContributions },
      former ? toFormer(former) : null,
    );
    return own === 'refused' ? own : { ...own, replaced: await endOtherSuspensions(ctx, authorId, id) };
  }
  if (former && endOf(former) >= endOf({ until })) {
    const member = await accountDesk.find(ctx, authorId);
    return member && desk.may(ctx.viewer, member) ? undefined : 'refused';
  }
  const hidesContributions = former?.hidesContributions ?? false;
  return suspendAnew(ctx, authorId, { reason, until, hidesContributions }, former ? toFormer(former) : null);
};

const suspendAnew = async (
  ctx: Ctx,
  userId: number,
  { reason, until, hidesContributions }: Span & Pick<FormerSuspension, 'reason' | 'hidesContributions'>,
  former: FormerSuspension | null,
): Promise<SuspendedBefore | 'refused'> => {
  const input = { reason: reason.slice(0, REASON_LENGTH), until, hidesContributions };
  const outcome = await desk.suspend(ctx, userId, input);
  const own = outcome.kind === 'invalid' ? undefined : await desk.find(ctx, userId);
  return own ? { id: own.id, former } : 'refused';
};

const toFormer = ({
  id,
  reason,
  until,
  hidesContributions,
}: Span & Omit<FormerSuspension, 'until'>): FormerSuspension => ({
  id,
  reason,
  until: until?.toISOString() ?? null,
  hidesContributions,
});

/**
 * Ends the suspension by this decision. Another suspension that came since stays. Where another decision suspends the same
 * person, or they were suspended before and still would be, they stay so as long as the longest of these.
 */
export const endOwnSuspension = async (
  ctx: Ctx,
  { authorId }: Case,
  decision: Decision,
  isUnnotified: boolean,
): Promise<void> => {
  const own = decision.undo.suspend;
  if (decision.suspensionEndedAt === null) await bringBackReplaced(ctx, decision);
  if (authorId === null || !own || (await desk.find(ctx, authorId))?.id !== own.id) return;
  const [others, former] = [
    await listOthers(ctx, authorId, decision.id),
    await findStanding(ctx, own.former),
  ];
  const next = others.toSorted((a, b) => endOf(toSpan(b)) - endOf(toSpan(a)))[0];
  const formerEnd = former ? endOf(toSpan({ suspendedUntil: asDate(former.until) })) : -Infinity;
  if (next && endOf(toSpan(next)) > formerEnd) {
    const hidesContributions = next.hidesContributions || (former?.hidesContributions ?? false);
    const span = { reason: next.facts, until: next.suspendedUntil, hidesContributions };
    const suspend = await suspendAnew(ctx, authorId, span, former ?? null);
    if (suspend !== 'refused') await setUndo(ctx, next.id, { ...next.undo, suspend });
  } else if (former) await suspendAnew(ctx, authorId, { ...former, until: asDate(former.until) }, null);
  else await desk.lift(ctx, authorId, { isUnnotified });
};

const toSpan = ({ suspendedUntil }: Pick<Decision, 'suspendedUntil'>): Span => ({ until: suspendedUntil });
const asDate = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

const listOthers = (ctx: Ctx, authorId: number, decisionId: number): Promise<Decision[]> =>
  listOtherValid(
    ctx,
    decisionId,
    and(
      eq(moderationCases.authorId, authorId),
      ne(moderationDecisions.suspension, 'none'),
      eq(moderationDecisions.suspensionPlace, ''),
      isNull(moderationDecisions.suspensionEndedAt),
      or(isNull(moderationDecisions.suspendedUntil), gt(moderationDecisions.suspendedUntil, ctx.now)),
    ),
  );

/**
 * Ends by hand, before their time, the suspensions by all decisions that suspend somebody everywhere, but for the one that
 * takes their place. Returns the ids of these decisions.
 */
export const endOtherSuspensions = async (
  ctx: Ctx,
  authorId: number,
  decisionId: number | null,
): Promise<number[]> =>
  endSuspensions(ctx, authorId, {
    at: ctx.now,
    lasting: ctx.now,
    which: decisionId === null ? undefined : ne(moderationDecisions.id, decisionId),
  });

/**
 * Ends at `at` the suspensions by all decisions that suspend somebody everywhere and would still hold after `lasting`. Returns
 * the ids of these decisions.
 */
export const endSuspensions = async (
  ctx: Ctx,
  authorId: number,
  { at, lasting, which }: { readonly at: Date; readonly lasting: Date; readonly which?: SQL | undefined },
): Promise<number[]> => {
  const { id, caseId, state, suspension, suspensionPlace, suspendedUntil, suspensionEndedAt } =
    moderationDecisions;
  const about = ctx.db
    .select({ id: moderationCases.id })
    .from(moderationCases)
    .where(eq(moderationCases.authorId, authorId));
  const ended = await ctx.db
    .update(moderationDecisions)
    .set({ suspensionEndedAt: at })
    .where(
      and(
        inArray(caseId, about),
        eq(state, 'valid'),
        ne(suspension, 'none'),
        eq(suspensionPlace, ''),
        isNull(suspensionEndedAt),
        or(isNull(suspendedUntil), gt(suspendedUntil, lasting)),
        which,
      ),
    )
    .returning({ id });
  return ended.map((one) => one.id);
};

/**
 * Lets the decisions count again that this one took the place of; where one of them has fallen since, those that it had taken
 * the place of.
 */
const bringBackReplaced = async (ctx: Ctx, { undo }: Pick<Decision, 'undo'>): Promise<void> => {
  const { replaced = [] } = undo.suspend ?? {};
  if (replaced.length === 0) return;
  const back = await ctx.db
    .update(moderationDecisions)
    .set({ suspensionEndedAt: null })
    .where(inArray(moderationDecisions.id, [...replaced]))
    .returning({ state: moderationDecisions.state, undo: moderationDecisions.undo });
  for (const one of back) if (one.state === 'reversed') await bringBackReplaced(ctx, one);
};

/**
 * Finds what held before, unless it was by a decision itself: then what held before that. Undefined for what would be over by
 * now.
 */
const findStanding = async (
  ctx: Ctx,
  former: FormerSuspension | null,
): Promise<FormerSuspension | undefined> => {
  if (!former) return undefined;
  const decision = await findBySuspension(ctx, former.id);
  if (decision?.undo.suspend) return findStanding(ctx, decision.undo.suspend.former);
  return former.until === null || new Date(former.until) > ctx.now ? former : undefined;
};

export const setUndo = async (ctx: Ctx, decisionId: number, undo: Undo): Promise<void> => {
  await ctx.db.update(moderationDecisions).set({ undo }).where(eq(moderationDecisions.id, decisionId));
};
