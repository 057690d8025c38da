// The first reader of a page after a comment: each time something is really said, as the portal would keep it, and its tags are
// told to the server, which has everything else of the page still in memory. One reader after the other; what the comment
// itself takes is measured apart and taken off.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { TAG_CHANNEL } from '#kernel/invalidation.ts';
import type { Query } from './data-set.ts';
import { cpuMillisOf, median } from './measure.ts';
import type { Measurement } from './measure.ts';

export interface Asked {
  readonly url: string;
  readonly articleId: number;
  readonly seconds: number;
  readonly query: Query;
  /** The processes whose time counts. */
  readonly pids: () => readonly number[];
}

/** By turns with and without a reader, so that what a process does of itself meanwhile spoils one of them alone. */
const SLICES = 7;
/** So long the server has to hear of it. */
const HEARD_MS = 3;
const AUTHOR = 9;

export const measureFirstReader = async (asked: Asked): Promise<Measurement> => {
  const agent = new http.Agent({ keepAlive: true });
  const waits: number[] = [];
  let failed = 0;
  const readOnce = async () => {
    const start = performance.now();
    if (await isDrawn(asked.url, agent)) waits.push(performance.now() - start);
    else failed++;
  };
  await isDrawn(asked.url, agent);
  const costs: number[] = [];
  let requests = 0;
  for (let slice = 0; slice < SLICES; slice++) {
    const read = await spend(asked, readOnce, () => performance.now());
    const rest = await spend(asked, async () => undefined, countDown(read.times));
    requests += read.times;
    costs.push(((read.millis - rest.millis) * 1000) / Math.max(1, read.times));
  }
  agent.destroy();
  const microsPerRequest = median(costs);
  return {
    perSecond: 1_000_000 / microsPerRequest,
    microsPerRequest,
    requests,
    failed,
    p50Ms: Math.round(median(waits) * 10) / 10,
    p99Ms: Math.round((waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0) * 10) / 10,
    commentIds: [],
  };
};

/** A clock that is over after so many looks. */
const countDown = (times: number) => {
  let looks = 0;
  return () => (looks++ > times ? Number.POSITIVE_INFINITY : 0);
};

const spend = async (
  { articleId, seconds, query, pids }: Asked,
  work: () => Promise<void>,
  clock: () => number,
) => {
  const [before, end] = [cpuMillisOf(pids()), clock() + (seconds * 1000) / SLICES];
  let times = 0;
  while (clock() < end) {
    await comment(query, articleId);
    await sleep(HEARD_MS);
    await work();
    times++;
  }
  return { times, millis: cpuMillisOf(pids()) - before };
};

/** As creating one leaves the tables and tells the tags. */
const comment = (query: Query, articleId: number) =>
  query(
    `with said as (
      insert into comments (owner_type, owner_id, author_id, text, html, state, created_at)
      values ('article', $1, ${AUTHOR}, 'Dazu wäre noch einiges zu sagen.', '<p>Dazu wäre noch einiges zu sagen.</p>', 'visible', now())),
    thread as (
      update comment_threads set comment_count = comment_count + 1 where owner_type = 'article' and owner_id = $1),
    piece as (update pieces set comment_count = comment_count + 1 where type = 'article' and object_id = $1),
    in_order as (
      update piece_comment_counts set comment_count = comment_count + 1 where type = 'article' and object_id = $1)
    select pg_notify('${TAG_CHANNEL}', 'bench article:' || $1 || '#comments comments:article:' || $1 || ' comments:user:${AUTHOR}')`,
    [articleId],
  );

/** False when the page had been kept, since the server hadn't heard yet. */
const isDrawn = (url: string, agent: http.Agent) =>
  new Promise<boolean>((resolve, reject) => {
    const request = http.get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.headers['x-page-cache'] === 'miss'));
    });
    request.once('error', reject);
  });
