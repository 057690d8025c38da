// Tells how much a cache holds and how often it was of use, since the process began.

export interface CacheFigures {
  readonly entries: number;
  /** Null where nobody weighs them. */
  readonly bytes: number | null;
  /** How often something was found. */
  readonly hits: number;
  /** How often it had to be loaded or drawn. */
  readonly loads: number;
}

export const createCacheFigures = () => {
  let [hits, loads] = [0, 0];
  return {
    hit: () => void hits++,
    loaded: () => void loads++,
    read: (entries: number, bytes: number | null): CacheFigures => ({ entries, bytes, hits, loads }),
  };
};
