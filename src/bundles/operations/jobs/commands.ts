// Starts failed jobs again, or forgets them.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { discardFailed, startFailedAgain } from '#kernel/job-desk.ts';
import type { FailedChoice } from '#kernel/job-desk.ts';
import { refused } from '#kernel/outcomes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { record } from '#bundles/history/public.ts';
import { mayOperate } from '../policy.ts';
import * as texts from './texts.ts';

export type JobsOutcome = { readonly kind: 'done'; readonly count: number } | Refused;

/** Each job once, however often it is asked for. Throws 403. */
export const startJobsAgain = (ctx: Ctx, choice: FailedChoice): Promise<JobsOutcome> =>
  withTransaction(ctx, async (ctx): Promise<JobsOutcome> => {
    if (!mayOperate(ctx.viewer)) throw forbidden();
    const count = await startFailedAgain(ctx, choice);
    if (count === 0) return refused(texts.gone);
    const after = { ...recordedOf(choice), count };
    await record(ctx, { type: 'operations', objectId: 0, action: 'jobs.startedAgain', after });
    return { kind: 'done', count };
  });

/** Throws 403. */
export const discardJobs = (ctx: Ctx, choice: FailedChoice): Promise<JobsOutcome> =>
  withTransaction(ctx, async (ctx): Promise<JobsOutcome> => {
    if (!mayOperate(ctx.viewer)) throw forbidden();
    const count = await discardFailed(ctx, choice);
    if (count === 0) return refused(texts.gone);
    const after = { ...recordedOf(choice), count };
    await record(ctx, { type: 'operations', objectId: 0, action: 'jobs.discarded', after });
    return { kind: 'done', count };
  });

const recordedOf = (choice: FailedChoice) =>
  'id' in choice ? { jobId: choice.id } : { jobName: choice.name };
