// This is what is measured and what is aimed at: the rows of the table. Targets are those of the project's
// bar.
import type { PortalProcess } from '../crash/portal-process.ts';
import { cookies, editorCookie } from './data-set.ts';
import type { Article } from './data-set.ts';
import { deskRows } from './desk-rows.ts';
import { findApart } from './first-reader.ts';
import type { FirstPages } from './first-reader.ts';
import type { DataSize } from './making.ts';
import type { Portals } from './portals.ts';
import type { Query } from './starting.ts';

/** Describes an address of one of the servers. */
export interface Target {
  readonly portal: PortalProcess;
  readonly path: string;
  readonly cookie?: string;
}

interface RowHead {
  readonly name: string;
  readonly title: string;
}

/** Describes requests per second of many readers, as a share of bare node:http answering the same bytes. */
export interface ShareRow extends RowHead {
  readonly kind: 'share';
  readonly target: Target;
  readonly atLeast: number;
}

/** The same for who comes first after comments, on such pages as that of the target. */
export interface FirstRow extends RowHead {
  readonly kind: 'first';
  readonly target: Target;
  readonly findPages: (origin: string, query: Query) => Promise<FirstPages>;
  readonly atLeast: number;
}

/** How many times longer one reader waits for one answer than for another. */
export interface TimesRow extends RowHead {
  readonly kind: 'times';
  readonly target: Target;
  readonly than: Target;
  readonly atMost: number;
}

/** Comments written per second, each durable before it is acknowledged. */
export interface WriteRow extends RowHead {
  readonly kind: 'write';
  readonly atLeast: number;
}

/** The same share of somebody else's page, beside ours: what it ought to be is not for us to say. */
export interface BesideRow extends RowHead {
  readonly kind: 'beside';
  readonly url: string;
}

export type Row = ShareRow | FirstRow | TimesRow | WriteRow | BesideRow;

/** What compares the other two portals leaves the usual one in peace. */
export const sparesUsual = (row: Row): boolean => row.kind === 'times';

/** Returns rows for pages of other portals, by their whole addresses. */
export const besideRows = (urls: readonly string[]): readonly BesideRow[] =>
  urls.map((url) => ({ kind: 'beside', name: url, title: url, url }));

export const rowsOf = (portals: Portals, { pieces, events }: DataSize): readonly Row[] => [
  ...pageRows(portals),
  ...firstRows(portals),
  ...threadRows(portals),
  ...growthRows(portals, pieces),
  ...deskTableRows(portals, pieces),
  ...deskRows(portals, pieces),
  ...programmeRows(portals, events),
  { kind: 'write', name: 'comment-create', title: 'comment created, durable', atLeast: 600 },
];

const pageRows = ({ usual, afresh, data }: Portals): readonly ShareRow[] => {
  const { path } = data.usual;
  return [
    {
      kind: 'share',
      name: 'article-cached',
      title: 'article, anonymous, page cache',
      target: { portal: usual, path },
      atLeast: 0.8,
    },
    {
      kind: 'share',
      name: 'article-afresh',
      title: 'article, anonymous, rendered afresh',
      target: { portal: afresh, path },
      atLeast: 0.035,
    },
    {
      kind: 'share',
      name: 'article-signed-in',
      title: 'article, signed in',
      target: { portal: usual, path, cookie: cookies[7]! },
      atLeast: 0.025,
    },
    {
      kind: 'share',
      name: 'home-afresh',
      title: 'home page, rendered afresh',
      target: { portal: afresh, path: '/' },
      atLeast: 0.025,
    },
    {
      kind: 'share',
      name: 'comments',
      title: 'comment list, 30 of 30',
      target: { portal: usual, path: listPath(data.usual) },
      atLeast: 0.1,
    },
  ];
};

/** So many articles are asked for at the same time. */
const FIRST_ARTICLES = 40;
const FRONT_PAGES = ['/', '/landkreis', '/auenfeld', '/kirchbruck', '/steinach'];
/** The newest ones are of different towns: of each front page a number has changed. */
const TOWNS = 3;

const firstRows = ({ usual, data: { talkedAbout, articleIds } }: Portals): readonly FirstRow[] => [
  {
    kind: 'first',
    name: 'article-first',
    title: 'article, first reader after a comment',
    target: { portal: usual, path: talkedAbout.path },
    findPages: (origin, query) => findApart(origin, query, { among: articleIds, count: FIRST_ARTICLES }),
    atLeast: 0.06,
  },
  {
    kind: 'first',
    name: 'home-first',
    title: 'home page, first reader after a comment',
    target: { portal: usual, path: '/' },
    findPages: async () => ({ paths: FRONT_PAGES, articleIds: articleIds.slice(-TOWNS) }),
    atLeast: 0.05,
  },
];

