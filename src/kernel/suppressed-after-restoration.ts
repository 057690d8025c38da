// A portal that comes from a backup doesn't send some things. The portal it was taken of may have sent all of that since, and
// may still be there; whoever reads it a second time is told nothing new.
import type { Ctx } from './ctx.ts';
import { defineSlot } from './slots.ts';

export interface SuppressedAfterRestoration {
  /** Names of jobs that reach people, with % for any letters: those that were waiting are dropped. */
  readonly jobs: readonly string[];
  /** The same of jobs that stay as long as their hour is to come, such as what is announced for a moment. */
  readonly dueJobs?: readonly string[];
  /** The same of jobs that change something and tell people of it: these are done with `isQuiet` in their payload, and tell nobody. */
  readonly quietJobs?: readonly string[];
  /** Sees to rows that would be sent by themselves; gives how many of them there were. In the caller's transaction. */
  readonly suppress?: (ctx: Ctx) => Promise<number>;
}

export const suppressedAfterRestoration = defineSlot<void, SuppressedAfterRestoration>(
  'kernel.suppressed-after-restoration',
  { isAboutRows: true },
);
