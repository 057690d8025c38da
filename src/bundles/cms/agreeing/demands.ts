// Offers legal pages that members have to agree to, for the bundle that asks them.
import { createElement } from 'react';
import { dayText } from '#design/dates.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { agreements } from '#bundles/users/public.ts';
import { cmsPageHref } from '../kind.ts';
import { cmsPaths } from '../paths.ts';
import { mayReleaseMembers } from '../policy.ts';
import { findPublished, getCmsPages } from '../queries.ts';
import type { CmsPage } from '../queries.ts';
import { showSections } from '../sections/stored.ts';
import { withoutHeadingIds } from '../sections/text-data.ts';
import * as texts from '../texts.ts';
import { Sections } from '../ui/Sections.tsx';
import * as words from './texts.ts';

/** Returns the name of a page as agreements have it. */
export const documentOf = ({ id }: { readonly id: number }): string => `cmspage:${id}`;

const demandOf = ({ id, slug, title, version, demandedVersion }: CmsPage & { demandedVersion: number }) => ({
  document: documentOf({ id }),
  version,
  since: demandedVersion,
  title,
  href: cmsPageHref({ slug }),
  load: (ctx: Ctx) => loadDocument(ctx, id, { version, demandedVersion }),
  release: (viewer: Ctx['viewer']) =>
    mayReleaseMembers(viewer)
      ? { note: words.releaseNote, action: url(cmsPaths.release, { id }), acts: words.releaseActs }
      : undefined,
});

/**
 * Loads a page that members have to agree to: what changed is told of the version that asks, what holds is read in the one that
 * is out. Throws 404.
 */
const loadDocument = async (
  ctx: Ctx,
  id: number,
  { version, demandedVersion }: { readonly version: number; readonly demandedVersion: number },
) => {
  const [shown, asking] = await Promise.all([
    findPublished(ctx, id, version),
    findPublished(ctx, id, demandedVersion),
  ]);
  if (!shown) throw notFound();
  // Several pages may stand one below the other, and an id is one of the whole page.
  const sections = await showSections(ctx, withoutHeadingIds(shown.sections), { type: 'cmspage', id });
  return {
    versionLine: texts.version(shown.number, dayText(shown.createdAt)),
    changes: asking?.changes ?? '',
    element: createElement(Sections, {
      sections: sections.flatMap(({ key, isText, element }) => (element ? [{ key, isText, element }] : [])),
    }),
  };
};

export const pageDemands = agreements.demands.addAll(async (ctx) =>
  (await getCmsPages(ctx)).flatMap((page) => {
    const { demandedVersion } = page;
    return demandedVersion === null ? [] : [demandOf({ ...page, demandedVersion })];
  }),
);
