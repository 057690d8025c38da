// Runs the rows round by round, each beside its yardstick in the same minute, and makes figures of the medians.
import http from 'node:http';
import https from 'node:https';
import type { BareAnswer } from './bare-server.ts';
import { cookies } from './data-set.ts';
import { atLeast, atMost } from './figures.ts';
import type { Figure } from './figures.ts';
import type { LoadJob, LoadResult } from './load.ts';
import { measureFirstReaders } from './first-reader.ts';
import { familyOf, measure, median } from './measure.ts';
import type { Measurement } from './measure.ts';
import type { Peer } from './pinned.ts';
import type { Portals } from './portals.ts';
import type { BesideRow, FirstRow, Row, ShareRow, Target, TimesRow } from './rows.ts';

interface Tools {
  readonly portals: Portals;
  readonly seconds: number;
  readonly load: Peer<LoadJob, LoadResult>;
  readonly bare: Peer<BareAnswer, string>;
}

/** The thing itself, and what it is measured by in the same round. */
interface Pair {
  readonly own: Measurement;
  readonly yardstick?: Measurement;
}

export interface Rounds {
  /** Measures a row once; a warm-up is short and forgotten. */
  readonly run: (row: Row, isWarmUp: boolean) => Promise<void>;
  readonly figureOf: (row: Row) => Figure;
  /** Comments that were acknowledged and are not in the database. */
  readonly countLost: () => Promise<number>;
}

const WARM_UP_SECONDS = 2;
const MANY = 50;

export const createRounds = (tools: Tools): Rounds => {
  const pairs = new Map<Row, Pair[]>();
  const acknowledged: number[] = [];
  return {
    run: async (row, isWarmUp) => {
      const pair = await measurePair(row, isWarmUp ? { ...tools, seconds: WARM_UP_SECONDS } : tools);
      acknowledged.push(...pair.own.commentIds);
      noteFailures(row, pair.own, tools.portals);
      if (!isWarmUp) pairs.set(row, [...(pairs.get(row) ?? []), pair]);
    },
    figureOf: (row) => toFigure(row, pairs.get(row) ?? []),
    countLost: async () => {
      const [row] = await tools.portals.query('select count(*) as there from comments where id = any($1)', [
        acknowledged,
      ]);
      return acknowledged.length - Number(row!['there']);
    },
  };
};

/** A few refusals are part of a load beyond what a machine can do; a server that is gone is not. */
const noteFailures = ({ name }: Row, { failed }: Measurement, { usual, afresh, many }: Portals) => {
  if (failed > 0) console.log(`${name}: ${failed} Anfragen ohne gute Antwort`);
  for (const portal of [usual, afresh, many])
    if (portal.pidOf('server') === undefined)
      throw new Error(`Ein Server ist fort:\n${portal.output().slice(-3000)}`);
};

const measurePair = (row: Row, tools: Tools): Promise<Pair> => {
  if (row.kind === 'share') return measureShare(row, tools);
  if (row.kind === 'first') return measureFirst(row, tools);
  if (row.kind === 'beside') return measureBeside(row, tools);
  if (row.kind === 'times') return measureTimes(row, tools);
  return measureWrites(tools);
};

const measureShare = async ({ target }: ShareRow, tools: Tools): Promise<Pair> => {
  const { portal, path, cookie } = target;
  const yardstick = await measureBare(await answerOf(portal.origin + path, cookie), tools);
  return { yardstick, own: await measureTarget(target, MANY, tools) };
};

/** Each of a batch of pages for whoever comes first. */
const measureFirst = async ({ target, findPages }: FirstRow, tools: Tools): Promise<Pair> => {
  const { portals, seconds, load } = tools;
  const { origin } = target.portal;
  const yardstick = await measureBare(await answerOf(origin + target.path), tools);
  const pages = await findPages(origin, portals.query);
  const pids = () => workersOf(portals, target.portal);
  const { query } = portals;
  return {
    yardstick,
    own: await measureFirstReaders({ origin, pages, connections: MANY, seconds, query, load, pids }),
  };
};

