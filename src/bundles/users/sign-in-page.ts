// The page to sign in, empty or as it was typed.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { url } from '#kernel/named-routes.ts';
import { safeRedirectPath } from '#kernel/named-routes.ts';
import { userPaths } from './paths.ts';
import { signInHeading } from './texts.ts';
import { SignInPage } from './ui/SignInPage.tsx';
import type { SignInPageView } from './views.ts';

interface TypedSignIn {
  readonly next: string | undefined;
  readonly login?: string;
  readonly stay?: boolean;
  readonly error?: string;
}

export const signInPage = ({ next, login = '', stay = false, error }: TypedSignIn): PageAnswer => {
  const target = safeRedirectPath(next);
  const view: SignInPageView = {
    action: url(userPaths.signInSend),
    next: target === '/' ? null : target,
    login,
    stay,
    error: error ?? null,
    errors: {},
  };
  const head = { title: signInHeading, robots: 'noindex' };
  return page(SignInPage, view, { head, status: error === undefined ? 200 : 422 });
};
