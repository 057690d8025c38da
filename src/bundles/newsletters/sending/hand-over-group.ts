// Hands a few mails at a time to the mail server, and notes what it said of each.
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { withoutAddresses } from '#kernel/serialized-error.ts';
import type { HandOverOutcome, SendOne } from '#bundles/mail/public.ts';
import { noteBounce } from '../bounces/note-bounce.ts';
import { bounceOfRefusal } from '../bounces/rules.ts';
import { messageKey, readerToken, unsubscribeHref } from '../links.ts';
import type { Issue } from '../queries.ts';
import { retryWaitAfter } from '../rules.ts';
import { newsletterDeliveries } from '../schema.ts';
import type { Claim } from './claims.ts';

interface GroupOutcome {
  /** Whether the mail server took none of two or more mails: that is about the mail server or about us. */
  readonly isBlocked: boolean;
  /** The connection broke off: it may be gone for the others as well. */
  readonly isInterrupted: boolean;
}

type Refusal = Exclude<HandOverOutcome, { readonly kind: 'accepted' }> & Pick<GroupOutcome, 'isBlocked'>;

export const handOverGroup = async (
  ctx: Ctx,
  issue: Issue,
  claims: readonly Claim[],
  sendOne: SendOne,
): Promise<GroupOutcome> => {
  const outcomes = await Promise.all(
    claims.map(async (claim) => ({ claim, outcome: await handOver(ctx, issue, claim, sendOne) })),
  );
  const taken = outcomes
    .filter(({ outcome }) => outcome.kind === 'accepted')
    .map(({ claim }) => claim.readerId);
  if (taken.length > 0)
    await ctx.db
      .update(newsletterDeliveries)
      .set({ state: 'taken' })
      .where(and(eq(newsletterDeliveries.issueId, issue.id), inArray(newsletterDeliveries.readerId, taken)));
  let isInterrupted = false;
  const isBlocked = claims.length > 1 && taken.length === 0;
  for (const { claim, outcome } of outcomes) {
    if (outcome.kind === 'accepted') continue;
    await noteRefusal(ctx, issue, claim, { ...outcome, isBlocked });
    isInterrupted ||= !outcome.isCertain;
  }
  return { isBlocked, isInterrupted };
};

const handOver = (ctx: Ctx, issue: Issue, { readerId, name, address }: Claim, sendOne: SendOne) => {
  const token = readerToken(ctx, readerId);
  return sendOne({
    name,
    address,
    filling: token,
    messageKey: messageKey(ctx, { issueId: issue.id, readerId }),
    listUnsubscribe: unsubscribeHref(ctx, token),
  });
};

/**
 * Notes that a mail was refused. What surely wasn't taken is tried again, unless this recipient was refused for good, or often
 * enough. What may have been taken stays as it is.
 */
const noteRefusal = async (ctx: Ctx, issue: Issue, { readerId, attempts }: Claim, refusal: Refusal) => {
  const { isCertain, isFinal, isAboutRecipient, isBlocked, reason } = refusal;
  ctx.log.warn(
    { issueId: issue.id, readerId, attempts, reason: withoutAddresses(reason) },
    'newsletter not accepted',
  );
  if (!isCertain) return;
  const isForGood = isFinal && isAboutRecipient && !isBlocked;
  const wait = isForGood ? undefined : retryWaitAfter(attempts);
  const isThis = and(eq(newsletterDeliveries.issueId, issue.id), eq(newsletterDeliveries.readerId, readerId));
  if (wait !== undefined) {
    await ctx.db
      .update(newsletterDeliveries)
      .set({ state: 'waiting', nextAt: new Date(Date.now() + wait) })
      .where(isThis);
    return;
  }
  await ctx.db.update(newsletterDeliveries).set({ state: 'refused' }).where(isThis);
  const isBounce = isAboutRecipient && (!isBlocked || (!isFinal && (await hasTakenAny(ctx, issue))));
  const bounce = isBounce ? bounceOfRefusal(reason) : undefined;
  if (bounce) await noteBounce(ctx, { issueId: issue.id, readerId }, bounce);
};

/**
 * Says whether the mail server took any mail of the issue. Recipients that are tried again come in groups of their own, so only
 * this tells whether a refusal is about them or about the mail server.
 */
const hasTakenAny = async (ctx: Ctx, { id }: Issue): Promise<boolean> => {
  const { issueId, state } = newsletterDeliveries;
  const isTaken = and(eq(issueId, id), eq(state, 'taken'));
  return (await ctx.db.select({ issueId }).from(newsletterDeliveries).where(isTaken).limit(1)).length > 0;
};
