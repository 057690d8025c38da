// This is pg-boss behind three words: enqueue (in the caller's transaction), work, schedule.
import { PgBoss } from 'pg-boss';
import type { Db as BossDb, JobResult, JobWithMetadata } from 'pg-boss';
import { announcementJobs } from './announcements.ts';
import { isBackupRunning } from './backup-lock.ts';
import { prepareWork } from './bundle.ts';
import type { Bundle } from './bundle.ts';
import { makeCtx } from './ctx.ts';
import type { Ctx } from './ctx.ts';
import type { Database } from './database.ts';
import { MINUTE_MS } from './durations.ts';
import { pruneErrors } from './error-log.ts';
import { fewAtOnce } from './few-at-once.ts';
import type { Logger } from './log.ts';
import type { Portal } from './portal.ts';
import { pruneAttempts } from './rate-limit.ts';
import { describeError } from './serialized-error.ts';
import { portalItself } from './viewer.ts';

/** A named piece of work for later; its payload is JSON. Names are `bundle.verb-noun`. */
export interface JobDefinition<P extends object = never> {
  readonly name: string;
  /** Runs outside any transaction, at least once: doing it twice must do no harm. */
  readonly work: (ctx: Ctx, payload: P) => Promise<void>;
  /** A cron expression in UTC for work that comes by itself. */
  readonly cron?: string;
  readonly retries?: number;
  /** It removes files of rows that are gone, and waits while a backup is taken, of whose moment they may be. */
  readonly removesFiles?: boolean;
  /** One that takes longer counts as failed and is begun again; 15 minutes by default. */
  readonly maxSeconds?: number;
}

export const defineJob = <P extends object>(job: JobDefinition<P>): JobDefinition<P> => job;

export interface EnqueueOptions {
  /** The job is not begun before this moment. */
  readonly startAfter?: Date;
  /** The priority among the jobs of the same name: higher ones come first; 0 by default. */
  readonly priority?: number;
}

/** One of several jobs of a name. */
export interface JobEntry<P extends object = object> {
  readonly payload: P;
  readonly startAfter?: Date | undefined;
}

export interface Jobs {
  readonly send: (ctx: Ctx, name: string, payload: object, options: EnqueueOptions) => Promise<void>;
  /** Sends several of the same name by one query. */
  readonly sendAll: (ctx: Ctx, name: string, entries: readonly JobEntry[]) => Promise<void>;
  /** Moves failed jobs back into their queues, in the caller's transaction; gives their number. */
  readonly startFailedAgain: (
    ctx: Ctx,
    choice: { readonly id: string } | { readonly name: string },
    limit: number,
  ) => Promise<number>;
  /** Starts to work all jobs of the running bundles in this process. */
  readonly startWorking: (portal: Portal) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The queue of jobs that failed for good; it is shown to administrators (job-desk.ts). */
export const DEAD_LETTERS = 'litfass.dead-letters';
const RETRY_LIMIT = 5;
const RETRY_DELAY_SECONDS = 5;
const HEARTBEAT_SECONDS = 10;
const MAX_SECONDS = 15 * 60;
const STOP_TIMEOUT_MS = 8000;
const BATCH_SIZE = 5;
/** How long jobs that wait for a backup wait before they ask again. */
const BACKUP_WAIT_MS = MINUTE_MS;

/** Hands a job to the worker, atomically with the caller's other changes when in a transaction. */
export const enqueue = <P extends object>(
  ctx: Ctx,
  job: Pick<JobDefinition<P>, 'name'>,
  payload: P,
  options: EnqueueOptions = {},
): Promise<void> => ctx.portal.jobs.send(ctx, job.name, payload, options);

/** Hands many jobs of one name to the worker like `enqueue`, in one query. */
export const enqueueAll = async <P extends object>(
  ctx: Ctx,
  job: Pick<JobDefinition<P>, 'name'>,
  entries: readonly JobEntry<P>[],
): Promise<void> => {
  if (entries.length > 0) await ctx.portal.jobs.sendAll(ctx, job.name, entries);
};

/** Returns the kernel's own jobs and every one the bundles declare, announcements' handlers included. */
export const allJobs = (bundles: readonly Bundle[]): JobDefinition[] => [
  pruneAttempts,
  pruneErrors,
  ...bundles.flatMap((bundle) => [...(bundle.jobs ?? []), ...announcementJobs(bundle, bundles)]),
];

/** Makes pg-boss's tables and a queue for each job. Part of the migration step. */
export const migrateJobs = async (
  database: Database,
  bundles: readonly Bundle[],
  log: Logger,
): Promise<void> => {
  const boss = createBoss(database, log, { migrate: true });
  await boss.start();
  const options = {
    retryLimit: RETRY_LIMIT,
    retryDelay: RETRY_DELAY_SECONDS,
    retryBackoff: true,
    notify: true,
  };
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!known.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS);
  // The index lists what failed in the order of time, however much there is.
  await database.query(
    `create index if not exists job_failed_newest on pgboss.job_common (created_on desc, id desc) where name = '${DEAD_LETTERS}'`,
  );
  for (const job of allJobs(bundles)) {
    const settings = {
      ...options,
      retryLimit: job.retries ?? RETRY_LIMIT,
      expireInSeconds: job.maxSeconds ?? MAX_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deadLetter: DEAD_LETTERS,
    };
    const queue = known.get(job.name);
    if (!queue) await boss.createQueue(job.name, settings);
    // Each change is one for the disk, and there are more than a hundred queues: a start waits only for what is new.
    else if (!isSetTo(queue, settings)) await boss.updateQueue(job.name, settings);
  }
  await boss.stop({ graceful: false });
};

