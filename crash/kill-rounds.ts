// Kills one part of the portal after the other in the midst of writing, and measures how long nobody was answered.
import { setTimeout as sleep } from 'node:timers/promises';
import { createPortalProcess, eventually, signal, statusOf } from './portal-process.ts';
import type { Part, PortalProcess } from './portal-process.ts';
import { judge, withDatabaseOf } from './verdict.ts';
import { judgeReadings, sayRead, startReading } from './readers.ts';
import { signIn, startWriting } from './writers.ts';

export type Victim = Part | 'everything';

export interface Kill {
  readonly victim: Victim;
  /** When the kill began, by `performance.now()`. */
  readonly at: number;
  /** When the last of its processes was told to die. */
  readonly doneAt: number;
  /** Milliseconds from the kill to the first moment when health check and a page for somebody signed in answer again. */
  readonly backAfterMs: number;
}

export interface CrashReport {
  readonly kills: readonly Kill[];
  readonly acknowledged: number;
  readonly repeated: number;
  /** Readings that the portal took. */
  readonly readings: number;
  /** Sentences about what must not be; none when all is well. */
  readonly wrong: readonly string[];
}

export interface CrashPlan {
  readonly victims: readonly Victim[];
  readonly clients: number;
  /** Undisturbed writing goes on for so long before each kill, at least and at most. */
  readonly calmMs: readonly [number, number];
  readonly onKill?: (kill: Kill) => void;
  /** The size of the demo's pictures, as a share of their width; 1 unless given. */
  readonly pictureSize?: number;
}

const LOGINS = ['admin', 'redaktion', 'moderation', 'autorin', 'mitglied', 'abonnent'];
const PASSWORD = 'litfass-demo';
/** A little of the demo: its pictures are still being made while everything is killed. */
const DEMO_SCALE = '0.1';
const FILL_TIMEOUT_MS = 150_000;
const BACK_TIMEOUT_MS = 30_000;

export const crash = async (plan: CrashPlan): Promise<CrashReport> => {
  // Nobody is that fast in earnest, and the published passwords are of use on this machine only.
  const portal = await createPortalProcess({
    // Each reader has an address of their own.
    env: { RATE_LIMITS: 'off', TRUST_PROXY: 'true' },
    args: ['--scale', DEMO_SCALE, '--picture-size', String(plan.pictureSize ?? 1)],
  });
  try {
    portal.start();
    await eventually('das Demo-Portal', FILL_TIMEOUT_MS, () => portal.output().includes('Demo-Zugänge'));
    return await crashWhileWriting(portal, plan);
  } finally {
    await portal.destroy();
  }
};

const crashWhileWriting = async (portal: PortalProcess, plan: CrashPlan): Promise<CrashReport> => {
  const { origin, dataDir } = portal;
  const sessions = await Promise.all(LOGINS.map((login) => signIn(origin, login, PASSWORD)));
  const rows = await withDatabaseOf(dataDir, (query) => query('select id from articles order by id'));
  const articleIds = rows.map((row) => Number(row['id']));
  const writers = startWriting({ origin, sessions, articleIds, clients: plan.clients });
  const viewsBefore = await countedViews(dataDir);
  const readers = startReading({ origin, articleIds, clients: READERS });
  const kills: Kill[] = [];
  for (const victim of plan.victims) {
    await sleep(between(...plan.calmMs));
    const at = performance.now();
    const kill = { victim, at, ...(await killAndWait(portal, victim, sessions[0]!)) };
    kills.push(kill);
    plan.onKill?.(kill);
  }
  await sleep(plan.calmMs[0]);
  await Promise.all([writers.stop(), readers.stop()]);
  const wrong = [...new Set(writers.strange), ...(await judge(origin, dataDir, writers.acknowledged))];
  await sleep(FLUSHED_MS);
  const views = (await countedViews(dataDir)) - viewsBefore;
  const ofCounting = kills.filter(({ victim }) => COUNTING.includes(victim));
  const unanswered = readers.unanswered();
  wrong.push(...judgeReadings({ views, taken: readers.taken, unanswered, kills: ofCounting }));
  const left = await stopAfterReadings(portal, articleIds[0]!, wrong);
  if (left > 0) wrong.push(`Nach dem Beenden leben noch ${left} Prozesse`);
  const { acknowledged } = writers;
  const readings = readers.taken.length;
  return { kills, acknowledged: acknowledged.length, repeated: writers.repeated(), readings, wrong };
};

/** The victims that have counted what isn't in the database yet. */
const COUNTING: readonly Victim[] = ['server', 'everything'];
const READERS = 3;
/** A second until it is handed over, and time for that. */
const FLUSHED_MS = 2500;
const LAST_READERS = 40;

const countedViews = async (dataDir: string): Promise<number> => {
  const rows = await withDatabaseOf(dataDir, (query) =>
    query('select coalesce(sum(views), 0)::int as views from audience_totals'),
  );
  return Number(rows[0]!['views']);
};

/** Ends the portal in order right after somebody has read, and looks whether all of it is there. Gives what it left behind. */
const stopAfterReadings = async (portal: PortalProcess, articleId: number, wrong: string[]) => {
  const { origin, dataDir } = portal;
  const before = await countedViews(dataDir);
  const taken = await Promise.all(Array.from({ length: LAST_READERS }, () => sayRead(origin, articleId)));
  await portal.stop();
  portal.start();
  const isBack = async () => (await statusOf(`${origin}/readyz`)) === 200;
  await eventually('das Portal nach dem Beenden', BACK_TIMEOUT_MS, isBack);
  const counted = (await countedViews(dataDir)) - before;
  const expected = taken.filter(Boolean).length;
  if (counted !== expected) wrong.push(`Beim Beenden: ${expected} Aufrufe angenommen, ${counted} gezählt`);
  return portal.stop();
};

/** Gives when it was done, and the milliseconds until everything works again. */
const killAndWait = async (
  portal: PortalProcess,
  victim: Victim,
  cookie: string,
): Promise<Pick<Kill, 'doneAt' | 'backAfterMs'>> => {
  const victims: readonly Part[] = victim === 'everything' ? ['worker', 'server', 'database'] : [victim];
  const before = new Map(victims.map((part) => [part, portal.pidOf(part)]));
  const start = performance.now();
  for (const pid of before.values()) signal(pid, 'SIGKILL');
  const doneAt = performance.now();
  if (before.has('server')) {
    await eventually('das Ende des Servers', BACK_TIMEOUT_MS, () => portal.pidOf('server') === undefined);
    portal.start();
  }
  const isBack = async () =>
    [...before].every(([part, pid]) => isAnother(portal.pidOf(part), pid)) &&
    (!before.has('worker') || hasWorkerStarted(portal)) &&
    (await statusOf(`${portal.origin}/readyz`)) === 200 &&
    (await statusOf(portal.origin, { cookie })) === 200;
  await eventually(`Rückkehr nach kill -9 (${victim})`, BACK_TIMEOUT_MS, isBack);
  return { doneAt, backAfterMs: performance.now() - start };
};

const isAnother = (now: number | undefined, before: number | undefined) =>
  now !== undefined && now !== before;

/** Says whether the worker that runs now has said so in its log. */
const hasWorkerStarted = (portal: PortalProcess) => {
  const pid = portal.pidOf('worker');
  return portal.output().includes(`"pid":${pid},"msg":"worker works"`);
};

const between = (least: number, most: number) => least + Math.random() * (most - least);
