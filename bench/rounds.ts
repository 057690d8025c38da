// Runs the rows round by round, in short turns: yardstick, row, row, yardstick, so that whatever a machine does meanwhile meets both
// alike. A figure is the middle of the ratios of neighbours. docs/decisions/0187
import http from 'node:http';
import https from 'node:https';
import type { BareAnswer } from './bare-server.ts';
import { cookies } from './data-set.ts';
import { atLeast, atMost } from './figures.ts';
import type { Figure } from './figures.ts';
import type { LoadJob, LoadResult, Working } from './load.ts';
import { askFirstReaders } from './first-reader.ts';
import { median, middleOf, uncertaintyOf } from './measure.ts';
import type { Peer } from './pinned.ts';
import type { Portals } from './portals.ts';
import type { BesideRow, FirstRow, Row, ShareRow, Target, TimesRow } from './rows.ts';

interface Tools {
  readonly portals: Portals;
  readonly seconds: number;
  readonly load: Peer<LoadJob, LoadResult>;
  readonly bare: Peer<BareAnswer, string>;
}

/** A turn of so many seconds. */
type Turn = (seconds: number) => Promise<LoadResult>;

/** The thing itself, and what it is measured by. */
interface Sides {
  readonly own: Turn;
  readonly yardstick?: Turn;
}

/** A turn of a row and, where it has a yardstick, the turn of that beside it. */
interface Pair {
  readonly own: LoadResult;
  readonly yardstick?: LoadResult;
}

export interface Rounds {
  /** Runs a row until it is as fast as it gets; what that gives is forgotten. */
  readonly warmUp: (row: Row) => Promise<void>;
  /** Measures a row two times. */
  readonly run: (row: Row) => Promise<void>;
  /**
   * Says whether a row has had enough turns: a machine that does other things as well needs more of them than a quiet one for
   * the same.
   */
  readonly isSure: (row: Row) => boolean;
  readonly figureOf: (row: Row) => Figure;
  /** Counts comments that were acknowledged and are not in the database. */
  readonly countLost: () => Promise<number>;
}

const MANY = 50;
const WARM_UP_SECONDS = 0.25;
const MOST_WARM_UPS = 8;
/** Comments are told of for as long as others come in: in a turn that ends sooner nobody would be. */
const WRITING_SECONDS = 2;
/** What is faster than the turn before by less is as warm as it gets. */
const STILL_FASTER = 1.05;
/** What comes out is known to so much. */
const SURE = 0.03;
/**
 * Two pages that take as long as each other tell their ratio in shorter turns than a page and bare, which answers a hundred times as often. How
 * sure it is stands beside it, and decides how many turns there are.
 */
export const SHARE_OF_A_COMPARED_TURN = 0.6;
/** The first one who asks isn't the second. */
const MOST_ASKED = 5;

export const createRounds = (tools: Tools): Rounds => {
  const pairs = new Map<Row, Pair[]>();
  const acknowledged: number[] = [];
  const noted =
    (row: Row, turn: Turn): Turn =>
    async (seconds) => {
      const result = await turn(seconds);
      acknowledged.push(...result.commentIds);
      noteFailures(row, result, tools.portals);
      return result;
    };
  const sidesOf = async (row: Row): Promise<Sides> => {
    const { own, yardstick } = await findSides(row, tools);
    return { own: noted(row, own), ...(yardstick && { yardstick: noted(row, yardstick) }) };
  };
  return {
    warmUp: async (row) => {
      const { own, yardstick } = await sidesOf(row);
      if (yardstick) await warmUp(yardstick);
      await warmUp(own);
    },
    run: async (row) => {
      const measured = await takeTurns(await sidesOf(row), secondsOf(row, tools));
      pairs.set(row, [...(pairs.get(row) ?? []), ...measured]);
    },
    isSure: (row) => uncertaintyOf(valuesOf(row, pairs.get(row) ?? [])) <= SURE,
    figureOf: (row) => toFigure(row, pairs.get(row) ?? []),
    countLost: async () => {
      const [row] = await tools.portals.query('select count(*) as there from comments where id = any($1)', [
        acknowledged,
      ]);
      return acknowledged.length - Number(row!['there']);
    },
  };
};

const secondsOf = ({ kind }: Row, { seconds }: Tools) =>
  kind === 'times' ? SHARE_OF_A_COMPARED_TURN * seconds : seconds;

