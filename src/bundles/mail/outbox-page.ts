// Shows the outbox: what was written, newest first, by recipient and state.
import { agoOf } from '#design/dates.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { page, seeOther } from '#kernel/answers.ts';
import type { PageAnswer, RedirectAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { MAIL_STATES } from './constants.ts';
import type { MailState } from './constants.ts';
import { mailPaths } from './paths.ts';
import { mayReadOutbox } from './policy.ts';
import { findMailServer } from './server/queries.ts';
import { listMails } from './queries.ts';
import type { MailHead } from './queries.ts';
import * as texts from './texts.ts';
import { OutboxPage } from './ui/OutboxPage.tsx';
import type { MailRowView, OutboxPageView } from './views.ts';

export interface OutboxOptions {
  readonly page: number;
  readonly state?: MailState | undefined;
  readonly recipient?: string | undefined;
}

/** Throws 403 for everybody but administrators of the whole portal. */
export const loadOutboxPage = async (
  ctx: Ctx,
  options: OutboxOptions,
): Promise<PageAnswer | RedirectAnswer> => {
  if (!mayReadOutbox(ctx.viewer)) throw forbidden();
  const { state, recipient = '' } = options;
  const [desk, server, { mails, hasMore }] = await Promise.all([
    loadDesk(ctx, url(mailPaths.outbox, {})),
    findMailServer(ctx),
    listMails(ctx, { state, recipient }, options.page),
  ]);
  const hrefOf = (number: number) =>
    url(mailPaths.outbox, number > 1 ? { page: number } : {}, { an: recipient || undefined, zustand: state });
  if (mails.length === 0 && options.page > 1) return seeOther(hrefOf(1));
  const view: OutboxPageView = {
    hasServer: server !== undefined,
    serverHref: url(mailPaths.server),
    action: url(mailPaths.outbox, {}),
    recipient,
    state: state ?? '',
    states: [
      { value: '', name: texts.allStates },
      ...MAIL_STATES.map((value) => ({ value, name: texts.stateNames[value] })),
    ],
    isFiltered: recipient !== '' || state !== undefined,
    mails: mails.map((mail) => toRowView(mail, ctx.now)),
    newer: options.page > 1 ? hrefOf(options.page - 1) : null,
    older: hasMore ? hrefOf(options.page + 1) : null,
  };
  return page(OutboxPage, view, { head: { title: texts.outboxHeading, robots: 'noindex', desk } });
};

const toRowView = (mail: MailHead, now: Date): MailRowView => ({
  id: mail.id,
  href: url(mailPaths.mail, { id: mail.id }),
  subject: mail.subject,
  recipient: texts.recipient(mail.toName, mail.toAddress),
  state: mail.state,
  stateName: texts.stateNames[mail.state],
  time: agoOf(mail.createdAt, now),
  error: mail.state === 'sent' ? null : mail.error,
});
