// Runs the self-test and keeps what it found.
import { lt } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { runSelfTest } from '#kernel/self-test.ts';
import type { CheckResult } from '#kernel/self-test.ts';
import { record } from '#bundles/history/public.ts';
import { KEPT_RUNS, SELF_TEST_LIMIT } from '../constants.ts';
import { mayOperate } from '../policy.ts';
import { selfTestRuns } from '../schema.ts';

/** Takes seconds. Throws 403, and 429 beyond the limit. */
export const takeSelfTest = async (ctx: Ctx): Promise<readonly CheckResult[]> => {
  if (!mayOperate(ctx.viewer)) throw forbidden();
  await limitAttempts(ctx, `self-test:${ctx.viewer.id}`, SELF_TEST_LIMIT);
  const results = await runSelfTest(ctx);
  return withTransaction(ctx, async (ctx) => {
    const [run] = await ctx.db
      .insert(selfTestRuns)
      .values({ at: ctx.now, results })
      .returning({ id: selfTestRuns.id });
    await ctx.db.delete(selfTestRuns).where(lt(selfTestRuns.id, run!.id - KEPT_RUNS));
    const countOf = (state: string) => results.filter((result) => result.state === state).length;
    const after = { failures: countOf('failure'), warnings: countOf('warning') };
    await record(ctx, { type: 'operations', objectId: 0, action: 'selfTest.run', after });
    return results;
  });
};
