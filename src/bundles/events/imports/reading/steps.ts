// Reads in small steps, so that whoever else waits for the process has a turn in between.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work that stops after each little bit of it. */
export type Steps<Result> = Generator<undefined, Result>;

export const atOnce = <Result>(steps: Steps<Result>): Result => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

/** Runs steps in turns: others have theirs after so long at the latest, and after the step that was begun by then. */
export const inTurns = async <Result>(steps: Steps<Result>): Promise<Result> => {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < TURN_MS) continue;
    await nextTurn();
    since = performance.now();
  }
};

const TURN_MS = 10;
/** How many lines are one step. */
export const LINES_PER_STEP = 500;
