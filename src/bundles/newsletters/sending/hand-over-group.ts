// Topic: a few mails at a time to the mail server, and what it said of each.
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
  readonly wasAnyTaken: boolean;
  /** The connection broke off: it may be gone for the others as well. */
  readonly isInterrupted: boolean;
}

type Refusal = Exclude<HandOverOutcome, { readonly kind: 'accepted' }>;

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
  let isWanted = taken.length > 0;
  for (const { claim, outcome } of outcomes) {
    if (outcome.kind === 'accepted') continue;
    await noteRefusal(ctx, issue, claim, outcome);
    isInterrupted ||= !outcome.isCertain;
    // It is up and answers; that it doesn't want somebody is no reason to wait for it.
    isWanted ||= outcome.isFinal;
  }
  return { wasAnyTaken: isWanted, isInterrupted };
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

/** What surely wasn't taken is tried again, unless it was refused for good or often enough. What may have been taken stays as it is. */
const noteRefusal = async (ctx: Ctx, issue: Issue, { readerId, attempts }: Claim, refusal: Refusal) => {
  const { isCertain, isFinal, isAboutRecipient, reason } = refusal;
  ctx.log.warn(
    { issueId: issue.id, readerId, attempts, reason: withoutAddresses(reason) },
    'newsletter not accepted',
  );
  if (!isCertain) return;
  const wait = isFinal ? undefined : retryWaitAfter(attempts);
  const isThis = and(eq(newsletterDeliveries.issueId, issue.id), eq(newsletterDeliveries.readerId, readerId));
  if (wait !== undefined) {
    await ctx.db
      .update(newsletterDeliveries)
      .set({ state: 'waiting', nextAt: new Date(Date.now() + wait) })
      .where(isThis);
    return;
  }
  await ctx.db.update(newsletterDeliveries).set({ state: 'refused' }).where(isThis);
  const bounce = isAboutRecipient ? bounceOfRefusal(reason) : undefined;
  if (bounce) await noteBounce(ctx, { issueId: issue.id, readerId }, bounce);
};
