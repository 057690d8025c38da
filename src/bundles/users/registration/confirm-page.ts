// Loads the page that a link to confirm an address opens, and the ones before it: it was sent, get it once more.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { safeRedirectPath, url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { readSentence } from '#bundles/wording/public.ts';
import { welcomeSentence } from '../mails/wordings.ts';
import { signInHref } from '../paths.ts';
import { emailLabel } from '../texts.ts';
import { registrationPaths, resendHref } from './paths.ts';
import { findAccount } from './queries.ts';
import * as texts from './texts.ts';
import { findToken } from './tokens.ts';
import { ButtonPage } from './ui/ButtonPage.tsx';
import { LinePage } from './ui/LinePage.tsx';
import { NotePage } from './ui/NotePage.tsx';
import type { LinePageView } from './views.ts';

export const loadConfirmPage = async (ctx: Ctx, token: string): Promise<PageAnswer> => {
  const link = await findToken(ctx, 'confirm', token);
  if (link.kind === 'used') return confirmUsedPage(ctx);
  const account = link.kind === 'good' ? await findAccount(ctx, link.row.userId) : undefined;
  if (!account) return confirmOverPage();
  const view = {
    title: texts.confirmHeading,
    intro: texts.confirmIntro(account.email, account.login),
    action: url(registrationPaths.confirmSend, { token }),
    button: texts.confirmButton,
  };
  return page(ButtonPage, view, { head: { title: texts.confirmHeading, robots: 'noindex' } });
};

/** Returns what the portal says to somebody whose address is confirmed now. */
export const welcomeWords = async (ctx: Ctx, name: string): Promise<string> =>
  (await readSentence(ctx, welcomeSentence, { name })).text;

const confirmOverPage = (): PageAnswer =>
  page(
    NotePage,
    {
      title: texts.overHeading,
      intro: texts.confirmOver,
      paragraphs: [],
      links: [
        { name: texts.confirmOverButton, href: resendHref(), isMain: true },
        { name: texts.toSignIn, href: signInHref('/') },
      ],
    },
    { head: { title: texts.overTitle, robots: 'noindex' }, status: 410 },
  );

export const sentPage = (): PageAnswer =>
  page(
    NotePage,
    {
      title: texts.sentHeading,
      intro: texts.sentIntro,
      paragraphs: [texts.sentSignIn, texts.sentNothing],
      links: [{ name: texts.toResend, href: resendHref() }],
    },
    { head: { title: texts.sentHeading, robots: 'noindex' } },
  );

/** Loads the form to get the link once more; for members who wait for it, their address stands there already. */
export const loadResendPage = async (
  ctx: Ctx,
  { email, next }: { email?: string; next: string | undefined },
  errors: FieldErrors = {},
): Promise<PageAnswer> => {
  const target = safeRedirectPath(next);
  const own = email === undefined && ctx.viewer.id ? await findAccount(ctx, ctx.viewer.id) : undefined;
  const view: LinePageView = {
    title: texts.resendHeading,
    intro: texts.resendIntro,
    action: url(registrationPaths.resendSend),
    next: target === '/' ? null : target,
    field: { name: 'email', type: 'email', label: emailLabel, autoComplete: 'email' },
    typed: email ?? own?.email ?? '',
    button: texts.resendButton,
    errors: { ...errors },
  };
  const status = Object.keys(errors).length > 0 ? 422 : 200;
  return page(LinePage, view, { head: { title: texts.resendHeading, robots: 'noindex' }, status });
};

/** Loads what is said to somebody whose link confirms nothing: it is over, or they have pressed its button before. */
export const loadUnconfirmedPage = async (ctx: Ctx, token: string): Promise<PageAnswer> => {
  const link = await findToken(ctx, 'confirm', token);
  const account = link.kind === 'used' ? await findAccount(ctx, link.row.userId) : undefined;
  const isDone = link.kind === 'used' && account?.confirmedAt && account.email === link.row.email;
  return isDone ? confirmUsedPage(ctx) : confirmOverPage();
};

const confirmUsedPage = ({ viewer }: Ctx): PageAnswer =>
  page(
    NotePage,
    {
      title: texts.confirmUsedHeading,
      intro: isSignedIn(viewer) ? texts.confirmUsedSignedIn : texts.confirmUsed,
      paragraphs: [],
      links: isSignedIn(viewer) ? [] : [{ name: texts.toSignIn, href: signInHref('/'), isMain: true }],
    },
    { head: { title: texts.confirmUsedHeading, robots: 'noindex' }, status: 410 },
  );