/** What its processes are isn't known, so their time isn't either. */
const measureBeside = async ({ url }: BesideRow, tools: Tools): Promise<Pair> => {
  const yardstick = await measureBare(await answerOf(url), tools);
  const { load, seconds } = tools;
  return { yardstick, own: await measure(load, { url, connections: MANY, seconds }, () => []) };
};

const measureBare = async (answer: BareAnswer, { load, bare, seconds }: Tools) => {
  const url = await bare.ask(answer);
  return measure(load, { url, connections: MANY, seconds }, () => [bare.pid]);
};

const measureTimes = async ({ target, than }: TimesRow, tools: Tools): Promise<Pair> => ({
  yardstick: await measureTarget(than, 1, tools),
  own: await measureTarget(target, 1, tools),
});

const measureWrites = async ({ load, portals, seconds }: Tools): Promise<Pair> => {
  const { usual, data } = portals;
  const comments = { cookies, articleIds: data.articleIds };
  const job = { url: usual.origin, connections: MANY, seconds, comments };
  return { own: await measure(load, job, () => workersOf(portals, usual)) };
};

const measureTarget = (
  { portal, path, cookie }: Target,
  connections: number,
  { load, portals, seconds }: Tools,
) =>
  measure(load, { url: portal.origin + path, connections, seconds, ...(cookie && { cookie }) }, () =>
    workersOf(portals, portal),
  );

/** The processes that work for a portal: its server and the database. */
const workersOf = ({ usual }: Portals, portal: Portals['usual']) => [
  ...[portal.pidOf('server')].filter((pid) => pid !== undefined),
  ...familyOf(usual.pidOf('database')),
];

/** The bytes as they come over the wire, with the headers that describe them. */
const answerOf = (url: string, cookie?: string) =>
  new Promise<BareAnswer>((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip', ...(cookie && { cookie }) };
    const { get } = url.startsWith('https:') ? https : http;
    const request = get(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${url} antwortet ${answer.statusCode}`));
        const { 'content-type': type = '', 'content-encoding': encoding } = answer.headers;
        const described = { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) };
        resolve({ headers: described, body: Buffer.concat(chunks).toString('base64') });
      });
    });
    request.once('error', reject);
  });

const share = (value: number) => `${value.toFixed(value < 0.1 ? 4 : 2)} of bare`;
const times = (value: number) => `× ${value.toFixed(2)}`;
const rate = (value: number) => `${Math.round(value).toLocaleString('en')}/s`;
const cost = ({ microsPerRequest }: Measurement) => `${Math.round(microsPerRequest)} µs`;
const latency = ({ p50Ms, p99Ms }: Measurement) => `p50 ${p50Ms} ms, p99 ${p99Ms} ms`;

const toFigure = (row: Row, pairs: readonly Pair[]): Figure => {
  const { title } = row;
  const own = middle(pairs.map((pair) => pair.own));
  if (row.kind === 'write')
    return { title, ...atLeast(own.perSecond, row.atLeast, rate), details: `${latency(own)}, ${cost(own)}` };
  const ratio = median(pairs.map((pair) => pair.own.perSecond / pair.yardstick!.perSecond));
  const yardstick = middle(pairs.map((pair) => pair.yardstick!));
  if (row.kind === 'times') {
    const details = `${rate(own.perSecond)} and ${rate(yardstick.perSecond)}, ${cost(own)} and ${cost(yardstick)}`;
    return { title, ...atMost(1 / ratio, row.atMost, times), details };
  }
  if (row.kind === 'beside') {
    const details = `${rate(own.perSecond)}, ${latency(own)}; bare ${rate(yardstick.perSecond)}`;
    return { title, value: share(ratio), target: '', isMet: undefined, details };
  }
  const details = `${rate(own.perSecond)} at ${cost(own)}, ${latency(own)}; bare ${rate(yardstick.perSecond)} at ${cost(yardstick)}`;
  return { title, ...atLeast(ratio, row.atLeast, share), details };
};

/** Gives the measurement with the median rate. */
const middle = (all: readonly Measurement[]): Measurement =>
  all.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(all.length / 2)]!;
