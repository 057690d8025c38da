// Keeps anonymous pages by tag, bytes compressed. A page that was rendered while one of its tags was touched is refused
// (late-store guard), a render that began before a touch takes no new followers, and what comes out without tags goes to nobody
// but the request that it was made for.
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { acceptedEncoding, compressForCache, takesGzip } from './compression.ts';
import type { Encoding } from './compression.ts';
import { createDates, dateOf } from './entity-dates.ts';
import type { Dates } from './entity-dates.ts';
import { entityTag, isKnown } from './entity-tag.ts';
import { HttpError } from './errors.ts';
import { createCacheFigures } from './cache-figures.ts';
import type { CacheFigures } from './cache-figures.ts';
import { thingOf } from './invalidation.ts';
import type { CachedByTags, Invalidation } from './invalidation.ts';
import { joinedGzip } from './joined-gzip.ts';
import type { Piece } from './joined-gzip.ts';

/** A rendered page as it goes out, whoever asks anonymously. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** What a page's body is made of. */
  readonly pieces?: readonly Piece[];
  /** Names of all it shows; undefined means that it must be neither cached nor given to others. */
  readonly tags: readonly string[] | undefined;
  /** Says since when it is so. */
  readonly isDated?: boolean;
}

export interface CachedPage extends Omit<RenderedPage, 'pieces'> {
  /** The pieces of the page, until they are put together, or nobody needs them any more. */
  pieces?: readonly Piece[] | undefined;
  readonly encoded: Map<Encoding, Buffer>;
  /** The compressed body that was made for whoever came first. */
  joined?: Buffer | undefined;
  readonly expiresAt: number;
  /** Since when the page is as it is, in milliseconds, where it says that. */
  readonly since?: number | undefined;
}

export interface PageCache {
  readonly find: (key: string) => CachedPage | undefined;
  /** Returns the page of `key`: one render for all who ask at the same time, shared and cached when it has tags. */
  readonly share: (key: string, render: () => Promise<RenderedPage>) => Promise<CachedPage>;
  readonly size: () => number;
  readonly bytes: () => number;
  readonly figures: () => CacheFigures;
}

/** How long a page lives: a short safety net beside the tags. docs/house.md */
const LIFETIME_MS = 60_000;
const MAX_BYTES = 96 * 1024 * 1024;

export const createPageCache = (invalidation: Invalidation, maxBytes = MAX_BYTES): PageCache => {
  const pages = createPagesByKey(maxBytes);
  const running = new Map<string, { moment: number; page: Promise<CachedPage> }>();
  const figures = createCacheFigures();
  const dates = createDates();
  invalidation.onDrop((tags) => tags ?? pages.clear());

  const renderAndStore = async (key: string, moment: number, render: () => Promise<RenderedPage>) => {
    figures.loaded();
    const page = toCachedPage(key, await render(), dates);
    // A page goes with every touch of what it shows, whatever the aspect: the parts that it is made of are cached more finely.
    const freshness = page.tags && { tags: [...new Set(page.tags.map(thingOf))], moment };
    if (freshness && invalidation.isFresh(freshness)) pages.store(key, { page, freshness });
    return page;
  };

  return {
    find: (key) => {
      const known = pages.get(key);
      if (!known) return undefined;
      const { page, freshness } = known;
      if (page.expiresAt > Date.now() && invalidation.isFresh(freshness)) {
        figures.hit();
        return page;
      }
      pages.remove(key);
      return undefined;
    },
    share: async (key, render) => {
      const moment = invalidation.moment();
      const same = running.get(key);
      if (same?.moment === moment) {
        const shared = await same.page.catch(notForOthers);
        return shared?.tags ? shared : renderAndStore(key, moment, render);
      }
      const page = renderAndStore(key, moment, render);
      const entry = { moment, page };
      running.set(key, entry);
      const forget = () => void (running.get(key) === entry && running.delete(key));
      page.then(forget, forget);
      return page;
    },
    size: pages.size,
    bytes: pages.bytes,
    figures: () => figures.read(pages.size(), pages.bytes()),
  };
};

/**
 * Passes an error on unless it is a limit on attempts, which is about who asked first: whoever waited with them asks for
 * themselves.
 */
const notForOthers = (error: unknown): undefined => {
  if (error instanceof HttpError && error.status === 429) return undefined;
  throw error;
};

interface CacheEntry {
  readonly page: CachedPage;
  readonly freshness: CachedByTags & { readonly tags: readonly string[] };
}

