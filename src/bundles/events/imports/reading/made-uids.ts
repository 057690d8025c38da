// Names events that nobody has named, so that they are known again when they are read again.

interface Unnamed {
  readonly title: string;
  readonly start: string;
  readonly venue: string;
}

/**
 * Returns names by title and beginning. Where several begin at once under one title, such as services of neighbouring churches, all but
 * the first are told apart by where they are.
 */
export const madeUids = (): ((event: Unnamed) => string) => {
  const venues = new Map<string, string>();
  return ({ title, start, venue }) => {
    const made = `${title} ${start}`;
    const first = venues.get(made) ?? venue;
    venues.set(made, first);
    return first === venue ? made : `${made} ${venue}`;
  };
};