const warmUp = async (turn: Turn): Promise<void> => {
  let before = 0;
  for (let n = 0; n < MOST_WARM_UPS; n++) {
    const { perSecond } = await turn(WARM_UP_SECONDS);
    if (perSecond < before * STILL_FASTER) return;
    before = perSecond;
  }
};

const takeTurns = async ({ own, yardstick }: Sides, seconds: number): Promise<Pair[]> => {
  if (!yardstick) return [{ own: await own(seconds) }, { own: await own(seconds) }];
  const first = await yardstick(seconds);
  const second = await own(seconds);
  const third = await own(seconds);
  const fourth = await yardstick(seconds);
  return [
    { yardstick: first, own: second },
    { yardstick: fourth, own: third },
  ];
};

/** A few refusals are part of a load beyond what a machine can do; a server that is gone is not. */
const noteFailures = ({ name }: Row, { failed }: LoadResult, { usual, afresh, many }: Portals) => {
  if (failed > 0) console.log(`${name}: ${failed} Anfragen ohne gute Antwort`);
  for (const portal of [usual, afresh, many])
    if (portal.pidOf('server') === undefined)
      throw new Error(`Ein Server ist fort:\n${portal.output().slice(-3000)}`);
};

const findSides = (row: Row, tools: Tools): Sides | Promise<Sides> => {
  if (row.kind === 'share') return sidesOfShare(row, tools);
  if (row.kind === 'first') return sidesOfFirst(row, tools);
  if (row.kind === 'beside') return sidesOfBeside(row, tools);
  if (row.kind === 'times') return sidesOfTimes(row, tools);
  return { own: writing(tools) };
};

const sidesOfShare = async ({ target }: ShareRow, tools: Tools): Promise<Sides> => {
  const { portal, path, cookie } = target;
  return {
    yardstick: bareTurn(await answerOf(portal.origin + path, cookie), tools),
    own: turnOf(target, MANY, tools),
  };
};

/** Each of a batch of pages for whoever comes first. */
const sidesOfFirst = async ({ target, findPages }: FirstRow, tools: Tools): Promise<Sides> => {
  const { portals, load } = tools;
  const { origin } = target.portal;
  const { query } = portals;
  const working = workersOf(portals, target.portal);
  const pages = await findPages(origin, query);
  return {
    yardstick: bareTurn(await cachedAnswerOf(origin + target.path), tools),
    own: (seconds) => askFirstReaders({ origin, pages, connections: MANY, seconds, query, load, working }),
  };
};

/** Returns the sides of a page of others: what its processes are isn't known, so their time isn't either. */
const sidesOfBeside = async ({ url }: BesideRow, tools: Tools): Promise<Sides> => ({
  yardstick: bareTurn(await answerOf(url), tools),
  own: (seconds) => tools.load.ask({ url, connections: MANY, seconds }),
});

const bareTurn =
  (answer: BareAnswer, { load, bare }: Tools): Turn =>
  async (seconds) => {
    const url = await bare.ask(answer);
    return load.ask({ url, connections: MANY, seconds, working: { alone: [bare.pid], families: [] } });
  };

const sidesOfTimes = ({ target, than }: TimesRow, tools: Tools): Sides => ({
  yardstick: turnOf(than, 1, tools),
  own: turnOf(target, 1, tools),
});

const writing =
  ({ load, portals }: Tools): Turn =>
  () => {
    const { usual, data } = portals;
    const seconds = WRITING_SECONDS;
    const comments = { cookies, articleIds: data.articleIds };
    const working = workersOf(portals, usual);
    return load.ask({ url: usual.origin, connections: MANY, seconds, comments, working });
  };

const turnOf =
  ({ portal, path, cookie }: Target, connections: number, { load, portals }: Tools): Turn =>
  (seconds) =>
    load.ask({
      url: portal.origin + path,
      connections,
      seconds,
      working: workersOf(portals, portal),
      ...(cookie && { cookie }),
    });

/** Returns the processes that work for a portal: its server and the database. */
const workersOf = ({ usual }: Portals, portal: Portals['usual']): Working => ({
  alone: [portal.pidOf('server')].filter((pid) => pid !== undefined),
  families: [usual.pidOf('database')].filter((pid) => pid !== undefined),
});

