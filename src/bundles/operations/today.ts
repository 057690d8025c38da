// Says what the first page of the desks tells administrators of the machinery.
import { agoOf } from '#design/dates.ts';
import { grouped } from '#design/wording.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { TODAY_ENTRIES } from '#kernel/desk-today.ts';
import type { TodayFigure, TodayQueue } from '#kernel/desk-today.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { countErrorsSince } from '#kernel/error-log.ts';
import { listFailedJobs } from '#kernel/job-desk.ts';
import { url } from '#kernel/named-routes.ts';
import { withoutSecrets } from '#kernel/hidden-secrets.ts';
import { FAILED_COUNTED } from './constants.ts';
import { failedTitle } from './jobs/texts.ts';
import { operationsPaths } from './paths.ts';
import { maySeeOperations } from './policy.ts';
import * as texts from './texts.ts';

const dayBefore = ({ now }: Ctx) => new Date(now.getTime() - DAY_MS);

/** Returns a queue with work that failed for good within a day. */
export const failedQueue = async (ctx: Ctx): Promise<TodayQueue | undefined> => {
  if (!maySeeOperations(ctx.viewer)) return undefined;
  const jobs = await listFailedJobs(ctx, { since: dayBefore(ctx), limit: FAILED_COUNTED });
  const href = url(operationsPaths.jobs);
  return {
    order: 90,
    title: failedTitle,
    isWaiting: false,
    count: jobs.length,
    href,
    entries: jobs.slice(0, TODAY_ENTRIES).map(({ name, failedAt, message }) => ({
      title: name,
      href,
      note: [agoOf(failedAt, ctx.now).text, withoutSecrets(ctx, message)].filter(Boolean).join(': '),
    })),
  };
};

/** Returns how many errors there were; undefined where there were none. */
export const errorsFigure = async (ctx: Ctx): Promise<TodayFigure | undefined> => {
  if (!maySeeOperations(ctx.viewer)) return undefined;
  const count = await countErrorsSince(ctx, dayBefore(ctx));
  if (count === 0) return undefined;
  return { order: 95, value: grouped(count), label: texts.errorsToday, href: url(operationsPaths.errors) };
};
