// Shows the former versions of a legal page: which there were, and each as it was.
import { dayText } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { SETTINGS_TAG, portalName, readSetting } from '#bundles/settings/public.ts';
import { cmsPageTag } from './constants.ts';
import { cmsPageHref } from './kind.ts';
import { cmsPaths } from './paths.ts';
import { findCmsPageBySlug, findPublished, listPublished } from './queries.ts';
import * as texts from './texts.ts';
import { FormerVersion } from './ui/FormerVersion.tsx';
import { FormerVersions } from './ui/FormerVersions.tsx';
import type { FormerVersionView, FormerVersionsView } from './views.ts';
import { loadVersionView } from './version-view.ts';

/** Throws 404, also for a page that isn't legal. */
export const loadFormerVersions = async (ctx: Ctx, slug: string): Promise<PageAnswer> => {
  const [known, name] = await Promise.all([findLegal(ctx, slug), readSetting(ctx, portalName)]);
  const { id, version } = known.page;
  const versions = await listPublished(ctx, id);
  const { title } = known.shown;
  const view: FormerVersionsView = {
    title: texts.formerTitle(title),
    breadcrumbs: [
      { name, href: '/' },
      { name: title, href: cmsPageHref({ slug }) },
    ],
    intro: texts.formerIntro,
    versions: versions.map(({ number, publishedAt }) => ({
      href: number === version ? cmsPageHref({ slug }) : url(cmsPaths.formerVersion, { slug, number }),
      name: texts.version(number, dayText(publishedAt!)),
      note: number === version ? texts.versionNow : '',
    })),
  };
  const head = { title: view.title, robots: 'noindex' };
  return page(FormerVersions, view, { head, tags: [cmsPageTag(id), SETTINGS_TAG] });
};

/** Throws 404, also for the one that is out now, which has an address of its own, and for a draft. */
export const loadFormerVersion = async (ctx: Ctx, slug: string, number: number): Promise<PageAnswer> => {
  const { page: known, shown } = await findLegal(ctx, slug);
  const version = number === known.version ? undefined : await findPublished(ctx, known.id, number);
  if (!version?.publishedAt) throw notFound();
  const { view: former, tags } = await loadVersionView(ctx, version);
  const view: FormerVersionView = {
    note: texts.formerNote,
    now: { name: shown.title, href: cmsPageHref({ slug }) },
    page: { ...former, version: texts.version(number, dayText(version.publishedAt)) },
  };
  const head = { title: `${version.title}, ${view.page.version}`, robots: 'noindex' };
  return page(FormerVersion, view, { head, tags: [cmsPageTag(known.id), SETTINGS_TAG, ...tags] });
};

const findLegal = async (ctx: Ctx, slug: string) => {
  const known = await findCmsPageBySlug(ctx, slug);
  if (!known?.page.isLegal) throw notFound();
  return known;
};