/**
 * Returns the page as everybody gets it who doesn't come first. What the first one gets is put together in a hurry and larger,
 * and what is larger costs the load more than the server: bare node:http would answer a third as often for our being worse at
 * compressing.
 */
const cachedAnswerOf = async (url: string): Promise<BareAnswer> => {
  for (let asked = 0; asked < MOST_ASKED; asked++) {
    const { cache, ...answer } = await ask(url);
    if (cache === 'hit') return answer;
  }
  throw new Error(`${url} wird nicht behalten.`);
};

const answerOf = async (url: string, cookie?: string): Promise<BareAnswer> => {
  const { headers, body } = await ask(url, cookie);
  return { headers, body };
};

/** Returns the bytes as they come over the wire, with the headers that describe them. */
const ask = (url: string, cookie?: string) =>
  new Promise<BareAnswer & { readonly cache: unknown }>((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip', ...(cookie && { cookie }) };
    const { get } = url.startsWith('https:') ? https : http;
    const request = get(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${url} antwortet ${answer.statusCode}`));
        const { 'content-type': type = '', 'content-encoding': encoding } = answer.headers;
        const described = { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) };
        const body = Buffer.concat(chunks).toString('base64');
        resolve({ headers: described, body, cache: answer.headers['x-page-cache'] });
      });
    });
    request.once('error', reject);
  });

const share = (value: number) => `${value.toFixed(value < 0.1 ? 4 : 2)} of bare`;
const times = (value: number) => `× ${value.toFixed(2)}`;
const rate = (value: number) => `${Math.round(value).toLocaleString('en')}/s`;
const cost = ({ microsPerRequest }: LoadResult) => `${Math.round(microsPerRequest)} µs`;
const latency = ({ p50Ms, p99Ms }: LoadResult) => `p50 ${p50Ms} ms, p99 ${p99Ms} ms`;

/** Returns the values of pairs; of what is compared with nothing that is the rate itself. */
const valuesOf = ({ kind }: Row, pairs: readonly Pair[]): readonly number[] =>
  pairs.map(({ own, yardstick }) =>
    kind === 'times' ? yardstick!.perSecond / own.perSecond : own.perSecond / (yardstick?.perSecond ?? 1),
  );

const toFigure = (row: Row, pairs: readonly Pair[]): Figure => {
  const values = valuesOf(row, pairs);
  const figure = figureOf(row, pairs, middleOf(values));
  const details = `${figure.details}; ± ${(100 * uncertaintyOf(values)).toFixed(1)} % of ${pairs.length} pairs`;
  return { ...figure, details };
};

const figureOf = (row: Row, pairs: readonly Pair[], value: number): Figure => {
  const { title } = row;
  const own = middle(pairs.map((pair) => pair.own));
  if (row.kind === 'write')
    return { title, ...atLeast(value, row.atLeast, rate), details: `${latency(own)}, ${cost(own)}` };
  const yardstick = middle(pairs.map((pair) => pair.yardstick!));
  if (row.kind === 'times') {
    const details = `${rate(own.perSecond)} and ${rate(yardstick.perSecond)}, ${cost(own)} and ${cost(yardstick)}`;
    return { title, ...atMost(value, row.atMost, times), details };
  }
  if (row.kind === 'beside') {
    const details = `${rate(own.perSecond)}, ${latency(own)}; bare ${rate(yardstick.perSecond)}`;
    return { title, value: share(value), target: '', isMet: undefined, details };
  }
  const details = `${rate(own.perSecond)} at ${cost(own)}, ${latency(own)}; bare ${rate(yardstick.perSecond)} at ${cost(yardstick)}`;
  return { title, ...atLeast(value, row.atLeast, share), details };
};

/** Makes one of all turns: a turn alone is too short for its own cost and its own slowest to say much. */
const middle = (all: readonly LoadResult[]): LoadResult => {
  const requests = all.reduce((total, turn) => total + turn.requests, 0);
  const spent = all.reduce((total, turn) => total + turn.microsPerRequest * turn.requests, 0);
  return {
    perSecond: median(all.map((turn) => turn.perSecond)),
    requests,
    microsPerRequest: spent / Math.max(1, requests),
    failed: all.reduce((total, turn) => total + turn.failed, 0),
    p50Ms: median(all.map((turn) => turn.p50Ms)),
    p99Ms: median(all.map((turn) => turn.p99Ms)),
    commentIds: [],
  };
};
