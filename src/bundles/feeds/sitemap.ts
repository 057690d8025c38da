// Makes sitemaps after sitemaps.org: one that lists the parts, and the parts.
import { text } from '#kernel/answers.ts';
import type { TextAnswer } from '#kernel/answers.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { sitemapSourcesOf } from '#kernel/sitemap.ts';
import type { SitemapSource } from '#kernel/sitemap.ts';
import { anonymous } from '#kernel/viewer.ts';
import { element, xmlDocument } from '#kernel/xml.ts';
import { SETTINGS_TAG, readSetting } from '#bundles/settings/public.ts';
import { SITEMAP_NAMESPACE, XML_TYPE } from './constants.ts';
import { feedPaths } from './paths.ts';
import { isIndexed } from './settings.ts';

/** Throws 404 on a portal that isn't to be found. */
export const loadSitemap = async (ctx: Ctx): Promise<TextAnswer> => {
  await checkIndexed(ctx);
  const sources = sourcesFor(ctx);
  const counts = await Promise.all(sources.map((source) => countParts(ctx, source)));
  const parts = sources.flatMap(({ type }, at) =>
    Array.from({ length: counts[at]! }, (_, part) =>
      url(feedPaths.sitemapPart, { kind: type, part: part + 1 }),
    ),
  );
  const tags = sources.flatMap((source) => source.tags);
  return text(indexOf(ctx, parts), XML_TYPE, [...new Set([SETTINGS_TAG, ...tags])]);
};

/** Returns one part; throws 404 for a kind or a part that there isn't. */
export const loadSitemapPart = async (ctx: Ctx, kind: string, part: number): Promise<TextAnswer> => {
  await checkIndexed(ctx);
  const source = sourcesFor(ctx).find(({ type }) => type === kind);
  if (!source || part > (await countParts(ctx, source))) throw notFound();
  const range = { first: (part - 1) * source.idsPerPart + 1, last: part * source.idsPerPart };
  const entries = await source.entries(actAs(ctx, anonymous), range);
  const list = entries.map(({ href, changedAt }) =>
    element(
      'url',
      {},
      element('loc', {}, ctx.config.publicUrl + href),
      element('lastmod', {}, changedAt.toISOString()),
    ),
  );
  const xml = xmlDocument(element('urlset', { xmlns: SITEMAP_NAMESPACE }, list));
  return text(xml, XML_TYPE, [SETTINGS_TAG, ...source.tags]);
};

/** Returns a sitemap that leads to others. */
export const indexOf = ({ config }: Ctx, parts: readonly string[]): string => {
  const list = parts.map((href) => element('sitemap', {}, element('loc', {}, config.publicUrl + href)));
  return xmlDocument(element('sitemapindex', { xmlns: SITEMAP_NAMESPACE }, list));
};

const sourcesFor = ({ portal }: Ctx) => sitemapSourcesOf(portal.bundles, portal.kinds);

const countParts = async (ctx: Ctx, source: SitemapSource): Promise<number> =>
  Math.ceil((await source.lastId(ctx)) / source.idsPerPart);

/** Throws 404. */
export const checkIndexed = async (ctx: Ctx) => {
  if (!(await readSetting(ctx, isIndexed))) throw notFound();
};
