// Loads the pages of a forgotten password: ask for a link, it was sent, choose a new one by it.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { PASSWORD_MIN_LENGTH } from '../../constants.ts';
import { signInHref } from '../../paths.ts';
import { loginLabel } from '../../texts.ts';
import { passwordPaths } from '../paths.ts';
import { findFactors } from '../../security/second-factor.ts';
import { findAccount } from '../queries.ts';
import type { Account } from '../queries.ts';
import { overHeading, overTitle, toSignIn } from '../texts.ts';
import { findToken } from '../tokens.ts';
import { LinePage } from '../ui/LinePage.tsx';
import { NotePage } from '../ui/NotePage.tsx';
import type { LinePageView, NewPasswordPageView } from '../views.ts';
import { needsFactor } from './needs-factor.ts';
import * as texts from './texts.ts';
import { NewPasswordPage } from './ui/NewPasswordPage.tsx';

export const forgottenPage = (typed = '', errors: FieldErrors = {}): PageAnswer => {
  const view: LinePageView = {
    title: texts.forgottenHeading,
    intro: texts.forgottenIntro,
    action: url(passwordPaths.forgottenSend),
    next: null,
    field: { name: 'login', type: 'text', label: loginLabel, autoComplete: 'username' },
    typed,
    button: texts.forgottenButton,
    errors: { ...errors },
  };
  const status = Object.keys(errors).length > 0 ? 422 : 200;
  return page(LinePage, view, { head: { title: texts.forgottenHeading, robots: 'noindex' }, status });
};

export const sentPage = (): PageAnswer =>
  page(
    NotePage,
    {
      title: texts.sentHeading,
      intro: texts.sentIntro,
      paragraphs: [texts.sentNothing],
      links: [
        { name: texts.tryAgain, href: url(passwordPaths.forgotten) },
        { name: toSignIn, href: signInHref('/') },
      ],
    },
    { head: { title: texts.sentHeading, robots: 'noindex' } },
  );

export const loadResetPage = async (
  ctx: Ctx,
  token: string,
  errors: FieldErrors = {},
  refusedStatus = 422,
): Promise<PageAnswer> => {
  const link = await findToken(ctx, 'reset', token);
  const account = link.kind === 'good' ? await findAccount(ctx, link.row.userId) : undefined;
  if (!account) return resetOverPage();
  const view: NewPasswordPageView = {
    title: texts.resetHeading,
    intro: texts.resetIntro(account.login),
    action: url(passwordPaths.resetSend, { token }),
    login: account.login,
    minPasswordLength: PASSWORD_MIN_LENGTH,
    factor: await toFactorView(ctx, account, token),
    errors: { ...errors },
  };
  const status = Object.keys(errors).length > 0 ? refusedStatus : 200;
  return page(NewPasswordPage, view, { head: { title: texts.resetHeading, robots: 'noindex' }, status });
};

const toFactorView = async (
  ctx: Ctx,
  account: Account,
  token: string,
): Promise<NewPasswordPageView['factor']> => {
  if (!(await needsFactor(ctx, account))) return null;
  const { hasApp, passkeys } = await findFactors(ctx, account.id);
  return { hasApp, passkeyQuestion: passkeys > 0 ? url(passwordPaths.resetQuestion, { token }) : null };
};

export const resetOverPage = (): PageAnswer =>
  page(
    NotePage,
    {
      title: overHeading,
      intro: texts.resetOver,
      paragraphs: [],
      links: [
        { name: texts.resetOverButton, href: url(passwordPaths.forgotten), isMain: true },
        { name: toSignIn, href: signInHref('/') },
      ],
    },
    { head: { title: overTitle, robots: 'noindex' }, status: 410 },
  );
