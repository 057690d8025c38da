// Loads the forms behind one's own page of signing in: empty, or as they were typed.
import { loadAccountShell } from '#kernel/account-menu.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { unauthorised } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { safeRedirectPath, url } from '#kernel/named-routes.ts';
import { qrPath } from '#kernel/qr-code.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { PASSWORD_MIN_LENGTH } from '../constants.ts';
import { offerSecret, offeredSecret, setupAddress } from './authenticator-app.ts';
import { PASSKEY_NAME_MAX_LENGTH } from './constants.ts';
import { securityPaths } from './paths.ts';
import { findAccount } from './queries.ts';
import { deviceInWords, inGroups } from './rules.ts';
import * as texts from './texts.ts';
import { AppPage } from './ui/AppPage.tsx';
import { CodesPage } from './ui/CodesPage.tsx';
import { PasskeyPage } from './ui/PasskeyPage.tsx';
import { PasswordPage } from './ui/PasswordPage.tsx';
import { ProofPage } from './ui/ProofPage.tsx';

/** What was wrong with a form that comes back. */
export interface Problem {
  readonly error?: string;
  readonly errors?: FieldErrors;
  /** The status of the page; 422 unless another one says more. */
  readonly status?: number;
}

export const passwordPage = async (ctx: Ctx, problem?: Problem): Promise<PageAnswer> => {
  const { login } = await ownAccount(ctx);
  const form = await formOf(ctx, url(securityPaths.passwordSend), problem);
  const view = { ...form, login, minLength: PASSWORD_MIN_LENGTH };
  return page(PasswordPage, view, optionsOf(texts.passwordTitle, problem));
};

export const proofPage = async (
  ctx: Ctx,
  next: string | undefined,
  problem?: Problem,
): Promise<PageAnswer> => {
  const { login } = await ownAccount(ctx);
  const form = await formOf(ctx, url(securityPaths.proofSend), problem);
  const view = { ...form, login, next: proofTarget(next) };
  return page(ProofPage, view, optionsOf(texts.proofTitle, problem));
};

/** What is proved here is proved for these pages. */
export const proofTarget = (next: string | undefined): string => {
  const [target, home] = [safeRedirectPath(next), url(securityPaths.security)];
  return target.startsWith(`${home}/`) ? target : home;
};

/** The page offers a new secret, or again the one that was offered before. */
export const appPage = async (ctx: Ctx, sealedBefore?: string, problem?: Problem): Promise<PageAnswer> => {
  const { id, login } = await ownAccount(ctx);
  const before = sealedBefore === undefined ? undefined : offeredSecret(ctx, id, sealedBefore);
  const offered = before && sealedBefore ? { secret: before, sealed: sealedBefore } : offerSecret(ctx, id);
  const address = setupAddress(offered.secret, await readSetting(ctx, portalName), login);
  const view = {
    ...(await formOf(ctx, url(securityPaths.appSend), problem)),
    sealed: offered.sealed,
    secret: inGroups(offered.secret),
    qr: qrPath(address),
    address,
  };
  return page(AppPage, view, optionsOf(texts.appTitle, problem));
};

export const passkeyPage = async (
  ctx: Ctx,
  typed: { readonly name?: string | undefined; readonly userAgent: string },
  problem?: Problem,
): Promise<PageAnswer> => {
  const view = {
    ...(await formOf(ctx, url(securityPaths.passkeySend), problem)),
    question: url(securityPaths.passkeyQuestion),
    name: typed.name ?? deviceInWords(typed.userAgent),
    maxLength: PASSKEY_NAME_MAX_LENGTH,
  };
  return page(PasskeyPage, view, optionsOf(texts.passkeyTitle, problem));
};

/** Shows the codes once, as the answer to what made them. */
export const codesPage = async (ctx: Ctx, codes: readonly string[]): Promise<PageAnswer> => {
  const shell = await loadAccountShell(ctx, url(securityPaths.security));
  const view = { shell, codes: [...codes], doneHref: url(securityPaths.security) };
  return page(CodesPage, view, optionsOf(texts.codesTitle));
};

const ownAccount = async (ctx: Ctx) => {
  const account = isSignedIn(ctx.viewer) ? await findAccount(ctx, ctx.viewer.id) : undefined;
  if (!account) throw unauthorised();
  return account;
};

const formOf = async (ctx: Ctx, action: string, problem: Problem = {}) => ({
  shell: await loadAccountShell(ctx, url(securityPaths.security)),
  action,
  error: problem.error ?? null,
  errors: { ...problem.errors },
});

const optionsOf = (title: string, problem?: Problem) => ({
  head: { title, robots: 'noindex' },
  status: problem ? (problem.status ?? 422) : 200,
});
