// Loads the page that says how one subscribes to a calendar.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { LOCATIONS_TAG } from '#bundles/locations/public.ts';
import { SETTINGS_TAG, portalName, readSetting } from '#bundles/settings/public.ts';
import { CATEGORIES_TAG } from '#bundles/topics/public.ts';
import type { Calendar } from './calendars.ts';
import * as texts from './texts.ts';
import { SubscribePage } from './ui/SubscribePage.tsx';
import type { SubscribePageView } from './views.ts';
import { waysTo } from './ways.ts';

export const loadSubscribePage = async (ctx: Ctx, calendar: Calendar): Promise<PageAnswer> => {
  const portal = await readSetting(ctx, portalName);
  const title = texts.subscribeTitle(calendar.name);
  const view: SubscribePageView = {
    crumbs: [
      { name: portal, href: '/' },
      { name: calendar.name, href: calendar.page },
    ],
    title,
    ways: waysTo(ctx.config.publicUrl + calendar.href, texts.fileName(portal, calendar.name)),
    back: calendar.page,
  };
  const tags = [...calendar.tags, LOCATIONS_TAG, CATEGORIES_TAG, SETTINGS_TAG];
  return page(SubscribePage, view, { head: { title, robots: 'noindex' }, tags });
};
