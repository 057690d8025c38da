// Checks whether somebody works the jobs: one is sent, and has to come back.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ctx } from '#kernel/ctx.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { countJobs } from '#kernel/job-desk.ts';
import { defineJob, enqueue } from '#kernel/jobs.ts';
import { setMark, takeMark } from '#kernel/marks.ts';
import { failure, ok, warning } from '#kernel/self-test.ts';
import type { Finding, SelfTestCheck } from '#kernel/self-test.ts';
import * as texts from '../texts.ts';

interface Probe {
  readonly probe: string;
  /** Whoever asked has gone by then. */
  readonly until: number;
}

const markOf = (probe: string) => `self-test ${probe}`;

/** Nothing else than that it was here. */
export const answerProbeJob = defineJob<Probe>({
  name: 'operations.answer-probe',
  retries: 0,
  work: async (ctx, { probe, until }) => {
    if (until > Date.now()) await setMark(ctx, markOf(probe));
  },
});

const WAIT_MS = 8000;
const POLL_MS = 100;
const MAX_WAITING_MS = 15 * MINUTE_MS;

const runWorker = async (ctx: Ctx): Promise<Finding> => {
  const probe = randomUUID();
  const startedAt = performance.now();
  await enqueue(ctx, answerProbeJob, { probe, until: Date.now() + WAIT_MS });
  while (performance.now() - startedAt < WAIT_MS) {
    if (await takeMark(ctx, markOf(probe)))
      return judgeWaiting(ctx, Math.round(performance.now() - startedAt));
    await sleep(POLL_MS);
  }
  return failure(texts.workerAway, texts.workerAdvice);
};

const judgeWaiting = async (ctx: Ctx, ms: number): Promise<Finding> => {
  const counts = await countJobs(ctx);
  const oldest = Math.min(...counts.map(({ oldestWaiting }) => oldestWaiting?.getTime() ?? Infinity));
  const waited = Date.now() - oldest;
  if (waited <= MAX_WAITING_MS) return ok(texts.workerFine(ms));
  return warning(texts.workerLate(`${Math.round(waited / MINUTE_MS)} Minuten`), texts.workerLateAdvice);
};

export const workerCheck: SelfTestCheck = {
  name: 'worker',
  title: texts.worker,
  order: 30,
  needsDatabase: true,
  timeoutMs: WAIT_MS + 5000,
  run: runWorker,
};
