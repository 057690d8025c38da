// Topic: the mail about one notice, some time after it. Handing it to the outbox and the mark are one transaction; from
// there on the outbox sends it, with a Message-ID that stays the same.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { mailLetter, sendMail } from '#bundles/mail/public.ts';
import { drawFor } from '../draw-notices.ts';
import { noticePaths } from '../paths.ts';
import { findNotice, findSettings } from '../queries.ts';
import * as texts from '../texts.ts';
import { quoteOf, sentenceOf } from '../views.ts';
import type { NoticeText } from '../views.ts';
import { findReader } from './mail-reader.ts';
import type { MailReader } from './mail-reader.ts';
import { markMailed } from './mailed.ts';

/**
 * Nothing when it was read meanwhile, is no longer wanted or no longer to be seen. Doing it again does no harm.
 * No entry: the outbox holds the mail.
 */
export const mailNotice = async (ctx: Ctx, { noticeId }: { noticeId: number }): Promise<void> => {
  const notice = await findNotice(ctx, noticeId);
  if (!notice || notice.readAt) return;
  const { [notice.kind]: setting } = await findSettings(ctx, notice.userId);
  if (setting?.mail !== 'now') return;
  const [reader, { told, isSuspended }] = await Promise.all([
    findReader(ctx, notice.userId, notice.kind),
    drawFor(ctx, notice.userId, [notice]),
  ]);
  const [view] = told;
  if (!reader || !view || (isSuspended && !view.kind.reachesSuspended)) return;
  await withTransaction(ctx, async (ctx) => {
    const isFirst = (await markMailed(ctx, [notice.id])).length > 0;
    if (isFirst) await sendMail(ctx, { ...(await letterOf(ctx, view, reader)), key: `notice:${notice.id}` });
  });
};

const letterOf = async (ctx: Ctx, told: NoticeText, { listUnsubscribe, footer, ...reader }: MailReader) => {
  const sentence = sentenceOf(told);
  const href = told.href ? url(noticePaths.open, { id: told.notice.id }) : url(noticePaths.list);
  const about = quoteOf(told);
  const letter = await mailLetter(ctx, {
    greeting: texts.greeting(reader.to.name),
    paragraphs: [`${sentence}.`, ...(about ? [about] : []), ...(told.note ? [told.note] : [])],
    action: { label: texts.mailAction, href: ctx.config.publicUrl + href },
    footer,
  });
  return { ...reader, subject: sentence, ...letter, listUnsubscribe };
};
