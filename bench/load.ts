// Makes load with autocannon, in a process of its own: one job by message, one result back. Counted is what is answered while the
// load is full: from the moment when there were as many answers as connections, until so many seconds have passed.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Options, Request, Result } from 'autocannon';
import { cpuMillisByPid, familyOf, millisSince } from './measure.ts';

export interface LoadJob {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly cookie?: string;
  /** These paths are asked once each instead, as fast as the connections allow; whatever comes from the page cache failed. */
  readonly firstOf?: readonly string[];
  /** No more than that are sent; as many as are answered without. */
  readonly perSecond?: number;
  /** Comments are sent instead of reading, each with a text of its own, spread over people and articles. */
  readonly comments?: { readonly cookies: readonly string[]; readonly articleIds: readonly number[] };
  /** Processes whose time counts. */
  readonly working?: Working;
}

/** What works for an answer: processes by themselves, and such as count with all that they have started. */
export interface Working {
  readonly alone: readonly number[];
  readonly families: readonly number[];
}

export interface LoadResult {
  readonly perSecond: number;
  readonly requests: number;
  /** Processor time of those who worked for each request. */
  readonly microsPerRequest: number;
  /** Answers other than 2xx, errors and timeouts. */
  readonly failed: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Numbers of the comments that were acknowledged. */
  readonly commentIds: readonly number[];
}

let written = 0;

/** A window is over when so many have been answered as well, unless that takes very much longer. */
const LEAST_ANSWERS = 5;
const LONGEST_SECONDS = 20;
/** So often autocannon looks whether it is to end. */
const LOOK_MS = 20;

const run = async (job: LoadJob): Promise<LoadResult> => {
  if (job.firstOf) return askEach(job, job.firstOf);
  const commentIds: number[] = [];
  const options: Options = {
    url: job.url,
    connections: job.connections,
    duration: job.seconds,
    ...(job.perSecond !== undefined && { overallRate: job.perSecond }),
    headers: { 'accept-encoding': 'gzip', ...(job.cookie && { cookie: job.cookie }) },
    ...(job.comments && { requests: [commentRequest(job.comments, commentIds)] }),
  };
  const answered = job.perSecond === undefined ? await askFully(job, options) : await askByRate(options);
  return { ...answered, commentIds };
};

type Answered = Omit<LoadResult, 'commentIds'>;

/** How much is answered isn't asked here, so the time of the processes isn't either. */
const askByRate = async (options: Options): Promise<Answered> => {
  const result = await autocannon(options);
  const requests = result['2xx'];
  return {
    perSecond: requests / result.duration,
    requests,
    microsPerRequest: Number.NaN,
    failed: failuresOf(result),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
};

const askFully = async (job: LoadJob, options: Options): Promise<Answered> => {
  const shots = autocannon({ ...options, duration: LONGEST_SECONDS, sampleInt: LOOK_MS });
  const window = openWindow(job, shots.stop);
  shots.on('response', (_client, status, _bytes, waitedMs) => window.take(status, waitedMs));
  const failed = failuresOf(await shots);
  const { waits, seconds, spentMs } = window.read();
  waits.sort((a, b) => a - b);
  const p50Ms = waits[Math.floor(waits.length / 2)] ?? 0;
  // What was in flight is still being worked on, in whose place the next job must not wait.
  await sleep(p50Ms);
  return {
    perSecond: seconds > 0 ? waits.length / seconds : 0,
    requests: waits.length,
    microsPerRequest: (spentMs * 1000) / Math.max(1, waits.length),
    failed,
    p50Ms: Math.round(p50Ms),
    p99Ms: Math.round(waits[Math.floor(waits.length * 0.99)] ?? 0),
  };
};

const failuresOf = ({ non2xx, errors, timeouts }: Result) => non2xx + errors + timeouts;

/** Counts from one answer to another, so that nothing of an answer lies outside and nothing else inside. */
const openWindow = ({ connections, seconds, working }: LoadJob, end: () => void) => {
  const waits: number[] = [];
  let [before, counted] = [0, 0];
  let [from, to] = [Number.NaN, Number.NaN];
  let spentBefore = spentBy();
  let spentMs = 0;
  const isOver = () => to - from >= seconds * 1000 && counted >= LEAST_ANSWERS;
  return {
    take: (status: number, waitedMs: number) => {
      if (before < connections) {
        if (++before < connections) return;
        spentBefore = spentBy(working);
        from = to = performance.now();
        return;
      }
      if (isOver()) return;
      to = performance.now();
      counted++;
      if (status >= 200 && status < 300) waits.push(waitedMs);
      if (!isOver()) return;
      spentMs = millisSince(spentBefore, spentBy(working));
      end();
    },
    read: () => ({ waits, seconds: (to - from) / 1000, spentMs }),
  };
};

const spentBy = (working: Working = { alone: [], families: [] }) =>
  cpuMillisByPid([...working.alone, ...working.families.flatMap(familyOf)]);

/** They stay open from one job to the next. */
const agent = new http.Agent({ keepAlive: true });

const askEach = async (
  { url, connections, working }: LoadJob,
  paths: readonly string[],
): Promise<LoadResult> => {
  agent.maxSockets = connections;
  const waits: number[] = [];
  const spentBefore = spentBy(working);
  const start = performance.now();
  await Promise.all(
    paths.map(async (path) => {
      const isDrawn = await askOnce(url + path);
      if (isDrawn) waits.push(performance.now() - start);
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const spentMs = millisSince(spentBefore, spentBy(working));
  waits.sort((a, b) => a - b);
  return {
    perSecond: waits.length / seconds,
    requests: waits.length,
    microsPerRequest: (spentMs * 1000) / Math.max(1, waits.length),
    failed: paths.length - waits.length,
    p50Ms: Math.round(waits[Math.floor(waits.length / 2)] ?? 0),
    p99Ms: Math.round(waits.at(-1) ?? 0),
    commentIds: [],
  };
};

/** Returns false when the page had been kept. */
const askOnce = (url: string) =>
  new Promise<boolean>((resolve, reject) => {
    const request = http.get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      const isDrawn = answer.statusCode === 200 && answer.headers['x-page-cache'] === 'miss';
      answer.resume().once('end', () => resolve(isDrawn));
    });
    request.once('error', reject);
  });

const commentRequest = (
  { cookies, articleIds }: NonNullable<LoadJob['comments']>,
  commentIds: number[],
): Request => ({
  setupRequest: (request) => {
    const n = written++;
    return {
      ...request,
      method: 'POST',
      path: `/a/ajax/articlecommentnew/${articleIds[n % articleIds.length]}`,
      headers: {
        ...request.headers,
        cookie: cookies[n % cookies.length]!,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: `text=${encodeURIComponent(`Dazu wäre noch einiges zu sagen, meint Nummer ${process.pid}-${n}.`)}`,
    };
  },
  onResponse: (_status, body) => {
    const { commented, commentId } = JSON.parse(body) as { commented?: boolean; commentId?: number };
    if (commented && commentId !== undefined) commentIds.push(commentId);
  },
});

process.on('message', (job: LoadJob) => void run(job).then((result) => process.send!(result)));
process.on('disconnect', () => process.exit());
