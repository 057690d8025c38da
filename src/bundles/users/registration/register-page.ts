// Loads the page to become a member, empty or as it was typed.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { safeRedirectPath, url } from '#kernel/named-routes.ts';
import { paragraphsOf, readSentence } from '#bundles/wording/public.ts';
import { PASSWORD_MIN_LENGTH } from '../constants.ts';
import { closedSentence } from '../mails/wordings.ts';
import { signInHref } from '../paths.ts';
import { getDemands, packVersions } from '../terms/demands.ts';
import { termsHref } from '../terms/paths.ts';
import { findValidTerms } from '../terms/valid.ts';
import { registrationPaths, resendHref } from './paths.ts';
import * as texts from './texts.ts';
import { NotePage } from './ui/NotePage.tsx';
import { RegisterPage } from './ui/RegisterPage.tsx';
import type { RegisterPageView } from './views.ts';

interface TypedRegistration {
  readonly name?: string;
  readonly login?: string;
  readonly email?: string;
  readonly agrees?: boolean;
  readonly next?: string | undefined;
}

export const registerPage = async (
  ctx: Ctx,
  typed: TypedRegistration,
  errors: FieldErrors = {},
): Promise<PageAnswer> => {
  const { name = '', login = '', email = '', agrees = false } = typed;
  const target = safeRedirectPath(typed.next);
  const terms = await loadAgreement(ctx, agrees, errors);
  const view: RegisterPageView = {
    action: url(registrationPaths.registerSend),
    next: target === '/' ? null : target,
    name,
    login,
    email,
    minPasswordLength: PASSWORD_MIN_LENGTH,
    terms,
    signInHref: signInHref(target),
    resendHref: resendHref(target),
    errors: { ...errors },
  };
  const head = { title: texts.registerTitle, robots: 'noindex' };
  return page(RegisterPage, view, { head, status: Object.keys(errors).length > 0 ? 422 : 200 });
};

/** Loads what a form asks to agree to that makes an account; null where there is nothing. */
export const loadAgreement = async (
  ctx: Ctx,
  agrees: boolean,
  errors: FieldErrors,
): Promise<RegisterPageView['terms']> => {
  const [terms, demands] = await Promise.all([findValidTerms(ctx), getDemands(ctx)]);
  if (!terms && demands.length === 0) return null;
  // Nobody agrees to a version by the tick they set under another one.
  const isTicked = agrees && !errors['agrees'];
  return {
    version: terms?.number ?? null,
    documents: packVersions(demands),
    links: [
      ...(terms ? [{ name: texts.agreeLink, href: termsHref(terms.number) }] : []),
      ...demands.map(({ title, href }) => ({ name: title, href })),
    ],
    isTicked,
  };
};

/** Returns what the portal says to those who come while nobody is taken in. */
export const closedWords = async (ctx: Ctx): Promise<string> =>
  (await readSentence(ctx, closedSentence, {})).text;

/** Returns the page that stands instead of the form while nobody is taken in. */
export const closedPage = async (ctx: Ctx, status: 200 | 403): Promise<PageAnswer> => {
  const [intro = '', ...paragraphs] = paragraphsOf(await closedWords(ctx));
  const view = {
    title: texts.closedHeading,
    intro,
    paragraphs,
    links: [{ name: texts.toSignIn, href: signInHref('/'), isMain: true }],
  };
  return page(NotePage, view, { head: { title: texts.registerTitle, robots: 'noindex' }, status });
};
