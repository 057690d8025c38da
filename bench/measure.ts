// Reads processor time and memory of processes, as Linux tells them, and finds the middle of many values.
import { readFileSync, readdirSync } from 'node:fs';

/** Returns a process and all that it has started. */
export const familyOf = (pid: number | undefined): number[] =>
  pid === undefined ? [] : [pid, ...childrenOf(pid).flatMap(familyOf)];

/** Returns the resident memory of a process in MB: now, and the most there has been. */
export const memoryOf = (pid: number): { readonly now: number; readonly most: number } => {
  const status = readText(`/proc/${pid}/status`);
  const field = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { now: field('VmRSS'), most: field('VmHWM') };
};

/** Gives memory of several processes in MB, what they share counted once. */
export const sharedMemoryOf = (pids: readonly number[]): number =>
  sum(
    pids.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(readText(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024),
  );

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Returns the mean of the middle half: as deaf to what happens once as the median, and steadier, since more than one value
 * counts.
 */
export const middleOf = (values: readonly number[]): number => {
  const half = middleHalf(values);
  return sum(half) / half.length;
};

/**
 * Says by how much the middle of as many values would come out otherwise another time, as a part of it; by the width of the
 * middle half.
 */
export const uncertaintyOf = (values: readonly number[]): number => {
  const half = middleHalf(values);
  const width = half.at(-1)! - half[0]!;
  return width / WIDTH_OF_NORMAL / Math.sqrt(values.length) / middleOf(values);
};

/** How many standard deviations wide the middle half is of values that are spread as errors usually are. */
const WIDTH_OF_NORMAL = 1.35;

const middleHalf = (values: readonly number[]): readonly number[] => {
  const left = Math.floor(values.length / 4);
  return values.toSorted((a, b) => a - b).slice(left, values.length - left);
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Returns the processor time of each of these processes, in milliseconds. */
export const cpuMillisByPid = (pids: readonly number[]): ReadonlyMap<number, number> =>
  new Map(pids.map((pid) => [pid, cpuMillis(pid)]));

/** Returns the processor time of the processes that are still there: what one took that has left can't be read any more. */
export const millisSince = (
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): number => sum([...after].map(([pid, millis]) => Math.max(0, millis - (before.get(pid) ?? 0))));

const NANOS_PER_MS = 1_000_000;

/**
 * Returns the processor time of all its threads, to the nanosecond: what counts in hundredths of a second is too coarse for
 * half of one.
 */
const cpuMillis = (pid: number) =>
  sum(
    threadsOf(pid).map(
      (thread) => Number(readText(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]) / NANOS_PER_MS,
    ),
  );

const childrenOf = (pid: number) =>
  threadsOf(pid).flatMap((thread) =>
    readText(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );

const threadsOf = (pid: number) => {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
};

const readText = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
