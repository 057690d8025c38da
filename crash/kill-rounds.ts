// Kills one part of the portal after the other in the midst of writing, and measures how long nobody was answered.
import { setTimeout as sleep } from 'node:timers/promises';
import { createPortalProcess, eventually, signal, statusOf } from './portal-process.ts';
import type { Part, PortalProcess } from './portal-process.ts';
import { judge, withDatabaseOf } from './verdict.ts';
import { signIn, startWriting } from './writers.ts';

export type Victim = Part | 'everything';

export interface Kill {
  readonly victim: Victim;
  /** From the kill to the first moment when health check and a page for somebody signed in answer again. */
  readonly backAfterMs: number;
}

export interface CrashReport {
  readonly kills: readonly Kill[];
  readonly acknowledged: number;
  readonly repeated: number;
  /** Sentences about what must not be; none when all is well. */
  readonly wrong: readonly string[];
}

export interface CrashPlan {
  readonly victims: readonly Victim[];
  readonly clients: number;
  /** Undisturbed writing goes on for so long before each kill, at least and at most. */
  readonly calmMs: readonly [number, number];
  readonly onKill?: (kill: Kill) => void;
}

const LOGINS = ['admin', 'redaktion', 'moderation', 'autorin', 'mitglied', 'abonnent'];
const PASSWORD = 'litfass-demo';
/** A little of the demo: its pictures are still being made while everything is killed. */
const DEMO_SCALE = '0.1';
const FILL_TIMEOUT_MS = 150_000;
const BACK_TIMEOUT_MS = 30_000;

export const crash = async (plan: CrashPlan): Promise<CrashReport> => {
  // Nobody is that fast in earnest, and the published passwords are of use on this machine only.
  const portal = await createPortalProcess({ env: { RATE_LIMITS: 'off' }, args: ['--scale', DEMO_SCALE] });
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
  const kills: Kill[] = [];
  for (const victim of plan.victims) {
    await sleep(between(...plan.calmMs));
    const kill = { victim, backAfterMs: await killAndWait(portal, victim, sessions[0]!) };
    kills.push(kill);
    plan.onKill?.(kill);
  }
  await sleep(plan.calmMs[0]);
  await writers.stop();
  const wrong = [...new Set(writers.strange), ...(await judge(origin, dataDir, writers.acknowledged))];
  const left = await portal.stop();
  if (left > 0) wrong.push(`Nach dem Beenden leben noch ${left} Prozesse`);
  return { kills, acknowledged: writers.acknowledged.length, repeated: writers.repeated(), wrong };
};

/** Gives the milliseconds until everything works again. */
const killAndWait = async (portal: PortalProcess, victim: Victim, cookie: string): Promise<number> => {
  const victims: readonly Part[] = victim === 'everything' ? ['worker', 'server', 'database'] : [victim];
  const before = new Map(victims.map((part) => [part, portal.pidOf(part)]));
  const start = performance.now();
  for (const pid of before.values()) signal(pid, 'SIGKILL');
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
  return performance.now() - start;
};

const isAnother = (now: number | undefined, before: number | undefined) =>
  now !== undefined && now !== before;

/** The worker that runs now has said so in its log. */
const hasWorkerStarted = (portal: PortalProcess) => {
  const pid = portal.pidOf('worker');
  return portal.output().includes(`"pid":${pid},"msg":"worker works"`);
};

const between = (least: number, most: number) => least + Math.random() * (most - least);
