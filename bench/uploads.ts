// This is what uploads cost: how many a second, how long one waits after the last byte, the memory of the
// server process, and what readers notice meanwhile. Photos of 12 megapixels, as phones make them.
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually, statusOf } from '../crash/portal-process.ts';
import type { PortalProcess } from '../crash/portal-process.ts';
import { cookies } from './data-set.ts';
import { atLeast, atMost } from './figures.ts';
import type { Figure } from './figures.ts';
import type { LoadJob, LoadResult } from './load.ts';
import { median, memoryOf } from './measure.ts';
import { drawPhoto } from './pictures.ts';
import type { Peer } from './pinned.ts';
import type { Portals } from './portals.ts';

const AT_ONCE = 4;
const SEQUENTIAL = 12;
const SECONDS = 2;
const ROUNDS = 3;
const CONNECTIONS = 50;
/** A good line at home sends 50 megabits a second. */
const LINE_BYTES_PER_MS = 6250;
const PIECE_BYTES = 64 * 1024;
const BOUNDARY = 'litfass-bench';
const START_TIMEOUT_MS = 60_000;
/** The server needs so long until it has forgotten its start. */
const SETTLE_MS = 3000;

const perSecond = (value: number) => `${value.toFixed(1)}/s`;
const ms = (value: number) => `${Math.round(value)} ms`;
const MB = (value: number) => `${Math.round(value)} MB`;
const share = (value: number) => `${value.toFixed(2)} of quiet`;

export const judgeUploads = async (portals: Portals, load: Peer<LoadJob, LoadResult>): Promise<Figure[]> => {
  const { usual } = portals;
  const body = formOf(await drawPhoto());
  await restart(usual);
  const memory = await measureMemory(usual, body);
  const oneByOne = await timed(() => inTurn(usual, body, SEQUENTIAL));
  const parallel = await timed(() => Promise.all(lanes(() => inTurn(usual, body, SEQUENTIAL / AT_ONCE))));
  const [wait, waitAtOnce] = [median(oneByOne.value), median(parallel.value.flat())];
  const { left, uploads } = await measureDelivery(portals, load, body);
  return [
    {
      title: '4000 × 3000 JPEG uploaded: answer after the last byte',
      ...atMost(wait, 100, ms),
      details: `${AT_ONCE} at once ${ms(waitAtOnce)}; ${(body.length / 1e6).toFixed(1)} MB each; worker busy with them`,
    },
    {
      title: 'such uploads, one after the other',
      ...atLeast(SEQUENTIAL / oneByOne.seconds, 4, perSecond),
      details: `${AT_ONCE} at once: ${perSecond(SEQUENTIAL / parallel.seconds)}`,
    },
    {
      title: `memory of the server process, ${AT_ONCE} such uploads at once`,
      ...atMost(memory.most, 300, MB),
      details: `${MB(memory.idle)} before`,
    },
    {
      title: `article from the page cache while ${AT_ONCE} such uploads come in at once, again and again`,
      ...atLeast(left, 2 / 3, share),
      details: `lines of 50 Mbit/s, ${perSecond(uploads)}; worker on the same core as server and database`,
    },
  ];
};

const restart = async (portal: PortalProcess) => {
  await portal.stop();
  portal.start();
  await eventually('der Server', START_TIMEOUT_MS, async () => (await statusOf(portal.origin)) === 200);
  await sleep(SETTLE_MS);
};

const measureMemory = async (portal: PortalProcess, body: Buffer) => {
  const pid = portal.pidOf('server')!;
  const idle = memoryOf(pid).now;
  // From now on the system counts the most anew.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  await Promise.all(lanes(() => upload(portal, body)));
  return { idle, most: memoryOf(pid).most };
};

