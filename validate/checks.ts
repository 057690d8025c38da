// These checks read what a crawl has brought, each over all pages or files it is about.
import { elementsOf } from './html.ts';
import { bodyOf } from './crawl.ts';
import type { Crawl, Visited } from './crawl.ts';
import type { Outcome } from './faults.ts';
import { headFaults, headOf, lostAddresses, sharedTitles } from './head-rules.ts';
import { linkFaults } from './link-rules.ts';
import { markupFaults } from './markup.ts';
import { askNu } from './nu.ts';
import { structuredDataOf } from './structured-data-rules.ts';
import { jsonFeedFaults } from './json-feed-rules.ts';
import { atomFaults, feedFaults, sitemapFaults } from './xml-rules.ts';

const isPage = ({ type, file }: Visited): boolean => type.startsWith('text/html') && file !== undefined;

interface ReadPage {
  readonly page: Visited;
  readonly where: string;
  /** Whether it was read by somebody whom nobody knows, as search engines are. */
  readonly isPublic: boolean;
}

const pagesOf = (crawls: readonly Crawl[]): ReadPage[] =>
  crawls.flatMap(({ reader, visited }) =>
    [...visited.values()].filter(isPage).map((page) => ({
      page,
      where: `${page.address} (${reader.name})`,
      isPublic: reader.cookie === '',
    })),
  );

export const checkHtml = async (crawls: readonly Crawl[], folder: string): Promise<Outcome> => {
  const pages = pagesOf(crawls);
  const places = new Map(pages.map(({ page, where }) => [page.file!, where]));
  const messages = await askNu(folder);
  const faults = messages.map(({ file, message, extract }) => ({
    where: places.get(file) ?? file,
    what: `${message} ${extract.replaceAll(/\s+/g, ' ').slice(0, MOST_SHOWN)}`,
  }));
  return { check: 'html', looked: pages.length, faults };
};

const MOST_SHOWN = 160;

export const checkMarkup = (crawls: readonly Crawl[]): Outcome => {
  const pages = pagesOf(crawls);
  const faults = pages.flatMap(({ page, where }) =>
    [...new Set(markupFaults(bodyOf(page)))].map((what) => ({ where, what })),
  );
  return { check: 'markup', looked: pages.length, faults };
};

export const checkHeads = (crawls: readonly Crawl[]): Outcome => {
  const all = pagesOf(crawls)
    .filter(({ page }) => page.status === 200)
    .map((read) => ({ ...read, address: read.page.address, head: headOf(elementsOf(bodyOf(read.page))) }));
  const faults = all.flatMap(({ where, head, isPublic }) =>
    headFaults(head, isPublic).map((what) => ({ where, what })),
  );
  const open = all.filter(({ isPublic }) => isPublic);
  const between = [...sharedTitles(open), ...lostAddresses(open)].map(({ address, what }) => ({
    where: address,
    what,
  }));
  return { check: 'heads', looked: all.length, faults: [...faults, ...between] };
};

export const checkStructuredData = (crawls: readonly Crawl[]): Outcome => {
  const found = pagesOf(crawls)
    .filter(({ page }) => page.status === 200)
    .map(({ page, where }) => ({ where, data: structuredDataOf(elementsOf(bodyOf(page))) }));
  const told = (kind: 'faults' | 'advice') =>
    found.flatMap(({ where, data }) => [...new Set(data[kind])].map((what) => ({ where, what })));
  const looked = found.reduce((sum, { data }) => sum + data.count, 0);
  return { check: 'structured', looked, faults: told('faults'), advice: told('advice') };
};

const checkXml = (
  check: 'feeds' | 'sitemaps',
  crawls: readonly Crawl[],
  pattern: RegExp,
  faultsOf: (xml: string) => readonly string[],
): Outcome => {
  const files = crawls.flatMap(({ visited }) =>
    [...visited.values()].filter(({ address, status }) => pattern.test(address) && status === 200),
  );
  const once = [...new Map(files.map((file) => [file.address, file])).values()];
  const faults = once.flatMap((file) =>
    faultsOf(bodyOf(file)).map((what) => ({ where: file.address, what })),
  );
  return { check, looked: once.length, faults };
};

export const checkFeeds = (crawls: readonly Crawl[]): Outcome =>
  checkXml('feeds', crawls, /\/(feed\.xml|atom\.xml|feed\.json)(\?|$)/, (text) => {
    if (text.startsWith('{')) return jsonFeedFaults(text);
    return text.includes('<feed ') ? atomFaults(text) : feedFaults(text);
  });

export const checkSitemaps = (crawls: readonly Crawl[]): Outcome =>
  checkXml('sitemaps', crawls, /^\/sitemap[^/]*\.xml$/, sitemapFaults);

export const checkLinks = (crawls: readonly Crawl[]): Outcome => {
  const results = crawls.map((crawl) => ({ crawl, ...linkFaults(crawl) }));
  return {
    check: 'links',
    looked: results.reduce((sum, { looked }) => sum + looked, 0),
    faults: results.flatMap(({ crawl, faults }) =>
      faults.map(({ where, what }) => ({ where: `${where} (${crawl.reader.name})`, what })),
    ),
  };
};
