// Shows one mail of the outbox, with its text as long as there is one.
import { momentOf } from '#design/dates.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { mailPaths } from './paths.ts';
import { findMailServer } from './server/queries.ts';
import { mayReadOutbox, resendableStates } from './policy.ts';
import { findMail } from './queries.ts';
import { withLinks } from './rules.ts';
import * as texts from './texts.ts';
import { MailPage } from './ui/MailPage.tsx';
import type { MailPageView } from './views.ts';

/** Throws 403 for everybody but administrators of the whole portal, and 404. */
export const loadMailPage = async (ctx: Ctx, id: number): Promise<PageAnswer> => {
  if (!mayReadOutbox(ctx.viewer)) throw forbidden();
  const outboxHref = url(mailPaths.outbox, {});
  const [desk, mail, server] = await Promise.all([
    loadDesk(ctx, url(mailPaths.mail, { id })),
    findMail(ctx, id),
    findMailServer(ctx),
  ]);
  if (!mail) throw notFound();
  const view: MailPageView = {
    outboxHref,
    subject: mail.subject,
    recipient: texts.recipient(mail.toName, mail.toAddress),
    state: mail.state,
    stateName: texts.stateNames[mail.state],
    createdAt: momentOf(mail.createdAt),
    sentAt: mail.sentAt && momentOf(mail.sentAt),
    attempts: String(mail.attempts),
    error: mail.error,
    text: withLinks(mail.text),
    html: mail.html,
    resendAction: resendableStates(server !== undefined).includes(mail.state)
      ? url(mailPaths.resend, { id })
      : null,
  };
  return page(MailPage, view, { head: { title: mail.subject, robots: 'noindex', desk } });
};
