// What is measured and what is aimed at: the rows of the table. Targets are those of the project's bar.
import { cookies } from './data-set.ts';
import type { DataSet } from './data-set.ts';
import type { Portals } from './portals.ts';
import type { PortalProcess } from '../crash/portal-process.ts';

/** An address of one of the servers. */
export interface Target {
  readonly portal: PortalProcess;
  readonly path: string;
  readonly cookie?: string;
}

interface RowHead {
  readonly name: string;
  readonly title: string;
  readonly connections: number;
}

/** Requests per second, as a share of bare node:http answering the same bytes. */
export interface ShareRow extends RowHead {
  readonly kind: 'share';
  readonly target: Target;
  readonly atLeast: number;
}

/** How many times longer one answer takes than another. */
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

export type Row = ShareRow | TimesRow | WriteRow;

const MANY_CONNECTIONS = 50;

export const rowsOf = ({ usual, afresh, many, data, manyData }: Portals, pieces: number): readonly Row[] => {
  const article = articlePath(data, data.articleIds.at(-1)!);
  const manyArticle = articlePath(manyData, manyData.articleIds.at(-1)!);
  const list = (id: number) => `/a/pub-api/articles/${id}/comments?limit=30`;
  const share = (name: string, title: string, target: Target, atLeast: number): ShareRow => ({
    ...{ kind: 'share', name, title, target, atLeast },
    connections: MANY_CONNECTIONS,
  });
  const times = (name: string, title: string, [target, than]: readonly [Target, Target], atMost: number): TimesRow => ({
    ...{ kind: 'times', name, title, target, than, atMost },
    connections: 1,
  });
  const grown = (name: string, title: string, path: string, manyPath = path) =>
    times(name, `${title}, ${pieces.toLocaleString('en')} pieces instead of 200`, [
      { portal: many, path: manyPath },
      { portal: afresh, path },
    ], 1.2);
  return [
    share('article-cached', 'article, anonymous, page cache', { portal: usual, path: article }, 0.8),
    share('article-afresh', 'article, anonymous, rendered afresh', { portal: afresh, path: article }, 0.035),
    share('article-signed-in', 'article, signed in', { portal: usual, path: article, cookie: cookies[7]! }, 0.025),
    share('home-afresh', 'home page, rendered afresh', { portal: afresh, path: '/' }, 0.025),
    share('comments', 'comment list, 30 of 30', { portal: usual, path: list(data.articleIds.at(-1)!) }, 0.1),
    times('comments-long', 'comment list, 30 of 10,000 instead of 30 of 30', [
      { portal: usual, path: list(data.longId) },
      { portal: usual, path: list(data.articleIds.at(-1)!) },
    ], 1.2),
    times('article-long', 'article with 10,000 comments instead of 3', [
      { portal: afresh, path: articlePath(data, data.longId) },
      { portal: afresh, path: articlePath(data, data.shortId) },
    ], 1.1),
    grown('pieces-article', 'article', article, manyArticle),
    grown('pieces-home', 'home page', '/'),
    grown('pieces-place', 'page of a place', '/auenfeld'),
    grown('pieces-category', 'category in a place', '/landkreis/c-kultur'),
    { kind: 'write', name: 'comment-create', title: 'comment created, durable', connections: MANY_CONNECTIONS, atLeast: 600 },
  ];
};

/** The slug need not be right for the id: the data set says which it is. */
const articlePath = (data: DataSet, id: number) => data.paths.get(id)!;
