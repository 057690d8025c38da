// The subject of this bundle is the pages of people: what the others see, and one's own below /konto.
import { accountMenu } from '#kernel/account-menu.ts';
import type { AccountEntry } from '#kernel/account-menu.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { url } from '#kernel/named-routes.ts';
import { pageSections } from '#kernel/page-sections.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { reportables } from '#bundles/moderation/public.ts';
import { userPaths } from '#bundles/users/public.ts';
import { accountPaths } from './account/paths.ts';
import { accountRoutes } from './account/routes.ts';
import * as texts from './account/texts.ts';
import { peopleSection } from './people/section.ts';
import { portraitFrame } from './frame.ts';
import { profilePictures } from './personal-data.ts';
import { reportableProfile } from './reporting.ts';
import { routes } from './routes.ts';
import { peopleSource } from './sitemap.ts';

const entry = (name: string, href: string, order: number) => ({ name, href, order });

const menu = async ({ viewer }: Ctx): Promise<AccountEntry[]> => {
  if (!isSignedIn(viewer)) return [];
  return [
    entry(texts.overview, url(userPaths.account), 10),
    entry(texts.profile, url(accountPaths.profile), 20),
  ];
};

export const profiles = defineBundle({
  name: 'profiles',
  routes: (app) => {
    accountRoutes(app);
    routes(app);
  },
  personalData: [profilePictures],
  slots: [
    accountMenu.addAll(menu),
    pageSections.add(async () => peopleSection),
    reportables.add(async () => reportableProfile),
  ],
  sitemap: [peopleSource],
  frame: portraitFrame,
});
