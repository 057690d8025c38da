// A client asks by a date whether what it has kept is still the same: Last-Modified and If-Modified-Since. A date is weaker
// than a tag: what was taken away leaves no date behind, and two states may share a second. So the date is that of the first
// time this text was drawn, it is said only once no other state can have the same second, and only the very date that we gave
// is known again; whoever brings another gets the whole text.

export interface Dates {
  /** Returns since when the text under a key is the one of this tag. */
  readonly sinceOf: (key: string, etag: string) => number;
}

/** How many texts are remembered; a text that was forgotten is sent once more. */
const MAX_REMEMBERED = 5000;

/** The time after which every process has heard of what changed in the second before. */
const SETTLED_AFTER_MS = 3000;

export const createDates = (now: () => number = Date.now): Dates => {
  const known = new Map<string, { readonly etag: string; readonly since: number }>();
  return {
    sinceOf: (key, etag) => {
      const before = known.get(key);
      const kept = before?.etag === etag ? before : { etag, since: now() };
      known.delete(key);
      known.set(key, kept);
      const [oldest] = known.keys();
      if (known.size > MAX_REMEMBERED) known.delete(oldest!);
      return kept.since;
    },
  };
};

/** Returns the date as HTTP writes it; undefined for what isn't dated, or too new to be told from its neighbours by a date. */
export const dateOf = (since: number | undefined, now: number): string | undefined =>
  since === undefined || now - since < SETTLED_AFTER_MS ? undefined : new Date(since).toUTCString();
