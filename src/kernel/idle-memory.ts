// Gives memory back while there is nothing to do. What a start or a rush has taken V8 keeps until there is as much to do again, which on
// a quiet portal is never. docs/decisions/0156
import { performance } from 'node:perf_hooks';
import type { EventLoopUtilization } from 'node:perf_hooks';
import type { Logger } from './log.ts';

/** What a process knows of itself. */
export interface ProcessMemory {
  /** Returns the share of the time since the last look in which there was something to do. */
  readonly busyShare: () => number;
  readonly heapBytes: () => number;
  /** Takes about a third of a second, in which nothing else happens. */
  readonly collect: () => void;
}

const LOOK_EVERY_MS = 5000;
const IDLE_SHARE = 0.02;
/** How many bytes are worth it: for less, whoever comes at that moment shouldn't be held up. */
const WORTH_BYTES = 16_000_000;
/** How many looks pass after one collection before the next: ten minutes. */
const LOOKS_APART = 120;

/**
 * Gives memory back when the process is idle, only where it was started with `--expose-gc`, as `npm start` does. Returns what
 * ends it.
 */
export const giveBackWhenIdle = (log: Logger): (() => void) => {
  const { gc } = globalThis;
  if (!gc) return () => undefined;
  const look = createLook({
    busyShare: busyShareSinceLast(),
    heapBytes: () => process.memoryUsage().heapTotal,
    collect: () => {
      const start = performance.now();
      // The other flavour of a collection keeps freed pages for later.
      gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
      log.debug({ ms: Math.round(performance.now() - start) }, 'gave memory back');
    },
  });
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
};

/** Collects when nothing was to do since the last look, and the heap has been clearly larger than what the last collection left. */
export const createLook = ({ busyShare, heapBytes, collect }: ProcessMemory): (() => void) => {
  let left = 0;
  let most = 0;
  let wait = 0;
  return () => {
    const isIdle = busyShare() < IDLE_SHARE;
    most = Math.max(most, heapBytes());
    if (wait > 0) wait--;
    if (!isIdle || wait > 0 || most - left < WORTH_BYTES) return;
    collect();
    left = most = heapBytes();
    wait = LOOKS_APART;
  };
};

const busyShareSinceLast = () => {
  let last: EventLoopUtilization = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
};
