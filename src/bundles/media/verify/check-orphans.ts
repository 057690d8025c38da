// Finds files that belong to no row. Younger ones may be on their way into one right now.
import type { Ctx } from '#kernel/ctx.ts';
import type { Finding } from '#kernel/file-audit.ts';
import { ORPHANED_AFTER_MS } from '../constants.ts';
import * as texts from './texts.ts';

/** Finds those among these files that are older than a day; repairing removes them. */
export const findOrphans = async (
  ctx: Ctx,
  strays: readonly string[],
  isRepairing: boolean,
): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const name of strays) {
    const facts = await ctx.portal.files.stat(name);
    if (!facts || facts.modifiedAt.getTime() > ctx.now.getTime() - ORPHANED_AFTER_MS) continue;
    if (isRepairing) await ctx.portal.files.remove(name);
    findings.push({
      name,
      problem: texts.stray,
      detail: '',
      ...(isRepairing && { repair: texts.strayRemoved }),
    });
  }
  return findings;
};