/** Measures the share of the usual rate that is left meanwhile, and how many uploads a second came in. */
const measureDelivery = async (
  { usual, data, query }: Portals,
  load: Peer<LoadJob, LoadResult>,
  body: Buffer,
) => {
  const job = { url: usual.origin + data.usual.path, connections: CONNECTIONS, seconds: SECONDS };
  const rounds: { left: number; uploads: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    await becomeQuiet(query);
    const quiet = await load.ask(job);
    const { value, uploads } = await whileUploading({ usual, query }, body, () => load.ask(job));
    // After its restart the server has to warm up first.
    if (round > 0) rounds.push({ left: value.perSecond / quiet.perSecond, uploads: uploads / SECONDS });
  }
  await becomeQuiet(query);
  return {
    left: median(rounds.map(({ left }) => left)),
    uploads: median(rounds.map(({ uploads }) => uploads)),
  };
};

/** Uploads over slow lines until the work is done. */
const whileUploading = async <T>(
  { usual, query }: Pick<Portals, 'usual' | 'query'>,
  body: Buffer,
  work: () => Promise<T>,
) => {
  let uploads = 0;
  const over = new AbortController();
  const uploading = lanes(async () => {
    while (!over.signal.aborted) {
      await upload(usual, body, LINE_BYTES_PER_MS);
      uploads++;
    }
  });
  await untilBusy(query);
  uploads = 0;
  const value = await work();
  const counted = uploads;
  over.abort();
  await Promise.all(uploading);
  return { value, uploads: counted };
};

/** Waits until the worker is busy with the first ones, or as long as that takes at most. */
const untilBusy = async (query: Portals['query']) => {
  const begun = performance.now();
  while (performance.now() - begun < SETTLE_MS && (await countActive(query)) === 0) await sleep(50);
};

const lanes = <T>(work: () => Promise<T>): Promise<T>[] => Array.from({ length: AT_ONCE }, work);

const inTurn = async (portal: PortalProcess, body: Buffer, count: number): Promise<number[]> => {
  const waits: number[] = [];
  for (let n = 0; n < count; n++) waits.push(await upload(portal, body));
  return waits;
};

let sent = 0;

/** Returns the milliseconds between the last byte and the answer. */
const upload = async ({ origin }: PortalProcess, body: Buffer, bytesPerMs = Infinity): Promise<number> => {
  const request = http.request(`${origin}/media/imgeditor/upload`, {
    method: 'POST',
    headers: {
      cookie: cookies[sent++ % cookies.length]!,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': body.length,
    },
  });
  const answered = once(request, 'response');
  for (let at = 0; at < body.length; at += PIECE_BYTES) {
    if (!request.write(body.subarray(at, at + PIECE_BYTES))) await once(request, 'drain');
    if (bytesPerMs < Infinity) await sleep(PIECE_BYTES / bytesPerMs);
  }
  request.end();
  const ended = performance.now();
  const [response] = (await answered) as [http.IncomingMessage];
  const waited = performance.now() - ended;
  const answer = Buffer.concat(await response.toArray()).toString();
  if (response.statusCode !== 200) throw new Error(`Ein Bild kam nicht an: ${response.statusCode} ${answer}`);
  return waited;
};

const formOf = (photo: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="imageManagerPrefix"\r\n\r\nbench\r\n`,
    ),
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="photo.jpg"\r\n\r\n`),
    photo,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

/** Takes the worker's further jobs away and waits for those that it has begun. */
const becomeQuiet = async (query: Portals['query']) => {
  await query(`delete from pgboss.job where name = 'media.make-variants' and state < 'active'`);
  await eventually('der Worker', START_TIMEOUT_MS, async () => (await countActive(query)) === 0);
};

const countActive = async (query: Portals['query']): Promise<number> => {
  const [active] = await query(`select count(*) as count from pgboss.job where state = 'active'`);
  return Number(active!['count']);
};

const timed = async <T>(work: () => Promise<T>) => {
  const before = performance.now();
  const value = await work();
  return { value, seconds: (performance.now() - before) / 1000 };
};
