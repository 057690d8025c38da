// Asks every route of the registry for everything there is, follows what the answers name, and looks through all of it.
// For tests only.
import { sql } from 'drizzle-orm';
import type { RoutePath } from '#kernel/named-routes.ts';
import { isSafeMethod } from '#kernel/origin-check.ts';
import type { TestApp } from '#kernel/testing/test-portal.ts';
import { signedIn } from '#bundles/users/test-data.ts';
import { addressesOf } from './addresses.ts';
import type { Known } from './addresses.ts';
import { BODIES, EXEMPT, READING } from './calls.ts';
import { isEntitled } from './nest.ts';
import type { Reader } from './nest.ts';
import { addressesIn, suspiciousIn, wholeText } from './reading.ts';
import type { World } from './world.ts';

/** Describes a canary that somebody came across. */
export interface Hit {
  readonly reader: Reader;
  readonly call: string;
  readonly where: string;
  readonly canary: string;
}

export interface Crawl {
  readonly reader: Reader;
  readonly requests: number;
  /** The hits of those who are not entitled. */
  readonly hits: readonly Hit[];
  /** All that were found, by whoever. */
  readonly found: ReadonlySet<string>;
  /** Answers that are accidents. */
  readonly failures: readonly string[];
}

export interface Thoroughness {
  /** Follows what answers name. */
  readonly follows: 'everything' | 'files' | 'nothing';
  /** Each address in all ways that it can be asked: as a page, as data, packed, in part, by HEAD. */
  readonly inAllWays: boolean;
  /** All unsafe calls, not only those that read. */
  readonly calls: 'reading' | 'all' | 'none';
  /** Asks no further once somebody came across something: for a gate that is taken away. */
  readonly endsWithHit?: true;
}

/** Returns what else is in the database by now. */
export const known = async (app: TestApp, world: World): Promise<Known> => {
  const idsOf = async (table: string) =>
    (await app.ctx.db.execute<{ id: number }>(sql.raw(`select id from ${table} order by id`))).rows.map(
      ({ id }) => id,
    );
  const names = Object.entries(TABLES);
  return {
    ...world,
    ids: Object.fromEntries(
      await Promise.all(names.map(async ([name, table]) => [name, await idsOf(table)])),
    ),
  };
};

const TABLES = {
  user: 'users',
  image: 'images',
  stream: 'streams',
  comment: 'comments',
  thread: 'message_threads',
  message: 'messages',
  notice: 'notices',
  mail: 'mails',
  export: 'exports',
};

/** Names of routes that nothing fills, or only with nothing, so that nobody forgets a new one. */
export const unfilledRoutes = (app: TestApp, world: Known): string[] =>
  app.portal.routes
    .all()
    .filter((route) => !EXEMPT[route.name] && !addressesOf(route, world)?.length)
    .map(({ name, template }) => `${name} ${template}`);

export const crawl = async (
  app: TestApp,
  world: Known,
  reader: Reader,
  thoroughness: Thoroughness,
): Promise<Crawl> => {
  const asker = await createAsker(app, world, reader);
  const pages = [...new Set(app.portal.routes.all().flatMap((route) => pagesOf(route, world)))];
  const seen = new Set(pages);
  const { follows } = thoroughness;
  const read = async (path: string): Promise<string[]> => {
    if (thoroughness.endsWithHit && asker.hasHit()) return [];
    const named: string[] = [];
    for (const headers of waysOf(path, thoroughness)) {
      const whole = await asker.ask({ method: 'GET', url: path, headers });
      if (follows !== 'nothing') named.push(...addressesIn(whole, app.ctx.config.publicUrl));
    }
    const fresh = [...new Set(named)].filter(
      (next) => !seen.has(next) && (follows === 'files' ? IS_FILE : IS_OURS).test(next),
    );
    for (const next of fresh) seen.add(next);
    return fresh;
  };
  await inTurns(pages, read);
  if (thoroughness.inAllWays)
    await inTurns([...seen], async (url) => void (await asker.ask({ method: 'HEAD', url })));
  await inTurns(unsafeCalls(app, world, thoroughness), async (call) => void (await asker.ask(call)));
  return asker.result();
};

/** Works on several at once, since much of the time is waiting for the database; what the work gives is done too. */
const inTurns = async <T>(first: readonly T[], work: (one: T) => Promise<T[] | void>): Promise<void> => {
  const waiting = [...first];
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift())
      waiting.push(...((await work(one)) ?? []));
  };
  // A worker that finds nothing to do comes again while another may still find more.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

const AT_ONCE = 4;

interface Call {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: object;
}

const createAsker = async (app: TestApp, world: Known, reader: Reader) => {
  const session = reader === 'visitor' ? {} : await signedIn(app, world.people[reader]);
  const hits = new Map<string, Hit>();
  const found = new Set<string>();
  const failures: string[] = [];
  let requests = 0;
  const ask = async (call: Call): Promise<string> => {
    requests++;
    const answer = await app.http.inject({ ...call, headers: { ...call.headers, ...session } });
    const name = `${call.method} ${call.url}`;
    if (answer.statusCode >= 500) failures.push(`${reader}: ${answer.statusCode} ${name}`);
    const whole = await wholeText(answer);
    for (const canary of suspiciousIn(whole)) {
      const facts = world.nest.canaries.get(canary);
      // What was asked for by its name may be repeated.
      if (!facts || call.url.includes(canary)) continue;
      found.add(canary);
      if (isEntitled(facts, reader)) continue;
      hits.set(`${canary} ${name}`, { reader, call: name, where: facts.where, canary });
    }
    return whole;
  };
  const result = (): Crawl => ({ reader, requests, hits: [...hits.values()], found, failures });
  return { ask, result, hasHit: () => hits.size > 0 };
};

const pagesOf = (route: RoutePath, world: Known): readonly string[] =>
  route.methods.includes('GET') && !EXEMPT[route.name] ? (addressesOf(route, world) ?? []) : [];

const PAGE = { accept: 'text/html', 'sec-fetch-dest': 'document' };
const DATA = { accept: 'application/json' };

const waysOf = (path: string, { inAllWays }: Thoroughness): readonly Record<string, string>[] => {
  const isCall = /\/(ajax|pub-api)\//.test(path);
  if (!inAllWays) return [isCall ? DATA : PAGE];
  const packed = { accept: '*/*', 'accept-encoding': 'gzip' };
  return IS_FILE.test(path) ? [PAGE, { range: 'bytes=0-99' }] : [PAGE, DATA, packed];
};

/** Ours are neither the program's own files, nor the door with the way back to each page. */
const IS_OURS = /^\/(?!(assets|src|abmelden|anmelden|live|_design)\b|\/)[^<>{}$]*$/;
const IS_FILE = /^\/media\/(image|stream|download)\//;

const unsafeCalls = (app: TestApp, world: Known, { calls }: Thoroughness): Call[] => {
  if (calls === 'none') return [];
  const routes = app.portal.routes
    .all()
    .filter(({ name }) => !EXEMPT[name] && (calls === 'all' || READING.includes(name)));
  return routes.flatMap((route) => {
    const methods = route.methods.filter((method) => !isSafeMethod(method)) as Call['method'][];
    const bodies = [{}, ...(BODIES[route.name]?.(world) ?? [])];
    const urls = addressesOf(route, world) ?? [];
    return methods.flatMap((method) =>
      urls.flatMap((url) => bodies.map((payload): Call => ({ method, url, payload, headers: DATA }))),
    );
  });
};
