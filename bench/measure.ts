// One measurement: so many seconds of load on an address, with what the server's core spent on it.
import { readFileSync, readdirSync } from 'node:fs';
import type { LoadJob, LoadResult } from './load.ts';
import type { Peer } from './pinned.ts';

export interface Measurement extends LoadResult {
  /** Counts the processor time of the server and its database for each request. */
  readonly microsPerRequest: number;
}

/** `pids` gives the processes whose time counts. */
export const measure = async (
  load: Peer<LoadJob, LoadResult>,
  job: LoadJob,
  pids: () => readonly number[],
): Promise<Measurement> => {
  const before = new Map(pids().map((pid) => [pid, cpuMillis(pid)]));
  const result = await load.ask(job);
  const spent = sum(pids().map((pid) => cpuMillis(pid) - (before.get(pid) ?? 0)));
  return { ...result, microsPerRequest: (spent * 1000) / Math.max(1, result.requests) };
};

/** A process and all that it has started. */
export const familyOf = (pid: number | undefined): number[] =>
  pid === undefined ? [] : [pid, ...childrenOf(pid).flatMap(familyOf)];

/** Resident memory in MB: now, and the most there has been. */
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

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Processor time of all these processes together. */
export const cpuMillisOf = (pids: readonly number[]): number => sum(pids.map(cpuMillis));

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

const cpuMillis = (pid: number) => {
  const fields = readText(`/proc/${pid}/stat`)
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
};

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
