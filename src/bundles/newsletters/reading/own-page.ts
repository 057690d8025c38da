// Serves /konto/newsletter: what a member gets.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import type { AccountEntry } from '#kernel/account-menu.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { newsletterPaths } from '../paths.ts';
import { findReadersOfMember, getNewsletters } from '../queries.ts';
import * as texts from '../texts.ts';
import type { OwnNewslettersView } from '../views.ts';
import { toOffer } from './offers.ts';
import { OwnNewslettersPage } from './ui/OwnNewslettersPage.tsx';

/** The place in the menu, beside the notices. */
const MENU_ORDER = 52;

export const ownEntry = async ({ viewer }: Ctx): Promise<AccountEntry | undefined> =>
  isSignedIn(viewer) ? { name: texts.title, href: url(newsletterPaths.own), order: MENU_ORDER } : undefined;

export const loadOwnPage = async (ctx: Ctx): Promise<PageAnswer> => {
  const [shell, all, own] = await Promise.all([
    loadAccountShell(ctx, url(newsletterPaths.own)),
    getNewsletters(ctx),
    findReadersOfMember(ctx, ctx.viewer.id ?? 0),
  ]);
  const stateOf = (id: number) => own.find(({ newsletterId }) => newsletterId === id)?.state;
  const view: OwnNewslettersView = {
    shell,
    action: url(newsletterPaths.ownSend),
    offers: all
      .filter(({ id, isActive }) => isActive || stateOf(id) !== undefined)
      .map((newsletter) => ({
        ...toOffer(newsletter),
        isChosen: stateOf(newsletter.id) !== undefined,
        note:
          stateOf(newsletter.id) === 'resting'
            ? texts.ownResting
            : newsletter.isActive
              ? null
              : texts.ownPaused,
      })),
  };
  return page(OwnNewslettersPage, view, { head: { title: texts.title, robots: 'noindex' } });
};
