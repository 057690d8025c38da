// Makes the mail about one notice, some time after it. Handing it to the outbox and the mark are one transaction; from there on
// the outbox sends it, with a Message-ID that stays the same.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { sendMail } from '#bundles/mail/public.ts';
import { wordedLetter } from '#bundles/wording/public.ts';
import { drawFor } from '../draw-notices.ts';
import { noticePaths } from '../paths.ts';
import { findNotice, findSettings } from '../queries.ts';
import { quoteOf, sentenceOf } from '../views.ts';
import type { NoticeText } from '../views.ts';
import { findReader } from './mail-reader.ts';
import type { MailReader } from './mail-reader.ts';
import { markMailed } from './mailed.ts';
import { noticeMailOf } from './wordings.ts';

/**
 * Nothing when it was read meanwhile, is no longer wanted or no longer to be seen. Doing it again does no harm.
 * No entry: the outbox holds the mail.
 */
export const mailNotice = async (ctx: Ctx, { noticeId }: { noticeId: number }): Promise<void> => {
  const notice = await findNotice(ctx, noticeId);
  if (!notice || notice.readAt) return;
  const { [notice.kind]: setting } = await findSettings(ctx, notice.userId);
  if (setting?.mail !== 'now') return;
  const [reader, { drawn, isSuspended }] = await Promise.all([
    findReader(ctx, notice.userId, notice.kind),
    drawFor(ctx, notice.userId, [notice]),
  ]);
  const [view] = drawn;
  if (!reader || !view || (isSuspended && !view.kind.reachesSuspended)) return;
  await withTransaction(ctx, async (ctx) => {
    const isFirst = (await markMailed(ctx, [notice.id])).length > 0;
    if (isFirst) await sendMail(ctx, { ...(await letterOf(ctx, view, reader)), key: keyOfMail(notice.id) });
  });
};

/** The key of the mail about a notice in the outbox. */
export const keyOfMail = (noticeId: number): string => `notice:${noticeId}`;

const letterOf = async (ctx: Ctx, drawn: NoticeText, { listUnsubscribe, footer, ...reader }: MailReader) => {
  const sentence = sentenceOf(drawn);
  const href = drawn.href ? url(noticePaths.open, { id: drawn.notice.id }) : url(noticePaths.list);
  const letter = await wordedLetter(ctx, {
    mail: noticeMailOf(drawn.kind),
    name: reader.to.name,
    // A sentence that ends in a colon leads over to the title, which stands in a line of its own here.
    values: { satz: sentence.replace(/:$/, ''), titel: quoteOf(drawn) ?? '', naeheres: drawn.note ?? '' },
    href: ctx.config.publicUrl + href,
    footer,
  });
  // Without a title the subject must not end in a colon.
  return { ...reader, ...letter, subject: letter.subject.replace(/:\s*$/, ''), listUnsubscribe };
};
