// Topic: sitemaps after sitemaps.org: one that lists the parts, and the parts.
import { text } from '#kernel/answers.ts';
import type { TextAnswer } from '#kernel/answers.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { anonymous } from '#kernel/viewer.ts';
import { element, xmlDocument } from '#kernel/xml.ts';
import { SETTINGS_TAG, readSetting } from '#bundles/settings/public.ts';
import { XML_TYPE } from './constants.ts';
import { feedPaths } from './paths.ts';
import { isIndexed } from './settings.ts';
import { SITEMAP_SOURCES } from './sitemap-sources.ts';
import type { SitemapSource } from './sitemap-sources.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Throws 404 on a portal that isn't to be found. */
export const loadSitemap = async (ctx: Ctx): Promise<TextAnswer> => {
  await checkIndexed(ctx);
  const counts = await Promise.all(SITEMAP_SOURCES.map((source) => countParts(ctx, source)));
  const parts = SITEMAP_SOURCES.flatMap(({ kind }, at) =>
    Array.from({ length: counts[at]! }, (_, part) => url(feedPaths.sitemapPart, { kind, part: part + 1 })),
  );
  const list = parts.map((href) => element('sitemap', {}, element('loc', {}, ctx.config.publicUrl + href)));
  const tags = SITEMAP_SOURCES.flatMap((source) => source.tags);
  const xml = xmlDocument(element('sitemapindex', { xmlns: NAMESPACE }, list));
  return text(xml, XML_TYPE, [...new Set([SETTINGS_TAG, ...tags])]);
};

/** One part; throws 404 for a kind or a part that there isn't. */
export const loadSitemapPart = async (ctx: Ctx, kind: string, part: number): Promise<TextAnswer> => {
  await checkIndexed(ctx);
  const source = SITEMAP_SOURCES.find((candidate) => candidate.kind === kind);
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
  const xml = xmlDocument(element('urlset', { xmlns: NAMESPACE }, list));
  return text(xml, XML_TYPE, [SETTINGS_TAG, ...source.tags]);
};

const countParts = async (ctx: Ctx, source: SitemapSource): Promise<number> =>
  Math.ceil((await source.lastId(ctx)) / source.idsPerPart);

const checkIndexed = async (ctx: Ctx) => {
  if (!(await readSetting(ctx, isIndexed))) throw notFound();
};