const isSetTo = (queue: object, settings: object) => {
  const current = new Map<string, unknown>(Object.entries(queue));
  return Object.entries(settings).every(([name, value]) => current.get(name) === value);
};

export const createJobs = (database: Database, log: Logger): Jobs => {
  let sender: Promise<PgBoss> | undefined;
  let worker: PgBoss | undefined;
  const openSender = () => {
    // The sender doesn't wait for a transaction to end: every connection for transactions may be in one that waits for this.
    sender ??= createBoss({ ...database, query: database.queryAtOnce }, log, {}).start();
    // There may be no database just now; the next one tries again.
    sender.catch(() => (sender = undefined));
    return sender;
  };
  return {
    send: async ({ transaction }, name, payload, { startAfter, priority = 0 }) => {
      const boss = await openSender();
      await boss.send(name, payload, { priority, ...(startAfter && { startAfter }), ...within(transaction) });
    },
    sendAll: async ({ transaction }, name, entries) => {
      const boss = await openSender();
      const jobs = entries.map(({ payload, startAfter }) => ({
        data: payload,
        ...(startAfter && { startAfter }),
      }));
      await boss.insert(name, jobs, within(transaction));
    },
    startFailedAgain: async ({ transaction }, choice, limit) => {
      if (!transaction) throw new Error('startFailedAgain() needs a transaction');
      const boss = await openSender();
      const chosen = 'id' in choice ? { ids: [choice.id] } : { sourceName: choice.name };
      return boss.redrive(DEAD_LETTERS, { ...chosen, limit, ...within(transaction) });
    },
    startWorking: async (portal) => {
      worker = createBoss(database, log, { supervise: true, schedule: true, useListenNotify: true });
      await worker.start();
      const jobs = allJobs(portal.bundles);
      for (const job of jobs) await workOn(worker, portal, job);
      await unscheduleOthers(worker, jobs);
    },
    stop: async () => {
      await worker?.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
      await (await sender)?.stop({ graceful: false });
    },
  };
};

/** Returns options that keep pg-boss in the caller's transaction, where there is one. */
const within = (transaction: Ctx['transaction']): { db?: BossDb } =>
  transaction ? { db: { executeSql: (text, values) => transaction.query(text, values) } } : {};

/**
 * A hundred jobs ask at the same moment whether there is something to do, each for itself. By more connections it would be known no
 * sooner, and PostgreSQL keeps three megabytes for each that was needed once.
 */
