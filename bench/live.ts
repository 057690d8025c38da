// Measures what readers of a page notice of others who have it open and are told of comments: one to sixteen windows for each
// of a hundred readers, and two thousand listeners, while comments come in.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../crash/portal-process.ts';
import { cookies } from './data-set.ts';
import { atMost } from './figures.ts';
import type { Figure } from './figures.ts';
import type { Heard, ListenJob } from './listeners.ts';
import type { LoadJob, LoadResult } from './load.ts';
import { LOAD_CORE, startPeer } from './pinned.ts';
import type { Peer } from './pinned.ts';
import type { Portals } from './portals.ts';
import type { Query } from './starting.ts';

interface Crowd {
  readonly readers: number;
  readonly windowsEach: number;
  readonly commentsPerSecond: number;
}

/** The crowds by the names of their rows. */
export const CROWDS: Readonly<Record<string, Crowd>> = {
  'live-1': { readers: 100, windowsEach: 1, commentsPerSecond: 10 },
  'live-4': { readers: 100, windowsEach: 4, commentsPerSecond: 10 },
  'live-16': { readers: 100, windowsEach: 16, commentsPerSecond: 10 },
  'live-2000': { readers: 2000, windowsEach: 1, commentsPerSecond: 50 },
};

const SECONDS = 8;
const READERS = 10;
const WORK_LEFT_TIMEOUT_MS = 180_000;
/** So many pages a second are asked for: as much as leaves the core something to do besides. */
const PAGES_PER_SECOND = 100;
/** They are talked about, and open in all windows. */
const ARTICLES = 20;
/** The least time that is compared: below that a page comes so soon that twice as long says nothing. */
const LEAST_MS = 10;

const times = (value: number) => `× ${value.toFixed(2)}`;

const startPeers = () => ({
  listeners: startPeer<ListenJob | 'close', Heard>(besideThis('listeners.ts'), LOAD_CORE),
  writing: startPeer<LoadJob, LoadResult>(besideThis('load.ts'), LOAD_CORE),
});

let peers: ReturnType<typeof startPeers> | undefined;

/** Measures the slowest page of a hundred while the crowd is there, beside the same while nobody else is. */
export const judgeLive = async (
  { usual, data, query }: Portals,
  load: Peer<LoadJob, LoadResult>,
  crowd: Crowd,
): Promise<Figure> => {
  const { readers, windowsEach, commentsPerSecond } = crowd;
  const { listeners, writing } = (peers ??= startPeers());
  const articleIds = data.articleIds.slice(-ARTICLES);
  const pages = {
    url: usual.origin + data.usual.path,
    connections: READERS,
    seconds: SECONDS,
    perSecond: PAGES_PER_SECOND,
  };
  await eventually('der Worker', WORK_LEFT_TIMEOUT_MS, async () => !(await isWorkLeft(query)));
  const quiet = await load.ask(pages);
  const { listening } = await listeners.ask({ origin: usual.origin, articleIds, readers, windowsEach });
  const comments = { cookies, articleIds };
  const written = writing.ask({
    url: usual.origin,
    connections: READERS,
    seconds: SECONDS + 1,
    perSecond: commentsPerSecond,
    comments,
  });
  await sleep(500);
  const busy = await load.ask(pages);
  const { requests } = await written;
  const { events, asked } = await listeners.ask('close');
  const crowded = `${listening.toLocaleString('en')} listeners, ${Math.round(requests / (SECONDS + 1))} comments a second`;
  return {
    title: `article while ${windowsEach === 1 ? '' : `${windowsEach} windows of each, `}${crowded}`,
    ...atMost(Math.max(LEAST_MS, busy.p99Ms) / Math.max(LEAST_MS, quiet.p99Ms), 2, times),
    details: `p99 ${busy.p99Ms} ms and ${quiet.p99Ms} ms, p50 ${busy.p50Ms} and ${quiet.p50Ms}; ${Math.round(events / SECONDS)} told and ${Math.round(asked / SECONDS)} asked a second`,
  };
};

/**
 * Says whether work is left: whatever was written before, such as by a row that measures writing, is still being told of for a
 * while.
 */
const isWorkLeft = async (query: Query): Promise<boolean> => {
  const [row] = await query(
    `select exists (select from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()) as is_left`,
  );
  return row!['is_left'] === true;
};

const besideThis = (name: string) => path.join(import.meta.dirname, name);