const threadRows = ({ afresh, data }: Portals): readonly TimesRow[] => [
  {
    kind: 'times',
    name: 'comments-long',
    title: 'comment list, 30 of 10,000 instead of 30 of 30',
    target: { portal: afresh, path: listPath(data.long) },
    than: { portal: afresh, path: listPath(data.usual) },
    atMost: 1.2,
  },
  {
    kind: 'times',
    name: 'article-long',
    title: 'article with 10,000 comments instead of 3',
    target: { portal: afresh, path: data.long.path },
    than: { portal: afresh, path: data.short.path },
    atMost: 1.1,
  },
];

interface GrowingPage {
  readonly name: string;
  readonly title: string;
  readonly path: string;
  /** Where it is on the portal with very many pieces, if elsewhere. */
  readonly manyPath?: string;
}

const growthRows = ({ afresh, many, data, manyData }: Portals, pieces: number): readonly TimesRow[] =>
  [
    { name: 'article', title: 'article', path: data.usual.path, manyPath: manyData.usual.path },
    { name: 'home', title: 'home page', path: '/' },
    { name: 'place', title: 'page of a place', path: '/auenfeld' },
    {
      name: 'category',
      title: 'category in a place',
      path: '/landkreis/c-kultur',
    },
    {
      name: 'nearby',
      title: 'what is near to a place',
      path: '/nah?ort=auenfeld',
    },
    {
      name: 'discussed',
      title: 'what is talked about most',
      path: '/meistdiskutiert',
    },
    { name: 'tag', title: 'page of a tag', path: '/tag/thema-3' },
    { name: 'feed', title: 'feed of the portal', path: '/feed.xml' },
    {
      name: 'category-feed',
      title: 'feed of a category',
      path: '/landkreis/c-kultur/feed.xml',
    },
    {
      name: 'comments',
      title: 'comment list, 30 of 30',
      path: listPath(data.usual),
      manyPath: listPath(manyData.usual),
    },
  ].map(({ name, title, path, manyPath = path }: GrowingPage) => ({
    kind: 'times',
    name: `many-${name}`,
    title: `${title}, ${pieces.toLocaleString('en')} pieces instead of 200`,
    target: { portal: many, path: manyPath },
    than: { portal: afresh, path },
    atMost: 1.2,
  }));

/** Every order and filter shows a whole page of rows in both, or none. */
const deskTableRows = ({ afresh, many }: Portals, pieces: number): readonly TimesRow[] =>
  [
    { name: 'first', title: 'first page', query: '' },
    { name: 'words', title: 'by words of many titles', query: '?q=Nr' },
    { name: 'rare', title: 'by a word of no title', query: '?q=Zuckermann' },
    { name: 'kind', title: 'events by a word that many articles have', query: '?art=event&q=Fluss' },
    { name: 'readers', title: 'sorted by readers', query: '?sortiert=leser-ab' },
  ].map(({ name, title, query }) => {
    const path = `/cockpit/beitraege/alle${query}`;
    return {
      kind: 'times',
      name: `table-${name}`,
      title: `table of pieces, ${title}, ${pieces.toLocaleString('en')} pieces instead of 200`,
      target: { portal: many, path, cookie: editorCookie },
      than: { portal: afresh, path, cookie: editorCookie },
      atMost: 1.2,
    };
  });

/** The month is the next one, so that as much of it is left on each day that is measured. */
const programmeRows = ({ afresh, many }: Portals, events: number): readonly TimesRow[] =>
  [
    { name: 'list', title: 'programme of events', query: '' },
    { name: 'free', title: 'programme of events, free ones', query: '?frei=ja' },
    { name: 'month', title: 'month of events', query: `?ansicht=monat&datum=${firstOfNextMonth()}` },
    { name: 'poster', title: 'poster of events', query: '?ansicht=plakat' },
  ].map(({ name, title, query }) => {
    const path = `/landkreis/events${query}`;
    return {
      kind: 'times',
      name: `events-${name}`,
      title: `${title}, ${events.toLocaleString('en')} events with eight dates each instead of 30`,
      target: { portal: many, path },
      than: { portal: afresh, path },
      atMost: 1.2,
    };
  });

const firstOfNextMonth = (): string => {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
};

const listPath = ({ id }: Article) => `/a/pub-api/articles/${id}/comments?limit=30`;
