// This is where the terms show themselves on all other pages: a detour for those who owe agreement, the link at the foot, the
// entry in the menu of the desks.
import type { DeskEntry } from '#kernel/desk-menu.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { LinkTarget } from '#kernel/link-targets.ts';
import { url } from '#kernel/named-routes.ts';
import { userPaths } from '../paths.ts';
import { agreeHref, termsPaths } from './paths.ts';
import { mayManageTerms } from './policy.ts';
import { targetGroup, termsName } from './texts.ts';
import { findValidTerms } from './valid.ts';

/**
 * Paths that are open also to those who owe agreement: the terms, the pages about the portal, taking one's data along and
 * leaving.
 */
const OPEN_PATHS: readonly string[] = [termsPaths.valid.template, userPaths.privacy.template, '/p'];

/** Returns where somebody is sent who has not agreed to the terms that hold now; undefined for everybody else. */
export const termsDetour = (ctx: Ctx, path: string, pathAndQuery: string): string | undefined => {
  const isOpen = OPEN_PATHS.some((open) => path === open || path.startsWith(`${open}/`));
  return ctx.viewer.owesAgreement && !isOpen ? agreeHref(pathAndQuery) : undefined;
};

const TERMS_KEY = 'terms';

/** Returns the link at the foot of every page; none in a portal without terms. */
export const termsFooter = async (ctx: Ctx, path: string) => {
  const href = url(termsPaths.valid);
  return (await findValidTerms(ctx))
    ? [{ key: TERMS_KEY, name: termsName, href, isCurrent: href === path }]
    : [];
};

/** Returns the same link for menus. */
export const termsTarget = async (ctx: Ctx): Promise<LinkTarget | undefined> =>
  (await findValidTerms(ctx))
    ? { key: TERMS_KEY, group: targetGroup, name: termsName, href: url(termsPaths.valid) }
    : undefined;

export const termsDeskEntry = async (ctx: Ctx): Promise<DeskEntry | undefined> =>
  mayManageTerms(ctx.viewer)
    ? { name: termsName, href: url(termsPaths.desk), area: 'admin', order: 50 }
    : undefined;
