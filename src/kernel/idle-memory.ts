// Gives memory back while there is nothing to do. What a start or a rush has taken V8 keeps until there is as much to do again, which on
// a quiet portal is never. docs/decisions/0156
import { performance } from 'node:perf_hooks';
import type { EventLoopUtilization } from 'node:perf_hooks';
import type { Logger } from './log.ts';

/** What a process knows of itself. */
export interface ProcessMemory {
  /** The share of the time since the last look in which there was something to do. */
  readonly busyShare: () => number;
  readonly heapBytes: () => number;
  /** Takes about a third of a second, in which nothing else happens. */
  readonly collect: () => void;
}

const LOOK_EVERY_MS = 5000;
const IDLE_SHARE = 0.02;
/** For less it isn't worth holding up whoever comes at that moment. */
const WORTH_BYTES = 16_000_000;
/** After one collection so many looks pass before the next: ten minutes. */
const LOOKS_APART = 120;

/** Only where the process was started with `--expose-gc`, as `npm start` does. Gives what ends it. */
export const giveBackWhenIdle = (log: Logger): (() => void) => {
  const { gc } = globalThis;
  if (!gc) return () => undefined;
  const look = createLook({
    busyShare: busyShareSinceLast(),
    heapBytes: () => process.memoryUsage().heapTotal,
    collect: () => {
      const start = performance.now();
      // The other flavour keeps freed pages for later.
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
