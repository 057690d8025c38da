// Loads the sitemap of what is news now, made anew for each reader: it changes by the clock alone, and no answer that was kept
// may outlive the next piece that leaves it. contract.md 14.7, docs/decisions/0058
import { text } from '#kernel/answers.ts';
import type { TextAnswer } from '#kernel/answers.ts';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentType } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { notFound } from '#kernel/errors.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { url } from '#kernel/named-routes.ts';
import { anonymous } from '#kernel/viewer.ts';
import { element, xmlDocument } from '#kernel/xml.ts';
import type { Xml } from '#kernel/xml.ts';
import { piecesSince } from '#bundles/lists/public.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { SITEMAP_NAMESPACE, XML_TYPE } from '../constants.ts';
import { feedPaths } from '../paths.ts';
import { checkIndexed, indexOf } from '../sitemap.ts';
import { MAX_NEWS_IN_FILE, NEWS_HOURS, NEWS_NAMESPACE } from './constants.ts';
import { markedAmong } from './queries.ts';
import { publicationLanguage, publicationName } from './settings.ts';

/** Returns all that is news, or the list of the files in which it stands. Throws 404 on a portal that isn't to be found. */
export const loadNewsSitemap = async (ctx: Ctx): Promise<TextAnswer> => {
  const news = await listNews(ctx);
  if (news.length <= MAX_NEWS_IN_FILE) return fileOf(ctx, news);
  const parts = Array.from({ length: countFiles(news) }, (_, at) =>
    url(feedPaths.newsSitemapPart, { part: at + 1 }),
  );
  return text(indexOf(ctx, parts), XML_TYPE);
};

/** Returns one file of several; throws 404 for one that there isn't. */
export const loadNewsSitemapPart = async (ctx: Ctx, part: number): Promise<TextAnswer> => {
  const news = await listNews(ctx);
  if (part > countFiles(news)) throw notFound();
  return fileOf(ctx, news.slice((part - 1) * MAX_NEWS_IN_FILE, part * MAX_NEWS_IN_FILE));
};

const countFiles = (news: readonly News[]) => Math.ceil(news.length / MAX_NEWS_IN_FILE);

interface News {
  readonly title: string;
  readonly href: string;
  readonly publishedAt: Date;
}

/** Lists what is news, newest first. */
const listNews = async (ctx: Ctx): Promise<News[]> => {
  await checkIndexed(ctx);
  const reader = actAs(ctx, anonymous);
  const kinds = declaring(ctx.portal.kinds.all(), 'newsSitemap');
  const news = await Promise.all(kinds.map(({ type }) => newsOfKind(reader, type)));
  return news.flat().toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
};

const newsOfKind = async (reader: Ctx, type: ContentType): Promise<News[]> => {
  const since = new Date(reader.now.getTime() - NEWS_HOURS * HOUR_MS);
  const recent = await piecesSince(reader, { since, type });
  const marked = await markedAmong(
    reader,
    type,
    recent.map(({ id }) => id),
  );
  const refs = recent.filter(({ id }) => marked.has(id)).map((piece) => ({ ...piece, type }));
  const summaries = await summariesOf(reader, refs);
  return refs.flatMap((ref) => {
    const summary = summaries.get(refKey(ref));
    // Who gets no more than a teaser doesn't read the news.
    if (summary?.visibility !== 'all' || summary.isUnlisted) return [];
    return [{ title: summary.title, href: summary.href, publishedAt: ref.publishedAt }];
  });
};

/** Makes a file without cache tags: nobody keeps it. */
const fileOf = async (ctx: Ctx, news: readonly News[]): Promise<TextAnswer> => {
  const [ownName, portal, language] = await Promise.all([
    readSetting(ctx, publicationName),
    readSetting(ctx, portalName),
    readSetting(ctx, publicationLanguage),
  ]);
  const publication = element(
    'news:publication',
    {},
    element('news:name', {}, ownName || portal),
    element('news:language', {}, language || publicationLanguage.fallback),
  );
  const list = news.map((one) => urlOf(ctx, one, publication));
  const namespaces = { xmlns: SITEMAP_NAMESPACE, 'xmlns:news': NEWS_NAMESPACE };
  return text(xmlDocument(element('urlset', namespaces, list)), XML_TYPE);
};

const urlOf = ({ config }: Ctx, { title, href, publishedAt }: News, publication: Xml): Xml =>
  element(
    'url',
    {},
    element('loc', {}, config.publicUrl + href),
    element(
      'news:news',
      {},
      publication,
      element('news:publication_date', {}, publishedAt.toISOString()),
      element('news:title', {}, title),
    ),
  );
