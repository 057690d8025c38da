// Loads the page that asks for the second factor; undefined when nobody waits for it.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { safeRedirectPath, url } from '#kernel/named-routes.ts';
import { signInHref } from '../paths.ts';
import { findFactors } from '../security/second-factor.ts';
import { signInPaths } from './paths.ts';
import { findPending } from './pending.ts';
import { confirmHeading } from './texts.ts';
import { ConfirmSignInPage } from './ui/ConfirmSignInPage.tsx';
import type { ConfirmSignInView } from './views.ts';

interface ConfirmOptions {
  readonly token: string | undefined;
  readonly next: string | undefined;
  readonly error?: string;
  readonly status?: number;
}

export const confirmSignInPage = async (
  ctx: Ctx,
  { token, next, error, status }: ConfirmOptions,
): Promise<PageAnswer | undefined> => {
  const pending = await findPending(ctx, token);
  if (!pending) return undefined;
  const { hasApp, passkeys } = await findFactors(ctx, pending.userId);
  const target = safeRedirectPath(next);
  const view: ConfirmSignInView = {
    action: url(signInPaths.confirmSend),
    next: target === '/' ? null : target,
    hasApp,
    passkeyQuestion: passkeys > 0 ? url(signInPaths.confirmQuestion) : null,
    startAgainHref: signInHref(target),
    error: error ?? null,
  };
  const head = { title: confirmHeading, robots: 'noindex' };
  return page(ConfirmSignInPage, view, { head, status: status ?? (error === undefined ? 200 : 422) });
};
