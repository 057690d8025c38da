// Handles errors that nobody foresaw. They stand among those of the portal, and what was being done goes on with the next
// thing; what passes by itself is tried again instead.
import { sqlState } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { isDatabaseAway } from '#kernel/database-away.ts';
import { StorageUnavailable } from '#kernel/files.ts';

/** Throws what passes by itself: then nothing is wrong with this one thing. */
export const reportUnforeseen = ({ portal, log }: Ctx, error: unknown, place: string): void => {
  const isPassing =
    error instanceof StorageUnavailable ||
    isDatabaseAway(error) ||
    ['40001', '40P01'].includes(sqlState(error) ?? '');
  if (isPassing) throw error;
  log.error({ err: error }, 'one thing of an import failed');
  portal.errors.report({ error, source: 'job', place, requestId: '' });
};
