// Takes backups that come by themselves, notes them, prunes them and, once a week, proves one.
import { eq, lt, sql } from 'drizzle-orm';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { isBackupRunning } from '#kernel/backup-lock.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { enqueue } from '#kernel/jobs.ts';
import { unseal } from '#kernel/sealed-text.ts';
import { describeError } from '#kernel/serialized-error.ts';
import { StartError } from '#kernel/start-error.ts';
import { KEY_PURPOSE, MAKE_BACKUP, MOST_ATTEMPTS, PROOF_DAYS, PROVE_BACKUP, RUNS_KEPT } from './constants.ts';
import type { RunKind } from './constants.ts';
import { identityRecipient } from './encryption.ts';
import { writeProblem } from './drafts.ts';
import { makeBackup } from './make-backup.ts';
import { noteBackup } from './noted.ts';
import { proveBackup } from './prove-backup.ts';
import { pruneBackups } from './prune-backups.ts';
import { findNewestGood, findNewestRun, findPlan, isAhead, listAttempts } from './queries.ts';
import type { BackupRun } from './queries.ts';
import { openBackup } from './read-backup.ts';
import { byMoment, hostOf, isBackupOf, lastDue, nameOf } from './rules.ts';
import { backupRuns } from './schema.ts';
import * as texts from './texts.ts';

/**
 * Enqueues a backup or a proof when it is due. It runs every few minutes: a portal that was off at its hour makes up for it. No
 * entry: nobody did it.
 */
export const checkPlan = async (ctx: Ctx): Promise<void> => {
  const plan = await findPlan(ctx);
  if (!plan.isOn) return;
  const due = lastDue(plan.hour, ctx.now);
  const [attempts, good, proved] = await Promise.all([
    listAttempts(ctx, due),
    findNewestGood(ctx, 'backup'),
    findNewestRun(ctx, 'proof'),
  ]);
  const asked = { askedAt: ctx.now.toISOString() };
  if (await isWanted(ctx, attempts)) return enqueue(ctx, { name: MAKE_BACKUP }, asked);
  const isProofDue =
    !proved || isAhead(ctx, proved) || ctx.now.getTime() - proved.startedAt.getTime() >= PROOF_DAYS * DAY_MS;
  if (good && isProofDue) await enqueue(ctx, { name: PROVE_BACKUP }, asked);
};

/**
 * Says whether a backup is to be taken: not again after one that said what is wrong; one that was killed is taken once more,
 * unless that happens each time. While another one is being taken, such as by hand, it waits.
 */
const isWanted = async (ctx: Ctx, attempts: readonly BackupRun[]): Promise<boolean> =>
  attempts.length < MOST_ATTEMPTS &&
  attempts.every(({ finishedAt }) => finishedAt === null) &&
  !(await isBackupRunning(ctx.portal.database));

/** What a job is given that makes or proves a backup: when that was asked for. */
export interface AskedRun {
  readonly askedAt?: string;
}

/** Lets the work alone when a run that was begun since it was asked for did the same, such as after a second press of the button. */
export const unlessDone =
  (kind: RunKind, work: (ctx: Ctx) => Promise<void>) =>
  async (ctx: Ctx, { askedAt }: AskedRun): Promise<void> => {
    const runs = askedAt === undefined ? [] : await listAttempts(ctx, new Date(askedAt), kind);
    const isRunning = runs.length > 0 && (await isBackupRunning(ctx.portal.database));
    if (!runs.some(({ error, finishedAt }) => error === null && (finishedAt !== null || isRunning)))
      await work(ctx);
  };

/** No entry: the run itself is kept. */
export const takeBackup = (ctx: Ctx): Promise<void> =>
  saveRun(ctx, 'backup', async () => {
    const { config, database, files, secrets } = ctx.portal;
    const plan = await findPlan(ctx);
    await mkdir(config.backupDir, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      throw writeProblem(error, config.backupDir);
    });
    const own = plan.recipient && unseal(secrets, KEY_PURPOSE, plan.ownKey);
    const recipients = plan.recipient ? [plan.recipient, ...(own ? [await identityRecipient(own)] : [])] : [];
    const result = await makeBackup(
      { database, files, config },
      {
        file: await freeName(config.backupDir, ctx.now, hostOf(config.publicUrl)),
        recipients,
        ...(plan.hasSecret && { secret: `${secrets.join('\n')}\n` }),
      },
    );
    await noteBackup(database, result);
    const pruned = await pruneBackups(database, config.backupDir, hostOf(config.publicUrl));
    ctx.log.info({ ...pruned, bytes: result.bytes, files: result.files }, 'backup taken');
    const { file, bytes, rows, files: count, fileBytes, addedBytes } = result;
    return { file, bytes, rows, files: count, fileBytes, addedBytes, isEncrypted: recipients.length > 0 };
  });

/** No entry: the run itself is kept. */
export const proveNewest = (ctx: Ctx): Promise<void> =>
  saveRun(ctx, 'proof', async () => {
    const { config, database, secrets } = ctx.portal;
    const name = (await backupNames(config.backupDir, hostOf(config.publicUrl))).at(-1);
    if (!name) throw new StartError(texts.nothingToProve);
    const { ownKey } = await findPlan(ctx);
    const own = ownKey && unseal(secrets, KEY_PURPOSE, ownKey);
    const file = path.join(config.backupDir, name);
    const backup = await openBackup(file, own ? [own] : []);
    const { end } = await proveBackup(backup, database);
    const rows = Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0);
    const { count, bytes } = end.files;
    return { file, rows, files: count, fileBytes: bytes, isEncrypted: backup.isEncrypted };
  });

/** Returns the names of backups of the portal of this host by time, the newest last. */
export const backupNames = async (folder: string, host: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter(isBackupOf(host)).toSorted(byMoment);

const freeName = async (folder: string, at: Date, host: string) => {
  const taken = new Set(await readdir(folder));
  for (let number = 1; ; number++) {
    const name = nameOf(at, number, host);
    if (!taken.has(name)) return path.join(folder, name);
  }
};

type Found = Pick<BackupRun, 'file'> & Partial<BackupRun>;

/**
 * Runs the work and saves the run. What went wrong is kept in words, and fails the job, so that it stands among the errors,
 * too.
 */
const saveRun = async (ctx: Ctx, kind: RunKind, work: () => Promise<Found>): Promise<void> => {
  const [run] = await ctx.db
    .insert(backupRuns)
    .values({ kind, file: '', startedAt: ctx.now })
    .returning({ id: backupRuns.id });
  const finish = (result: Partial<BackupRun>) =>
    ctx.db
      .update(backupRuns)
      .set({ ...result, finishedAt: sql`now()` as unknown as Date })
      .where(eq(backupRuns.id, run!.id));
  try {
    await finish(await work());
  } catch (error) {
    await finish({ error: error instanceof StartError ? error.message : describeError(error) });
    throw error;
  } finally {
    await ctx.db.delete(backupRuns).where(lt(backupRuns.id, run!.id - RUNS_KEPT));
  }
};