const ASKED_AT_ONCE = 3;

const createBoss = (database: Database, log: Logger, options: object) => {
  const turn = fewAtOnce(ASKED_AT_ONCE);
  const db: BossDb = {
    executeSql: (text, values) => turn(() => database.query(text, values)),
    listen: (channel, onNotification, onReconnect) => database.listen(channel, onNotification, onReconnect),
  };
  const boss = new PgBoss({ db, supervise: false, schedule: false, migrate: false, ...options });
  boss.on('error', (error) => log.error({ err: toError(error) }, 'job machinery failed'));
  // The warning's data may hold a slow query with all its values.
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'job machinery warns'));
  return boss;
};

/** Returns the error of which the machinery often tells a copy, which is none and would be written as an object without a word. */
const toError = (told: unknown): unknown =>
  told instanceof Error || typeof told !== 'object' ? told : Object.assign(new Error(), told);

/** Unschedules what came by itself of a bundle that is switched off now, or of a former version. */
const unscheduleOthers = async (boss: PgBoss, jobs: readonly JobDefinition[]) => {
  const kept = new Set(jobs.flatMap(({ name, cron }) => (cron ? name : [])));
  for (const { name } of await boss.getSchedules()) if (!kept.has(name)) await boss.unschedule(name);
};

const workOn = async (boss: PgBoss, portal: Portal, job: JobDefinition) => {
  // What came due while no portal ran comes once when one runs again: a machine that is off at night would never tidy up.
  if (job.cron) await boss.schedule(job.name, job.cron, {}, { missed: 'once' });
  // Jobs that are fetched together have the time of one of them together: those that may take long come one by one.
  const isLong = job.maxSeconds !== undefined;
  const options = {
    batchSize: isLong ? 1 : BATCH_SIZE,
    // Goes on at once while there is more; with batches of one pg-boss would wait for the next poll.
    burstWhenBatchFull: true,
    perJobResults: true,
    includeMetadata: true,
    pollingIntervalSeconds: 2,
    notifyPollingIntervalSeconds: isLong ? 2 : 10,
  } as const;
  await boss.work(job.name, options, async (batch) => {
    const results: JobResult[] = [];
    for (const one of batch.toSorted(byUrgency)) results.push(await workOne(portal, job, one));
    return results;
  });
};

/**
 * Returns a ctx whose moment isn't before the one that a job was asked for. The database says when a job comes, and its clock may
 * be ahead of ours: what is due at that hour, and comes only once, would not be due yet.
 */
const notBefore = (ctx: Ctx, asked: Date | undefined): Ctx =>
  asked && asked > ctx.now ? { ...ctx, now: asked } : ctx;

/** Puts jobs in order by urgency: a batch holds what is most urgent, but in no order. */
const byUrgency = (a: JobWithMetadata<unknown>, b: JobWithMetadata<unknown>) =>
  b.priority - a.priority || a.createdOn.getTime() - b.createdOn.getTime();

/** Does one job. Its failure is its own: the others of its batch are not done again because of it. */
const workOne = async (
  portal: Portal,
  job: JobDefinition,
  { id, data, startAfter }: JobWithMetadata<unknown>,
): Promise<JobResult> => {
  const log = portal.log.child({ job: job.name, jobId: id });
  try {
    const ctx = notBefore(makeCtx(portal, portalItself, log), startAfter);
    if (job.removesFiles && (await isBackupRunning(portal.database))) {
      await enqueue(ctx, job, data as object, { startAfter: new Date(Date.now() + BACKUP_WAIT_MS) });
      return { id, status: 'completed' };
    }
    await prepareWork(ctx);
    await job.work(ctx, data as never);
    log.info('job done');
    return { id, status: 'completed' };
  } catch (error) {
    log.error({ err: error }, 'job failed');
    portal.errors.report({ error, source: 'job', place: job.name, requestId: id });
    return { id, status: 'failed', output: { message: describeError(error) } };
  }
};
