// Works that go on side by side: as many as the machine has processor time for. On a slow one many at once only keep each other
// waiting, for so long that what somebody has patience for comes too late. docs/decisions/0190
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

export interface Room {
  /** How many go on however busy the machine is. */
  readonly atLeast: number;
  readonly atMost: number;
  /** Looks for a while whether another one would find room. */
  readonly hasRoom: () => Promise<boolean>;
}

/** Returns what each of them comes to, in their order. */
export const sideBySide = async <T>(
  works: readonly (() => Promise<T>)[],
  { atLeast, atMost, hasRoom }: Room,
): Promise<T[]> => {
  const results: T[] = [];
  const going = new Set<Promise<void>>();
  const mayBegin = async () => going.size < atLeast || (going.size < atMost && (await hasRoom()));
  for (const [at, work] of works.entries()) {
    while (!(await mayBegin())) if (going.size >= atMost) await Promise.race(going);
    const end = async () => {
      results[at] = await work();
      going.delete(one);
    };
    const one = end();
    // Whoever waits below hears of it, however late that is.
    one.catch(() => undefined);
    going.add(one);
  }
  await Promise.all(going);
  return results;
};

const LOOK_MS = 1000;
/** What is left over between two programs even when all of them are slowed. */
const SPARE_SHARE = 0.1;

/** Says whether the machine has room: it has when a part of its processor time was left over for a second. */
export const machineHasRoom = async (): Promise<boolean> => {
  const before = processorTimes();
  await wait(LOOK_MS);
  const now = processorTimes();
  return now.idle - before.idle >= SPARE_SHARE * (now.all - before.all);
};

/** Returns the processor time since the machine was started, in milliseconds of all its cores. */
const processorTimes = () => {
  const times = os.cpus().map((core) => core.times);
  const idle = times.reduce((sum, time) => sum + time.idle, 0);
  const all = times.reduce((sum, time) => sum + Object.values(time).reduce((a, b) => a + b, 0), 0);
  return { idle, all };
};
