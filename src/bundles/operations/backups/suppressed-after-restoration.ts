// Removes the backup that was being taken when its own moment was copied: in the portal that comes from it nobody takes it any
// more.
import { isNull } from 'drizzle-orm';
import type { SuppressedAfterRestoration } from '#kernel/suppressed-after-restoration.ts';
import { MAKE_BACKUP, PROVE_BACKUP } from './constants.ts';
import { backupRuns } from './schema.ts';

export const suppressedBackups: SuppressedAfterRestoration = {
  jobs: [MAKE_BACKUP, PROVE_BACKUP],
  suppress: async (ctx) => {
    await ctx.db.delete(backupRuns).where(isNull(backupRuns.finishedAt));
    return 0;
  },
};
