// This is what runs later: making an index where there is none yet, or one that was made by other rules.
import type { Ctx } from '#kernel/ctx.ts';
import { defineJob } from '#kernel/jobs.ts';
import { findMark } from '#kernel/marks.ts';
import { INDEX_MARK } from './constants.ts';
import { reindexAll } from './reindex.ts';

export const makeIndexJob = defineJob({
  name: 'search.make-index',
  cron: '*/5 * * * *',
  maxSeconds: 6 * 3600,
  work: async (ctx: Ctx) => {
    if (!(await findMark(ctx, INDEX_MARK))) await reindexAll(ctx);
  },
});
