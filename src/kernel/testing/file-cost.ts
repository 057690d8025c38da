// Tells what a file of tests takes, in processor time of its process: seconds by the clock say nothing on a machine that does
// other things as well. It is read at the end by the reporter that prints the dearest files (scripts/dearest-files.ts).
import { afterAll } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Milliseconds of processor time, from before its modules were read to its last hook. */
    processorMs?: number;
  }
}

/** Notes at the end of a file what it took; called at its beginning. */
export const measureFile = (): void => {
  const before = process.cpuUsage();
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern that no fixture is wanted
  afterAll(({}, file) => {
    const { user, system } = process.cpuUsage(before);
    file.meta.processorMs = Math.round((user + system) / 1000);
  });
};
