// Walks through the portal as one person: from page to page over every link, and asks for every picture and file that a
// page names. Pages are kept as files, since there are many.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { elementsOf } from './html.ts';
import type { RouteKinds } from './route-kinds.ts';
import { referencesIn } from './references.ts';
import type { Reference } from './references.ts';

export interface Reader {
  readonly name: string;
  /** The cookie of the session; it is empty for visitors. */
  readonly cookie: string;
}

export interface Visited {
  /** The path and the query. */
  readonly address: string;
  /** The method: HEAD of files, POST of forms that were sent without a word. */
  readonly method: Method;
  readonly kind: string;
  readonly status: number;
  readonly type: string;
  /** Where a redirect leads. */
  readonly location: string | undefined;
  /** The file with the body; only pages, feeds and other texts have one. */
  readonly file: string | undefined;
  /** The ids on a page, to which hashes can lead; `references` is what it names. Only pages have them. */
  readonly ids: ReadonlySet<string>;
  readonly references: readonly Reference[];
}

type Method = 'GET' | 'HEAD' | 'POST';

export interface Crawl {
  readonly reader: Reader;
  /** What was visited, by address, with the method before it where that is POST. */
  readonly visited: ReadonlyMap<string, Visited>;
}

interface Way {
  readonly origin: string;
  readonly kinds: RouteKinds;
  readonly folder: string;
  readonly start: readonly string[];
  /** Forms that refuse to be sent empty, and come back. */
  readonly forms: readonly string[];
}

const AT_ONCE = 4;

/** Addresses with a query of the same names lead to pages of the same kind: filters, orders, ways back. */
const MOST_WITH_A_QUERY = 12;

/** Neither the way out, nor what is told for as long as somebody listens, nor examples, which lead to nothing. */
const LEFT_OUT = /^\/(abmelden|live|_design)\b/;

export const crawl = async (reader: Reader, way: Way): Promise<Crawl> => {
  const visited = new Map<string, Visited>();
  const known = new Set<string>();
  const waiting: Reference[] = [];
  let count = 0;
  const withQuery = new Map<string, number>();
  const folder = path.join(way.folder, reader.name);
  mkdirSync(folder, { recursive: true });

  const add = (reference: Reference): void => {
    const { address } = reference;
    if (known.has(address) || LEFT_OUT.test(address) || isOneTooMany(reference)) return;
    known.add(address);
    waiting.push(reference);
  };
  const isOneTooMany = ({ address, isFile }: Reference): boolean => {
    const { search, searchParams } = new URL(address, way.origin);
    if (search === '' || isFile) return false;
    const family = `${way.kinds.kindOf(address)}?${[...searchParams.keys()].sort().join('&')}`;
    const count = (withQuery.get(family) ?? 0) + 1;
    withQuery.set(family, count);
    return count > MOST_WITH_A_QUERY;
  };
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const page = await visit(next, reader, { ...way, folder }, count++);
      visited.set(next.address, page);
      for (const reference of page.references) add(reference);
    }
  };

  for (const address of way.start) add({ address, hash: '', isFile: false, by: 'start' });
  // Somebody who finds nothing to do comes again while another may still find more.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, () => work()));
  for (const address of way.forms) {
    const form = { address, hash: '', isFile: false, by: 'start' };
    visited.set(`POST ${address}`, await visit(form, reader, { ...way, folder }, count++, 'POST'));
  }
  return { reader, visited };
};

/** Returns the text of a page, feed or sitemap that was visited. */
export const bodyOf = ({ file }: Visited): string => (file ? readFileSync(file, 'utf8') : '');

const TEXTS = /^(text\/html|text\/plain|application\/(xml|rss\+xml|atom\+xml|json|manifest\+json))/;

const visit = async (
  { address, isFile }: Reference,
  { cookie }: Reader,
  { origin, kinds, folder }: Way,
  number: number,
  method: Method = isFile ? 'HEAD' : 'GET',
): Promise<Visited> => {
  const headers = { accept: isFile ? '*/*' : 'text/html,*/*', origin, ...(cookie && { cookie }) };
  const answer = await fetch(origin + address, {
    method,
    headers,
    ...(method === 'POST' && { body: new URLSearchParams() }),
    redirect: 'manual',
  });
  const type = answer.headers.get('content-type') ?? '';
  const location = answer.headers.get('location') ?? undefined;
  const body = !isFile && TEXTS.test(type) ? await answer.text() : undefined;
  if (body === undefined) await answer.body?.cancel();
  const isPage = type.startsWith('text/html');
  const elements = isPage && body !== undefined ? elementsOf(body) : [];
  const file = body === undefined ? undefined : path.join(folder, `${number}.${isPage ? 'html' : 'txt'}`);
  if (file) writeFileSync(file, body ?? '');
  return {
    address,
    method,
    kind: kinds.kindOf(address),
    status: answer.status,
    type,
    location: location === undefined ? undefined : relativeTo(origin, new URL(location, origin + address)),
    file,
    ids: new Set(elements.flatMap(({ attributes }) => attributes.get('id') ?? [])),
    references: [
      ...referencesIn(elements, address, origin),
      ...(location ? referencesOf(location, address, origin) : []),
      ...(type.includes('xml') ? locationsIn(body ?? '', origin) : []),
    ],
  };
};

const relativeTo = (origin: string, { href }: URL): string =>
  href.startsWith(origin) ? href.slice(origin.length) : href;

const referencesOf = (location: string, from: string, origin: string): Reference[] => {
  const { origin: target, pathname, search, hash } = new URL(location, origin + from);
  return target === origin ? [{ address: pathname + search, hash, isFile: false, by: 'redirect' }] : [];
};

/** Returns what feeds and sitemaps list. */
const locationsIn = (xml: string, origin: string): Reference[] =>
  [...xml.matchAll(/<(?:loc|link)>([^<]+)<\/|url="([^"]+)"/g)].flatMap(([, link, file]) => {
    const text = (link ?? file ?? '').replaceAll('&amp;', '&');
    const { origin: target, pathname, search, hash } = new URL(text, origin);
    if (target !== origin) return [];
    return [{ address: pathname + search, hash, isFile: link === undefined, by: 'xml' }];
  });
