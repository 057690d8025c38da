// This says how long something will still take, told by how fast it went lately.

interface Mark {
  /** Milliseconds of a clock that only runs forth. */
  readonly at: number;
  readonly sent: number;
}

/** A time that is long enough to level out single pieces, and short enough to follow a line that gets slow. */
const LOOK_BACK_MS = 15_000;
/** Before that the figure would jump about. */
const LOOK_AT_LEAST_MS = 2000;

/**
 * Returns a function that gives the seconds for the rest, from what it is told one after another; null as long as nothing can
 * be said.
 */
export const restTimer = (all: number) => {
  let marks: Mark[] = [];
  return (now: Mark): number | null => {
    marks = [...marks.filter(({ at }) => now.at - at <= LOOK_BACK_MS), now];
    const [first] = marks;
    const passed = first ? now.at - first.at : 0;
    if (!first || passed < LOOK_AT_LEAST_MS || now.sent <= first.sent) return null;
    return Math.round(((all - now.sent) / (now.sent - first.sent)) * (passed / 1000));
  };
};
