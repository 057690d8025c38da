// Measures the first readers of pages after comments. Something is really said under each of a batch of articles, as the portal
// would keep it, and its tags are told to the server, which has everything else of the pages still in memory: all that isn't
// measured. Then each page of the batch is asked for once, all at the same time, so that the server has as much to do as the
// one it is compared with.
import { setTimeout as sleep } from 'node:timers/promises';
import { TAG_CHANNEL } from '#kernel/invalidation.ts';
import type { LoadJob, LoadResult, Working } from './load.ts';
import { median } from './measure.ts';
import type { Peer } from './pinned.ts';
import type { Query } from './starting.ts';

/** Pages, and the articles under which something is said before they are asked for. */
export interface FirstPages {
  readonly paths: readonly string[];
  readonly articleIds: readonly number[];
}

export interface Asked {
  readonly origin: string;
  readonly pages: FirstPages;
  readonly connections: number;
  readonly seconds: number;
  readonly query: Query;
  readonly load: Peer<LoadJob, LoadResult>;
  readonly working: Working;
}

/** How long the server has to hear of the comments, and to do all that it then does of itself. */
const HEARD_MS = 40;
/** A batch that came from memory as a whole, since the server hadn't heard, counts for so much of the time and for nothing else. */
const LOST_SECONDS = 0.2;
const AUTHOR = 9;

/** Asks until so many seconds were measured. */
export const askFirstReaders = async (asked: Asked): Promise<LoadResult> => {
  const { origin: url, connections, seconds, load, working } = asked;
  const { paths } = asked.pages;
  const job = { url, connections, seconds, working, firstOf: paths };
  // What was never asked for isn't kept yet.
  await load.ask(job);
  const batches: LoadResult[] = [];
  for (let measured = 0; measured < seconds; measured += secondsOf(batches.at(-1)!)) {
    await comment(asked);
    batches.push(await load.ask(job));
  }
  return together(batches);
};

const secondsOf = ({ requests, perSecond }: LoadResult) =>
  requests === 0 ? LOST_SECONDS : requests / perSecond;

const together = (all: readonly LoadResult[]): LoadResult => {
  const batches = all.filter(({ requests }) => requests > 0);
  const sumOf = (value: (batch: LoadResult) => number) =>
    batches.reduce((total, batch) => total + value(batch), 0);
  const requests = sumOf((batch) => batch.requests);
  return {
    perSecond: requests / Math.max(LOST_SECONDS, sumOf(secondsOf)),
    microsPerRequest: sumOf((batch) => batch.microsPerRequest * batch.requests) / Math.max(1, requests),
    requests,
    failed: all.reduce((total, { failed }) => total + failed, 0),
    p50Ms: median(batches.map((batch) => batch.p50Ms)),
    p99Ms: Math.max(0, ...batches.map((batch) => batch.p99Ms)),
    commentIds: [],
  };
};

/** Leaves the tables and tells the tags as creating a comment under each article would. */
const comment = async ({ query, pages: { articleIds } }: Asked) => {
  await query(
    `with said as (
      insert into comments (owner_type, owner_id, author_id, text, html, state, created_at)
      select 'article', id, ${AUTHOR}, 'Dazu wäre noch einiges zu sagen.', '<p>Dazu wäre noch einiges zu sagen.</p>', 'visible', now()
      from unnest($1::int[]) as id),
    thread as (
      update comment_threads set comment_count = comment_count + 1 where owner_type = 'article' and owner_id = any($1)),
    piece as (update pieces set comment_count = comment_count + 1 where type = 'article' and object_id = any($1)),
    in_order as (
      update piece_comment_counts set comment_count = comment_count + 1 where type = 'article' and object_id = any($1))
    select pg_notify('${TAG_CHANNEL}', 'bench article:' || id || '#comments comments:article:' || id || ' comments:user:${AUTHOR}')
    from unnest($1::int[]) as id`,
    [articleIds],
  );
  await sleep(HEARD_MS);
};

/**
 * Finds articles none of which another one shows, so that of each page nothing but its own comments is new. The oldest come
 * first: the newest stand on all pages of their place.
 */
export const findApart = async (
  origin: string,
  query: Query,
  { among, count }: { readonly among: readonly number[]; readonly count: number },
): Promise<FirstPages> => {
  const found = await query(
    `select a.id, '/' || l.slug || '/c-' || c.slug || '/' || a.slug || '_a' || a.id as path
    from articles a join locations l on l.id = a.location_id join categories c on c.id = a.category_id
    where a.id = any($1) order by a.id`,
    [among],
  );
  const taken: { readonly path: string; readonly id: number; readonly shows: ReadonlySet<string> }[] = [];
  for (const row of found) {
    const [id, path] = [Number(row['id']), String(row['path'])];
    const shows = await thingsOn(origin + path);
    const isApart = taken.every(
      (other) => !other.shows.has(`article:${id}`) && !shows.has(`article:${other.id}`),
    );
    if (isApart) taken.push({ id, path, shows });
    if (taken.length === count) break;
  }
  return { paths: taken.map(({ path }) => path), articleIds: taken.map(({ id }) => id) };
};

/** Returns the things that a page shows, which are named for caches in front. */
const thingsOn = async (url: string): Promise<ReadonlySet<string>> => {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return new Set(answer.headers.get('surrogate-key')?.split(' '));
};
