// Loads the page to sign in, empty or as it was typed.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { safeRedirectPath, url } from '#kernel/named-routes.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { userPaths } from './paths.ts';
import { passwordPaths, registerHref } from './registration/paths.ts';
import { registrationOpen } from './registration/settings.ts';
import { signInPaths } from './sign-in/paths.ts';
import { signInHeading } from './texts.ts';
import { SignInPage } from './ui/SignInPage.tsx';
import type { SignInPageView } from './views.ts';

interface TypedSignIn {
  readonly next: string | undefined;
  readonly login?: string;
  readonly stay?: boolean;
  readonly error?: string;
  readonly status?: number;
}

export const signInPage = async (
  ctx: Ctx,
  { next, login = '', stay = false, error, status = 200 }: TypedSignIn,
): Promise<PageAnswer> => {
  const target = safeRedirectPath(next);
  const isOpen = await readSetting(ctx, registrationOpen);
  const view: SignInPageView = {
    action: url(userPaths.signInSend),
    next: target === '/' ? null : target,
    login,
    stay,
    passkey: { action: url(signInPaths.passkey), question: url(signInPaths.passkeyQuestion) },
    registerHref: isOpen ? registerHref(target) : null,
    forgottenHref: url(passwordPaths.forgotten),
    error: error ?? null,
    errors: {},
  };
  const head = { title: signInHeading, robots: 'noindex' };
  return page(SignInPage, view, { head, status });
};
