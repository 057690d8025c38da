// Gives rows of a list keys that stay with them: what is half typed in one of them stays there when one above it is taken away.
import { useState } from 'react';

export interface RowKeys {
  readonly of: (at: number) => number;
  /** Forgets the key of a row that is taken away. */
  readonly drop: (at: number) => void;
}

/** Rows come and go at the end, unless `drop` says which one goes. */
export const useKeys = (count: number): RowKeys => {
  const [{ keys, next }, setKeys] = useState(() => withKeys({ keys: [], next: 0 }, count));
  if (keys.length !== count) setKeys((known) => withKeys(known, count));
  return {
    of: (at) => keys[at] ?? next + at,
    drop: (at) => setKeys((known) => ({ ...known, keys: known.keys.filter((_, other) => other !== at) })),
  };
};

interface Known {
  readonly keys: readonly number[];
  readonly next: number;
}

const withKeys = ({ keys, next }: Known, count: number): Known => {
  const missing = Math.max(0, count - keys.length);
  const added = Array.from({ length: missing }, (_, at) => next + at);
  return { keys: [...keys.slice(0, count), ...added], next: next + missing };
};
