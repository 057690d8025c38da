// Limits of time for what a browser may never answer.
import { setTimeout as delay } from 'node:timers/promises';

/** Returns what `work` comes to; rejects with `reason()` when it has not ended after `ms` milliseconds. */
export const within = async <T>(ms: number, work: Promise<T>, reason: () => string): Promise<T> => {
  const ended = new AbortController();
  const late = delay(ms, undefined, { signal: ended.signal }).then(() => {
    throw new Error(reason());
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    ended.abort();
    late.catch(() => undefined);
  }
};
