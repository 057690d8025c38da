// Waits without waiting: by a clock that has gone on by a step each time somebody looks at it.
import { vi } from 'vitest';

/**
 * Replaces `performance.now` for what is called from `files`, without their ending; whatever else runs in the process of the tests keeps the
 * real clock, or what it waits for would be over at once.
 * @returns what the clock says, without a look at it
 */
export const quickClock = (stepMs: number, files: readonly string[]): (() => number) => {
  const isTheirs = new RegExp(`/(?:${files.join('|')})\\.ts`);
  const realNow = performance.now.bind(performance);
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() =>
    isTheirs.test(new Error('who looks').stack!) ? (now += stepMs) : realNow(),
  );
  return () => now;
};
