// Tells moderators of something: keeps how it looks just now, and says so by mail. It is safe to do again.
import { and, eq, isNull, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { isAddress, oneLine, sendMail } from '#bundles/mail/public.ts';
import { mailAddresses } from '#bundles/users/public.ts';
import { wordedLetter } from '#bundles/wording/public.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { invalid } from '#kernel/outcomes.ts';
import { recordInCase } from '../case-history.ts';
import {
  GRAVEST,
  NOTICE_LIMIT_PER_ADDRESS,
  NOTICE_LIMIT_PER_EMAIL,
  NOTICE_LIMIT_PER_MEMBER,
  severityOf,
} from '../constants.ts';
import { copyPictures } from '../evidence.ts';
import { reporterKey, standingHref } from '../links.ts';
import { openCase, saveEvidence } from '../opening.ts';
import { listUnfounded } from '../queries.ts';
import type { Notice, Reporter } from '../queries.ts';
import { moderationCases, moderationNotices } from '../schema.ts';
import { about, numberOf } from '../texts.ts';
import { receiptMail } from '../wordings.ts';
import { demandReportable } from './find-thing.ts';
import { unheardUntil } from './misuse.ts';
import { checkNotice } from './rules.ts';
import type { CheckedNotice, TypedNotice } from './rules.ts';
import * as texts from './texts.ts';

export interface NoticeInput extends TypedNotice {
  readonly type: string;
  readonly id: number;
  /** Where it comes from. */
  readonly network: string;
}

export type NoticeOutcome = { readonly kind: 'told'; readonly noticeId: number } | Invalid;

/** Throws 404 for what the viewer doesn't see, and 429. The same from the same person, not yet answered, is the same notice. */
export const sendNotice = async (ctx: Ctx, input: NoticeInput): Promise<NoticeOutcome> => {
  const { type, id, network } = input;
  await limitReporter(ctx, network);
  const found = await demandReportable(ctx, type, id);
  const checked = checkNotice(input, { isMember: isSignedIn(ctx.viewer), isAddress, oneLine });
  if (checked.kind === 'invalid') return checked;
  if (isSignedIn(ctx.viewer) && ctx.viewer.id === found.thing.authorId)
    return invalid({ category: texts.ownThing });
  if (await isUnheard(ctx, checked.value))
    return invalid({ category: isSignedIn(ctx.viewer) ? texts.unheard : texts.unheardAddress });
  const pictures = await copyPictures(ctx, found.thing.imageIds ?? []);
  const evidence = { ...found.thing.evidence, ...(pictures.length > 0 && { pictures }) };
  const { email } = checked.value;
  if (email) await limitAttempts(ctx, `notice:email:${email.toLowerCase()}`, NOTICE_LIMIT_PER_EMAIL);
  return withTransaction(ctx, async (ctx): Promise<NoticeOutcome> => {
    const one = await openCase(ctx, { type, id }, found.thing, severityOf(checked.value.category));
    await saveEvidence(ctx, one.id, evidence);
    const { notice, isNew } = await saveNotice(ctx, one.id, checked.value, network);
    if (!isNew) return { kind: 'told', noticeId: notice.id };
    await ctx.db
      .update(moderationCases)
      .set({ noticeCount: sql`${moderationCases.noticeCount} + 1` })
      .where(eq(moderationCases.id, one.id));
    const after = { category: notice.category, noticeId: notice.id };
    await recordInCase(ctx, one.id, { action: 'case.noticed', after });
    await mailReceipt(ctx, notice, about(found.reportable.name, found.thing.title));
    return { kind: 'told', noticeId: notice.id };
  });
};

/**
 * Says whether somebody isn't heard for now. Of grave crimes anybody may tell at any time. Whoever has no account is known by
 * the address that they type; since somebody else may have typed it before, its owner is still heard as a member.
 */
const isUnheard = async (ctx: Ctx, { category, email }: CheckedNotice): Promise<boolean> => {
  const reporter = reporterOf(ctx, email);
  if (!reporter || severityOf(category) === GRAVEST) return false;
  return unheardUntil(await listUnfounded(ctx, reporter), ctx.now) !== null;
};

const reporterOf = (ctx: Ctx, email: string): Reporter | undefined => {
  if (ctx.viewer.id !== null) return { reporterId: ctx.viewer.id };
  return email ? { addressKey: addressKeyOf(ctx, email) } : undefined;
};

const addressKeyOf = (ctx: Ctx, email: string): string => reporterKey(ctx, `address:${email.toLowerCase()}`);

const limitReporter = (ctx: Ctx, network: string): Promise<void> =>
  isSignedIn(ctx.viewer)
    ? limitAttempts(ctx, `notice:member:${ctx.viewer.id}`, NOTICE_LIMIT_PER_MEMBER)
    : limitAttempts(ctx, `notice:address:${network}`, NOTICE_LIMIT_PER_ADDRESS);

const saveNotice = async (
  ctx: Ctx,
  caseId: number,
  { category, explanation, name, email }: CheckedNotice,
  network: string,
): Promise<{ readonly notice: Notice; readonly isNew: boolean }> => {
  const { viewer, now } = ctx;
  // Anybody can type somebody else's address, so a visitor gets back only what they wrote themselves: never another's receipt.
  const who =
    viewer.id === null
      ? JSON.stringify([email.toLowerCase() || network, explanation])
      : `member:${viewer.id}`;
  const key = reporterKey(ctx, who);
  // A member's own notice is found by the member: what came from elsewhere, such as reports of messages, has another key.
  const known = viewer.id === null ? undefined : await findUnanswered(ctx, caseId, category, viewer.id);
  if (known) return { notice: known, isNew: false };
  const [made] = await ctx.db
    .insert(moderationNotices)
    .values({
      caseId,
      category,
      explanation,
      reporterId: viewer.id,
      name,
      email,
      reporterKey: key,
      addressKey: viewer.id === null && email ? addressKeyOf(ctx, email) : null,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (made) return { notice: made, isNew: true };
  const isSame = and(
    eq(moderationNotices.caseId, caseId),
    eq(moderationNotices.reporterKey, key),
    eq(moderationNotices.category, category),
    isNull(moderationNotices.decisionId),
  );
  const [same] = await ctx.db.select().from(moderationNotices).where(isSame);
  return { notice: same!, isNew: false };
};

/** Finds the member's own notice that nobody has answered, while the row of its case is locked. */
const findUnanswered = async (
  ctx: Ctx,
  caseId: number,
  category: Notice['category'],
  reporterId: number,
): Promise<Notice | undefined> => {
  const isOwn = and(
    eq(moderationNotices.caseId, caseId),
    eq(moderationNotices.reporterId, reporterId),
    eq(moderationNotices.category, category),
    isNull(moderationNotices.decisionId),
  );
  return (await ctx.db.select().from(moderationNotices).where(isOwn).limit(1))[0];
};

/** Mails the receipt to whoever gave an address; to a member at the address of their account. */
const mailReceipt = async (ctx: Ctx, notice: Notice, inhalt: string): Promise<void> => {
  const to = await addressOf(ctx, notice);
  if (!to) return;
  const letter = await wordedLetter(ctx, {
    mail: receiptMail,
    name: to.name,
    values: { nummer: numberOf(notice.id), inhalt },
    href: ctx.config.publicUrl + standingHref(ctx, { side: 'notifier', id: notice.id }),
  });
  await sendMail(ctx, {
    to,
    ...letter,
    key: `moderation:receipt:${notice.id}`,
    ...(notice.reporterId !== null && { userId: notice.reporterId }),
  });
};

/**
 * Returns the address; undefined for who gave none, and for who has left. A typed address may be somebody else's: to such an
 * address nothing goes that somebody typed, not even a name.
 */
export const addressOf = async (
  ctx: Ctx,
  { reporterId, email }: Notice,
): Promise<{ readonly name: string; readonly address: string } | undefined> => {
  if (reporterId !== null) return (await mailAddresses.byIds(ctx, [reporterId])).get(reporterId);
  return email ? { name: '', address: email } : undefined;
};
