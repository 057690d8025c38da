// Checks how long ago the last backup was finished, as whatever makes them has noted it.
import { agoOf } from '#design/dates.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { BACKUP_FINISHED, findMark } from '#kernel/marks.ts';
import { failure, ok, warning } from '#kernel/self-test.ts';
import type { Finding, SelfTestCheck } from '#kernel/self-test.ts';
import { findNewestRun } from '../../backups/queries.ts';
import * as texts from '../texts.ts';

const OLD_DAYS = 2;
const TOO_OLD_DAYS = 7;

const runBackup = async (ctx: Ctx): Promise<Finding> => {
  const at = await findMark(ctx, BACKUP_FINISHED);
  if (!at) return warning(texts.backupUnknown, texts.backupUnknownAdvice);
  const proof = await findNewestRun(ctx, 'proof');
  if (proof?.error) return failure(texts.backupUnproved(proof.error), texts.backupUnprovedAdvice);
  const days = (ctx.now.getTime() - at.getTime()) / DAY_MS;
  const told = agoOf(at, ctx.now).text;
  if (days <= OLD_DAYS) return ok(texts.backupFound(told));
  const judge = days > TOO_OLD_DAYS ? failure : warning;
  return judge(texts.backupOld(told), texts.backupOldAdvice);
};

export const backupCheck: SelfTestCheck = {
  name: 'backup',
  title: texts.backup,
  order: 70,
  needsDatabase: true,
  timeoutMs: 5000,
  run: runBackup,
};
