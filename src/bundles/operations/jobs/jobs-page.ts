// Serves /admin/betrieb/aufgaben: what failed, with its reason, what runs, and what waits.
import { agoOf } from '#design/dates.ts';
import { grouped } from '#design/wording.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { countFailedJobs, countJobs, listFailedJobs, listRunningJobs } from '#kernel/job-desk.ts';
import type { FailedCount, FailedJob, JobCounts } from '#kernel/job-desk.ts';
import { url } from '#kernel/named-routes.ts';
import { withoutSecrets } from '#kernel/hidden-secrets.ts';
import { FAILED_PER_PAGE, RUNNING_SHOWN } from '../constants.ts';
import { loadFrame } from '../frame.ts';
import { operationsPaths } from '../paths.ts';
import * as texts from './texts.ts';
import { JobsPage } from './ui/JobsPage.tsx';
import type { FailedJobView, JobsPageView } from './views.ts';

interface JobsOptions {
  readonly name: string | undefined;
  readonly after: string | undefined;
}

export const loadJobsPage = async (ctx: Ctx, { name, after }: JobsOptions): Promise<PageAnswer> => {
  const { frame, head } = await loadFrame(ctx, url(operationsPaths.jobs));
  const [failedCounts, failed, running, counts] = await Promise.all([
    countFailedJobs(ctx),
    listFailedJobs(ctx, { name, after, limit: FAILED_PER_PAGE + 1 }),
    listRunningJobs(ctx, RUNNING_SHOWN),
    countJobs(ctx),
  ]);
  const shown = failed.slice(0, FAILED_PER_PAGE);
  const kind = failedCounts.find((count) => count.name === name);
  const view: JobsPageView = {
    ...frame,
    action: url(operationsPaths.changeJobs),
    kinds: kindsOf(failedCounts, name),
    kind: kind ?? null,
    failed: shown.map((job) => toFailedView(ctx, job)),
    older: failed.length > FAILED_PER_PAGE ? hrefOf(name, shown.at(-1)?.cursor) : null,
    newest: after ? hrefOf(name) : null,
    running: running.map(({ id, name, since, attempt }) => ({
      id,
      name,
      since: agoOf(since, ctx.now),
      attempt: texts.attempt(attempt),
    })),
    counts: counts.map((count) => toCountsView(ctx, count)),
  };
  return page(JobsPage, view, { head });
};

const hrefOf = (kind: string | undefined, nach?: string) =>
  url(operationsPaths.jobs, {}, { name: kind, nach });

const kindsOf = (counts: readonly FailedCount[], name: string | undefined) => {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return [];
  return [
    { name: texts.all, href: hrefOf(undefined), note: grouped(all), ...(!name && { isCurrent: true }) },
    ...counts.map((kind) => ({
      name: kind.name,
      href: hrefOf(kind.name),
      note: grouped(kind.count),
      ...(kind.name === name && { isCurrent: true }),
    })),
  ];
};

const toFailedView = (ctx: Ctx, { id, name, failedAt, attempts, message }: FailedJob): FailedJobView => ({
  id,
  name,
  reason: withoutSecrets(ctx, message) || texts.noReason,
  at: agoOf(failedAt, ctx.now),
  attempts: texts.attempts(attempts),
});

const toCountsView = ({ now }: Ctx, { name, waiting, scheduled, running, oldestWaiting }: JobCounts) => ({
  name,
  waiting: grouped(waiting),
  scheduled: grouped(scheduled),
  running: grouped(running),
  oldest: oldestWaiting ? agoOf(oldestWaiting, now).text : '',
});
