// Serves /admin/betrieb/sicherungen: the newest backup and whether it can be read back, when the next one comes, and what was.
import { stat } from 'node:fs/promises';
import { agoOf } from '#design/dates.ts';
import { grouped } from '#design/wording.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { isBackupRunning } from '#kernel/backup-lock.ts';
import { BACKUP_FINISHED, findMark } from '#kernel/marks.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { bytesText } from '../bytes-text.ts';
import { loadFrame } from '../frame.ts';
import { operationsPaths } from '../paths.ts';
import type { OverviewLine } from '../views.ts';
import type { TypedPlan } from './commands.ts';
import { MOST_SECONDS } from './constants.ts';
import { findNewestGood, findNewestRun, findPlan, listRuns, stampOf } from './queries.ts';
import type { BackupRun } from './queries.ts';
import * as texts from './texts.ts';
import { BackupsPage } from './ui/BackupsPage.tsx';
import type { BackupsPageView, RunView } from './views.ts';

const INVALID = 422;
const CONFLICT = 409;

interface Refused {
  readonly typed: TypedPlan;
  readonly errors?: FieldErrors;
  readonly refusal?: string;
  /** The stamp of what the form showed. */
  readonly seen?: string | undefined;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), name: texts.hourName(hour) }));

export const loadBackupsPage = async (ctx: Ctx, refused?: Refused): Promise<PageAnswer> => {
  const { frame, head } = await loadFrame(ctx, url(operationsPaths.backups));
  const { backupDir, dataDir } = ctx.config;
  const [newest, byHand, good, proof, kept, runs, isOnSameDisk, isTaking] = await Promise.all([
    findNewestGood(ctx, 'backup'),
    findByHand(ctx),
    findNewestGood(ctx, 'proof'),
    findNewestRun(ctx, 'proof'),
    findPlan(ctx),
    listRuns(ctx),
    isSameDisk(backupDir, dataDir),
    isBackupRunning(ctx.portal.database),
  ]);
  const { hour, ...plan } = refused?.typed ?? kept;
  const view: BackupsPageView = {
    ...frame,
    newest: newest ? { when: agoOf(newest.startedAt, ctx.now), sizes: sizesOf(newest) } : null,
    byHand: byHand ? agoOf(byHand, ctx.now) : null,
    proof: good ? agoOf(good.startedAt, ctx.now) : null,
    proofError: proof?.error ?? null,
    folder: backupDir,
    isOnSameDisk,
    next: kept.isOn ? texts.nextAt(kept.hour) : texts.nextOff,
    plan: { isOn: plan.isOn, hour: String(hour), recipient: plan.recipient, hasSecret: plan.hasSecret },
    // Whoever was told of what somebody else changed has seen it by then.
    seen: (!refused?.refusal && refused?.seen) || stampOf(kept),
    refusal: refused?.refusal ?? null,
    hours: HOURS,
    errors: { ...refused?.errors },
    paths: { save: url(operationsPaths.planBackups), run: url(operationsPaths.runBackup) },
    runs: runs.map((run) => toRunView(ctx, run, isTaking)),
  };
  const status = refused && (refused.refusal ? CONFLICT : INVALID);
  return page(BackupsPage, view, { head, ...(status && { status }) });
};

/**
 * Returns when somebody has taken a backup by the command, if that is newer than those that come by themselves; the portal
 * doesn't know where it lies.
 */
const findByHand = async (ctx: Ctx): Promise<Date | undefined> => {
  const [newest, at] = await Promise.all([findNewestGood(ctx, 'backup'), findMark(ctx, BACKUP_FINISHED)]);
  return at && (!newest?.finishedAt || at > newest.finishedAt) ? at : undefined;
};

/** Returns the line on the first page of running the portal. */
export const backupsLine = async (ctx: Ctx): Promise<OverviewLine> => {
  const [newest, byHand] = await Promise.all([findNewestGood(ctx, 'backup'), findByHand(ctx)]);
  const at = byHand ?? newest?.startedAt;
  return {
    name: texts.title,
    href: url(operationsPaths.backups),
    note: texts.overviewNote,
    figure: at ? agoOf(at, ctx.now).text : texts.noneYet,
  };
};

const sizesOf = ({ bytes, files, fileBytes }: BackupRun) =>
  texts.sizes(bytesText(bytes), grouped(files), bytesText(fileBytes));

const toRunView = (ctx: Ctx, run: BackupRun, isTaking: boolean): RunView => ({
  id: run.id,
  name: texts.kinds[run.kind],
  marks: run.isEncrypted ? [texts.encrypted] : [],
  when: agoOf(run.startedAt, ctx.now),
  how: resultOf(ctx, run, isTaking),
  size:
    run.kind === 'backup' && run.bytes > 0
      ? texts.added(bytesText(run.bytes), bytesText(run.addedBytes))
      : '',
});

const resultOf = (ctx: Ctx, run: BackupRun, isTaking: boolean): string => {
  const { kind, startedAt, finishedAt, error } = run;
  if (error !== null) return error;
  if (finishedAt)
    return texts.good(Math.max(1, Math.round((finishedAt.getTime() - startedAt.getTime()) / 1000)));
  const seconds = (ctx.now.getTime() - startedAt.getTime()) / 1000;
  // Whoever was killed holds the lock of backups no more.
  const isOver = seconds > MOST_SECONDS || (kind === 'backup' && !isTaking);
  return isOver ? texts.interrupted : texts.running;
};

/** Also where the folder isn't there yet: then what it will lie in. */
const isSameDisk = async (folder: string, other: string): Promise<boolean> => {
  const [here, there] = await Promise.all([deviceOf(folder), deviceOf(other)]);
  return here !== undefined && here === there;
};

const deviceOf = async (folder: string): Promise<number | undefined> => {
  const facts = await stat(folder).catch(() => undefined);
  if (facts) return facts.dev;
  const parent = folder.slice(0, folder.lastIndexOf('/')) || '/';
  return parent === folder ? undefined : deviceOf(parent);
};
