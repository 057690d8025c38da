// Loads the page on which the first visitor becomes administrator, empty or as it was typed.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { PASSWORD_MIN_LENGTH } from './constants.ts';
import { userPaths } from './paths.ts';
import { setupCode } from './setup-code.ts';
import { setupHeading } from './texts.ts';
import { SetupPage } from './ui/SetupPage.tsx';
import type { SetupPageView } from './views.ts';

type TypedSetup = Pick<SetupPageView, 'login' | 'name' | 'email' | 'code'>;

const NOTHING_TYPED: TypedSetup = { login: '', name: '', email: '', code: '' };

export const setupPage = (
  ctx: Ctx,
  { login, name, email, code }: TypedSetup = NOTHING_TYPED,
  errors: FieldErrors = {},
): PageAnswer => {
  const view: SetupPageView = {
    action: url(userPaths.setupSend),
    login,
    name,
    email,
    code,
    needsCode: setupCode(ctx.portal) !== null,
    minPasswordLength: PASSWORD_MIN_LENGTH,
    error: null,
    errors: { ...errors },
  };
  const head = { title: setupHeading, robots: 'noindex' };
  return page(SetupPage, view, { head, status: Object.keys(errors).length > 0 ? 422 : 200 });
};
