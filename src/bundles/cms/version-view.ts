// Shows one version of a page as it is read.
import { dayText } from '#design/dates.ts';
import { softHyphens } from '#design/soft-hyphens.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { CONTENTS_FROM } from './constants.ts';
import type { WholeCmsPage } from './queries.ts';
import { showSections } from './sections/stored.ts';
import * as texts from './texts.ts';
import type { CmsPageView } from './views.ts';

/** Loads one version as a page shows it, whether or not it is out. */
export const loadVersionView = async (
  ctx: Ctx,
  version: WholeCmsPage['shown'],
): Promise<{ readonly view: CmsPageView; readonly tags: readonly string[] }> => {
  const { pageId, title, sections, contents, number, createdAt } = version;
  const [shown, name] = await Promise.all([
    showSections(ctx, sections, { type: 'cmspage', id: pageId }),
    readSetting(ctx, portalName),
  ]);
  const isLong = contents.length >= CONTENTS_FROM;
  const view: CmsPageView = {
    title,
    heading: softHyphens(title),
    breadcrumbs: [{ name, href: '/' }],
    contents: isLong ? contents.map((heading) => ({ name: heading.text, href: `#${heading.id}` })) : [],
    sections: shown.flatMap(({ key, isText, element }) => (element ? [{ key, isText, element }] : [])),
    version: texts.version(number, dayText(createdAt)),
    former: null,
  };
  return { view, tags: [...new Set(shown.flatMap(({ tags }) => tags))] };
};
