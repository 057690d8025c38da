// Makes load with autocannon, in a process of its own: one job by message, one result back.
import http from 'node:http';
import autocannon from 'autocannon';
import type { Options, Request } from 'autocannon';

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
}

export interface LoadResult {
  readonly perSecond: number;
  readonly requests: number;
  /** Answers other than 2xx, errors and timeouts. */
  readonly failed: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Numbers of the comments that were acknowledged. */
  readonly commentIds: readonly number[];
}

let written = 0;

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
  const result = await autocannon(options);
  const requests = result['2xx'];
  return {
    perSecond: requests / result.duration,
    requests,
    failed: result.non2xx + result.errors + result.timeouts,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    commentIds,
  };
};

/** They stay open from one job to the next. */
const agent = new http.Agent({ keepAlive: true });

const askEach = async ({ url, connections }: LoadJob, paths: readonly string[]): Promise<LoadResult> => {
  agent.maxSockets = connections;
  const waits: number[] = [];
  const start = performance.now();
  await Promise.all(
    paths.map(async (path) => {
      const isDrawn = await askOnce(url + path);
      if (isDrawn) waits.push(performance.now() - start);
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  waits.sort((a, b) => a - b);
  return {
    perSecond: waits.length / seconds,
    requests: waits.length,
    failed: paths.length - waits.length,
    p50Ms: Math.round(waits[Math.floor(waits.length / 2)] ?? 0),
    p99Ms: Math.round(waits.at(-1) ?? 0),
    commentIds: [],
  };
};

/** False when the page had been kept. */
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
