// Beyond capacity some are asked to come back, so that the others are answered in time: 503 with Retry-After
// while the event loop is late or too many requests are under way. Kept pages, the files that pages need and health
// checks always pass.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import { HttpError } from './errors.ts';
import type { Portal } from './portal.ts';
import { settingsOf } from './route-settings.ts';
import * as texts from './texts.ts';

const SAMPLE_MS = 50;
const MAX_LATENESS_MS = 400;
const MAX_UNDER_WAY = 600;
const RETRY_AFTER_SECONDS = 2;

export interface Load {
  /** Begins to count lateness: what a start takes keeps nobody waiting, and must not turn away who comes first. */
  readonly begin: () => void;
  /** Counts the request in until it is over; throws 503 when there is too much to do. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** How to count a request out before its answer is over. */
const countOuts = new WeakMap<ServerResponse, () => void>();

/**
 * Says that nothing is left to do for an answer but to send a file: how long that takes is up to who reads. Six hundred people who
 * watch a film would keep everybody else out.
 */
export const stopCounting = (answer: ServerResponse): void => countOuts.get(answer)?.();

export const watchLoad = (portal: Portal): Load => {
  const { lateness, begin } = watchLateness();
  let count = 0;
  portal.metrics.gauge('litfass_event_loop_lateness_ms', lateness);
  portal.metrics.gauge('litfass_requests_under_way', () => count);
  return {
    begin,
    admit: (request, reply) => {
      const settings = settingsOf(request);
      if (settings?.isLasting) return;
      const isOn = portal.config.loadShedding && !settings?.isVital;
      if (isOn && (lateness() > MAX_LATENESS_MS || count >= MAX_UNDER_WAY)) {
        portal.metrics.count('litfass_shed_total');
        throw new HttpError(503, texts.overloaded, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      count++;
      let counts = 1;
      const countOut = () => {
        count -= counts;
        counts = 0;
      };
      countOuts.set(reply.raw, countOut);
      // It counts down also when the reader hangs up before the answer.
      reply.raw.once('close', countOut);
    },
  };
};

/** Measures how late the event loop ran its timers lately, in ms, fading by half each sample. */
const watchLateness = () => {
  let lateness = 0;
  let due = performance.now() + SAMPLE_MS;
  setInterval(() => {
    const now = performance.now();
    lateness = Math.max(now - due, lateness / 2);
    due = now + SAMPLE_MS;
  }, SAMPLE_MS).unref();
  return {
    lateness: () => Math.max(lateness, performance.now() - due),
    begin: () => {
      lateness = 0;
      due = performance.now() + SAMPLE_MS;
    },
  };
};
