// Holds pages that are open, in a process of their own: each window listens to the thread of its article, and asks for what
// came when it is told, as the portal's own script does. One job opens them, the next tells what they heard and closes them.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ListenJob {
  readonly origin: string;
  readonly articleIds: readonly number[];
  readonly readers: number;
  readonly windowsEach: number;
}

export interface Heard {
  readonly listening: number;
  readonly events: number;
  readonly asked: number;
}

/** How long the windows spread their questions over, as the portal's script does. */
const SPREAD_MS = 800;
const OPENED_AT_ONCE = 50;
const NEWEST = 2_000_000_000;

const agent = new http.Agent({ keepAlive: true, maxSockets: 100 });
let open: http.ClientRequest[] = [];
let events = 0;
let asked = 0;

/** Each reader has an address of their own. */
const addressOf = (reader: number) => `10.${reader >> 16}.${(reader >> 8) & 255}.${reader & 255}`;

const openWindow = ({ origin, articleIds }: ListenJob, reader: number, window: number) =>
  new Promise<void>((resolve, reject) => {
    const articleId = articleIds[(reader + window * 7) % articleIds.length]!;
    const headers = { 'x-forwarded-for': addressOf(reader) };
    const request = http.get(`${origin}/live?topic=comments:article:${articleId}`, { headers }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`/live antwortet ${answer.statusCode}`));
      answer.setEncoding('utf8').on('data', (text: string) => {
        const heard = text.split('event: change').length - 1;
        events += heard;
        if (heard > 0) setTimeout(() => ask(origin, articleId), Math.random() * SPREAD_MS);
      });
      answer.on('error', () => undefined);
      resolve();
    });
    request.on('error', reject);
    open.push(request);
  });

const ask = (origin: string, articleId: number) => {
  const path = `/a/pub-api/articles/${articleId}/comments?after=${NEWEST}&limit=0`;
  const headers = { 'accept-encoding': 'gzip' };
  http
    .get(origin + path, { agent, headers }, (answer) => {
      asked++;
      answer.resume();
    })
    .on('error', () => undefined);
};

const run = async (job: ListenJob | 'close'): Promise<Heard> => {
  const heard = { listening: open.length, events, asked };
  [events, asked] = [0, 0];
  if (job === 'close') {
    for (const request of open) request.destroy();
    open = [];
    return heard;
  }
  const windows = Array.from({ length: job.readers * job.windowsEach }, (_, at) => at);
  for (let at = 0; at < windows.length; at += OPENED_AT_ONCE) {
    const some = windows.slice(at, at + OPENED_AT_ONCE);
    await Promise.all(
      some.map((each) => openWindow(job, each % job.readers, Math.floor(each / job.readers))),
    );
  }
  await sleep(500);
  return { listening: open.length, events: 0, asked: 0 };
};

process.on('message', (job: ListenJob | 'close') => void run(job).then((heard) => process.send!(heard)));
process.on('disconnect', () => process.exit());
