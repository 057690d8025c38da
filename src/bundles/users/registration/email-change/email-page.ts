// Loads the page of one's e-mail address, and those that the links in its mails open.
import { momentOf } from '#design/dates.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { mayEditUser } from '../../policy.ts';
import { emailPaths, passwordPaths, resendHref } from '../paths.ts';
import { findAccount, findWantedEmail } from '../queries.ts';
import { securityPaths } from '../../security/paths.ts';
import { overHeading, overTitle } from '../texts.ts';
import { findToken } from '../tokens.ts';
import { ButtonPage } from '../ui/ButtonPage.tsx';
import { NotePage } from '../ui/NotePage.tsx';
import type { EmailPageView } from '../views.ts';
import * as texts from './texts.ts';
import { EmailPage } from './ui/EmailPage.tsx';

export const loadEmailPage = async (ctx: Ctx, typed = '', errors: FieldErrors = {}): Promise<PageAnswer> => {
  const id = ctx.viewer.id ?? 0;
  const path = url(emailPaths.change);
  const [shell, account, wanted] = await Promise.all([
    loadAccountShell(ctx, path),
    findAccount(ctx, id),
    findWantedEmail(ctx, id),
  ]);
  if (!account) throw notFound();
  const view: EmailPageView = {
    shell,
    action: mayEditUser(ctx.viewer, id) ? url(emailPaths.changeSend) : null,
    securityHref: url(securityPaths.security),
    present: texts.present(account.email),
    resendHref: account.confirmedAt || ctx.viewer.isSuspended ? null : resendHref(path),
    wanted: wanted ? texts.wanted(wanted.email, momentOf(wanted.expiresAt).text) : null,
    typed,
    errors: { ...errors },
  };
  const status = Object.keys(errors).length > 0 ? 422 : 200;
  return page(EmailPage, view, { head: { title: texts.heading, robots: 'noindex' }, status });
};

export const loadConfirmPage = async (ctx: Ctx, token: string): Promise<PageAnswer> => {
  const link = await findToken(ctx, 'change-email', token);
  const account = link.kind === 'good' ? await findAccount(ctx, link.row.userId) : undefined;
  if (link.kind !== 'good' || !account) return confirmOverPage();
  const view = {
    title: texts.confirmHeading,
    intro: texts.confirmIntro(link.row.email, account.login),
    action: url(emailPaths.confirmSend, { token }),
    button: texts.confirmButton,
  };
  return page(ButtonPage, view, { head: { title: texts.confirmHeading, robots: 'noindex' } });
};

export const confirmOverPage = (): PageAnswer =>
  overPage(texts.confirmOver, { name: texts.confirmOverButton, href: url(emailPaths.change) });

export const loadUndoPage = async (ctx: Ctx, token: string): Promise<PageAnswer> => {
  const link = await findToken(ctx, 'undo-email', token);
  if (link.kind !== 'good') return undoOverPage();
  const view = {
    title: texts.undoHeading,
    intro: texts.undoIntro(link.row.email),
    action: url(emailPaths.undoSend, { token }),
    button: texts.undoButton,
  };
  return page(ButtonPage, view, { head: { title: texts.undoHeading, robots: 'noindex' } });
};

export const undoOverPage = (): PageAnswer =>
  overPage(texts.undoOver, { name: texts.undoOverButton, href: url(passwordPaths.forgotten) });

const overPage = (intro: string, link: { name: string; href: string }): PageAnswer =>
  page(
    NotePage,
    { title: overHeading, intro, paragraphs: [], links: [{ ...link, isMain: true }] },
    { head: { title: overTitle, robots: 'noindex' }, status: 410 },
  );