/**
 * Keeps pages by their keys. All live equally long, so that those that are over stand first: they leave with the next one that
 * comes, and others when all together become too heavy. One that was touched stays until somebody asks for it, or it is over.
 */
const createPagesByKey = (maxBytes: number) => {
  const pages = new Map<string, CacheEntry>();
  let bytes = 0;

  const remove = (key: string) => {
    const known = pages.get(key);
    if (!known) return;
    pages.delete(key);
    bytes -= weight(key, known);
  };
  const store = (key: string, one: CacheEntry) => {
    remove(key);
    if (weight(key, one) > maxBytes) return;
    pages.set(key, one);
    bytes += weight(key, one);
    const now = Date.now();
    for (const [oldest, { page }] of pages) {
      if (bytes <= maxBytes && page.expiresAt > now) break;
      remove(oldest);
    }
  };
  return {
    get: (key: string) => pages.get(key),
    remove,
    store,
    clear: () => {
      pages.clear();
      bytes = 0;
    },
    size: () => pages.size,
    bytes: () => bytes,
  };
};

const toCachedPage = (key: string, rendered: RenderedPage, dates: Dates): CachedPage => {
  const { status, headers, body, isDated } = rendered;
  const etag = status === 200 ? entityTag(body) : undefined;
  return {
    ...rendered,
    headers: etag ? { ...headers, etag } : headers,
    encoded: new Map([['identity', body]]),
    expiresAt: Date.now() + LIFETIME_MS,
    since: etag && isDated ? dates.sinceOf(key, etag) : undefined,
  };
};

export interface EncodedBody {
  readonly body: Buffer;
  readonly encoding: Encoding;
}

/** Returns the body in the best encoding the client takes; compressed at the first wish, then cached. */
export const encodedBody = async (
  page: CachedPage,
  acceptEncoding: string | undefined,
): Promise<EncodedBody> => {
  const encoding = acceptedEncoding(acceptEncoding);
  const known = page.encoded.get(encoding);
  if (known) return { body: known, encoding };
  page.pieces = undefined;
  page.joined = undefined;
  const body = await compressForCache(page.body, encoding);
  page.encoded.set(encoding, body);
  return { body, encoding };
};

/**
 * Returns the body for whoever a page was just drawn for: put together from pieces most of which are compressed already, since
 * nobody may ask for it again before it changes. Whoever does gets it as `encodedBody` makes it.
 */
export const firstBody = (
  page: CachedPage,
  acceptEncoding: string | undefined,
): EncodedBody | Promise<EncodedBody> => {
  const { pieces, encoded, body } = page;
  if (pieces && takesGzip(acceptEncoding)) {
    page.joined = joinedGzip(pieces, body);
    page.pieces = undefined;
  }
  if (!page.joined || encoded.has(acceptedEncoding(acceptEncoding)) || !takesGzip(acceptEncoding))
    return encodedBody(page, acceptEncoding);
  return { body: page.joined, encoding: 'gzip' };
};

interface CachedAnswer {
  readonly page: CachedPage;
  readonly encoded: EncodedBody;
  readonly result: 'hit' | 'miss';
  readonly requestId: string;
}

/** Sends a cached page, or 304 to a client that has it already. */
export const writeCached = (
  { method, headers }: { readonly method?: string | undefined; readonly headers: IncomingHttpHeaders },
  response: ServerResponse,
  { page, encoded: { body, encoding }, result, requestId }: CachedAnswer,
): void => {
  const own = {
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Cookie',
    'x-page-cache': result,
    'x-request-id': requestId,
  };
  const { etag } = page.headers;
  const date = dateOf(page.since, Date.now());
  const dated = { ...own, ...(date && { 'last-modified': date }) };
  const known = headers['if-none-match'];
  if (etag && (isKnown(known, etag) || (!known && date && headers['if-modified-since'] === date))) {
    response.writeHead(304, { ...dated, etag }).end();
    return;
  }
  response.writeHead(page.status, {
    ...page.headers,
    ...dated,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(method === 'HEAD' ? undefined : body);
};

/** Bytes of each page for headers, promises, and places in maps. */
const OF_EACH_PAGE = 1000;
/** A tag with its place in the list. */
const OF_EACH_TAG = 50;

/**
 * Returns how many bytes a page counts for. Encoded copies come later and are about a third; counting the page one and a half
 * times covers them.
 */
const weight = (key: string, { page, freshness }: CacheEntry) =>
  Math.ceil(page.body.length * 1.5) + 2 * key.length + freshness.tags.length * OF_EACH_TAG + OF_EACH_PAGE;
