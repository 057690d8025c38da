// Serves a page about the portal itself: its text with a table of contents when it is long, and which version it is.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { descriptionFrom } from '#kernel/page-description.ts';
import { breadcrumbList } from '#kernel/structured-data.ts';
import { toPlainText } from '#bundles/rich-text/public.ts';
import { SETTINGS_TAG, portalName, readSetting } from '#bundles/settings/public.ts';
import { pageWords, shareCardOf } from '#bundles/sharing/public.ts';
import { cmsPageTag } from './constants.ts';
import { cmsPageHref } from './kind.ts';
import { cmsPaths } from './paths.ts';
import { findCmsPageBySlug } from './queries.ts';
import type { StoredSection } from './sections/stored.ts';
import { isTextSection } from './sections/text-data.ts';
import * as texts from './texts.ts';
import { CmsPage } from './ui/CmsPage.tsx';
import { loadVersionView } from './version-view.ts';

/** Throws 404. */
export const loadCmsPage = async (ctx: Ctx, slug: string): Promise<PageAnswer> => {
  const [whole, name] = await Promise.all([findCmsPageBySlug(ctx, slug), readSetting(ctx, portalName)]);
  if (!whole) throw notFound();
  const { id, slug: canonicalSlug } = whole.page;
  const { title } = whole.shown;
  const { view: version, tags } = await loadVersionView(ctx, whole.shown);
  const view = { ...version, former: whole.page.isLegal ? formerLink(canonicalSlug) : null };
  const { publicUrl } = ctx.config;
  const href = cmsPageHref({ slug: canonicalSlug });
  const canonical = publicUrl + href;
  const description = descriptionOf(whole.shown.sections) || texts.description(title, name);
  const breadcrumbs = view.breadcrumbs;
  const image = await shareCardOf(ctx, { type: 'cmspage', id }, pageWords(title));
  return page(CmsPage, view, {
    head: {
      title,
      description,
      canonical,
      openGraph: { type: 'website', title, description, url: canonical, image },
      structuredData: [breadcrumbList(publicUrl, [...breadcrumbs, { name: title, href }])],
    },
    tags: [cmsPageTag(id), SETTINGS_TAG, ...tags],
  });
};

const formerLink = (slug: string) => ({
  name: texts.formerVersions,
  href: url(cmsPaths.formerVersions, { slug }),
});

/** Returns what the page says first; headings alone say little. */
const descriptionOf = (sections: readonly StoredSection[]): string => {
  const nodes = sections.filter(isTextSection).flatMap(({ data }) => data.document.content);
  return descriptionFrom(toPlainText({ content: nodes.filter(({ type }) => type === 'paragraph') }));
};
