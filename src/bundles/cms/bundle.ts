// Adds pages about the portal itself: who runs it, by which rules, with which data. They are linked at the foot of every page.
import { defineBundle } from '#kernel/bundle.ts';
import { namedRows } from '#kernel/account-merges.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { setupSteps } from '#kernel/setup-steps.ts';
import { linkTargets } from '#kernel/link-targets.ts';
import type { LinkTarget } from '#kernel/link-targets.ts';
import { pageSections } from '#kernel/page-sections.ts';
import { settingWords } from '#bundles/settings/public.ts';
import { historyWords } from '#bundles/history/public.ts';
import { pageDemands } from './agreeing/demands.ts';
import { pageNoticeSources, pageNotices } from './agreeing/notices.ts';
import { legalInHistory, legalStep } from './legal/setup-step.ts';
import { pagesEntry } from './desk/list-page.ts';
import { pageDeskRoutes } from './desk/routes.ts';
import { editorsOfPages } from './named-rows.ts';
import { cmsInHistory } from './history-words.ts';
import type { PagePlace } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { CMS_PAGES_TAG } from './constants.ts';
import { cmsPageSearching } from './searching.ts';
import { cmsPageHref, cmsPageKind } from './kind.ts';
import { callSection } from './sections/call-section.ts';
import { pictureSection } from './sections/picture-section.tsx';
import { textSection } from './sections/text-section.tsx';
import { publishPageJob } from './jobs.ts';
import { getCmsPages } from './queries.ts';
import type { CmsPage } from './queries.ts';
import { routes } from './routes.ts';
import { cmsPagesSource } from './sitemap.ts';
import * as texts from './texts.ts';

const pageKey = ({ id }: CmsPage) => `cmspage:${id}`;

/** Returns all pages that are out, wherever they are linked. */
const pageTargets = async (ctx: Ctx): Promise<LinkTarget[]> =>
  (await getCmsPages(ctx)).map((page) => ({
    key: pageKey(page),
    group: texts.targetGroup,
    name: page.title,
    href: cmsPageHref(page),
  }));

export const cms = defineBundle({
  name: 'cms',
  slots: [
    namedRows.add(editorsOfPages),
    historyWords.add(async () => cmsInHistory),
    deskMenu.add(pagesEntry),
    setupSteps.add(async () => legalStep),
    settingWords.add(legalInHistory),
    linkTargets.addAll(pageTargets),
    pageDemands,
    pageSections.addAll(async () => [textSection, pictureSection, callSection]),
  ],
  jobs: [publishPageJob],
  notices: pageNotices,
  news: pageNoticeSources,
  routes: (app) => {
    routes(app);
    pageDeskRoutes(app);
  },
  kinds: [{ ...cmsPageKind, searching: cmsPageSearching }],
  sitemap: [cmsPagesSource],
  frameTags: [CMS_PAGES_TAG],
  frame: async (ctx: Ctx, { path }: PagePlace) => {
    const listed = (await getCmsPages(ctx)).filter((page) => page.footerPosition !== null);
    const inOrder = listed.toSorted((a, b) => a.footerPosition! - b.footerPosition!);
    return {
      footer: inOrder.map((page) => {
        const href = cmsPageHref(page);
        return { key: pageKey(page), name: page.title, href, isCurrent: href === path };
      }),
    };
  },
});
