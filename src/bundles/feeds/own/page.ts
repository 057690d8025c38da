// Serves /konto/feedreader: the secret address of one's own feed.
import { momentOf } from '#design/dates.ts';
import { FEED_FORMS, inForm } from '#design/feed-forms.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import type { AccountEntry } from '#kernel/account-menu.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { ownFeedPaths } from './paths.ts';
import { mayHaveOwnFeed, wholeTextsBy } from './policy.ts';
import { findAddress } from './queries.ts';
import * as texts from './texts.ts';
import { OwnFeedPage } from './ui/OwnFeedPage.tsx';
import type { OwnFeedView } from './views.ts';

/** The position after one's own calendar. */
const MENU_ORDER = 47;

export const ownFeedEntry = async ({ viewer }: Ctx): Promise<AccountEntry | undefined> =>
  isSignedIn(viewer) ? { name: texts.menuName, href: url(ownFeedPaths.page), order: MENU_ORDER } : undefined;

export const loadOwnFeedPage = async (ctx: Ctx, userId: number): Promise<PageAnswer> => {
  const [shell, own] = await Promise.all([
    loadAccountShell(ctx, url(ownFeedPaths.page)),
    findAddress(ctx, userId),
  ]);
  const token = own?.token;
  const address = token === undefined ? undefined : ctx.config.publicUrl + url(ownFeedPaths.file, { token });
  const view: OwnFeedView = {
    shell,
    whole: wholeTextsBy(ctx.viewer) ?? null,
    addresses:
      address === undefined
        ? null
        : FEED_FORMS.map((form) => ({ form: form.name, address: inForm(address, form) })),
    since: own ? momentOf(own.createdAt) : null,
    renewAction: mayHaveOwnFeed(ctx.viewer) ? url(ownFeedPaths.renew) : null,
    removeAction: url(ownFeedPaths.remove),
  };
  return page(OwnFeedPage, view, { head: { title: texts.title, robots: 'noindex' } });
};
