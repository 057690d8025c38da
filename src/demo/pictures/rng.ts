// Makes deterministic random numbers: the same seed draws the same picture on every machine.

/** A stream of random numbers with what drawing needs of it. */
export interface Rng {
  /** Gives a number from 0 up to, not including, 1. */
  readonly f: () => number;
  readonly range: (low: number, high: number) => number;
  /** Returns a whole number, both ends included. */
  readonly int: (low: number, high: number) => number;
  readonly pick: <const T>(list: readonly T[]) => T;
  readonly chance: (probability: number) => boolean;
  readonly sign: () => 1 | -1;
  readonly gauss: (mean?: number, deviation?: number) => number;
  readonly shuffle: <T>(list: readonly T[]) => T[];
  /** Returns an independent stream, which doesn't move this one. */
  readonly fork: (label: string) => Rng;
}

export const rng = (seed: string | number): Rng => {
  const key = String(seed);
  const f = mulberry(hash(key));
  f();
  f();
  return {
    f,
    range: (low, high) => low + (high - low) * f(),
    int: (low, high) => Math.floor(low + (high - low + 1) * f()),
    pick: (list) => list[Math.floor(f() * list.length)]!,
    chance: (probability) => f() < probability,
    sign: () => (f() < 0.5 ? -1 : 1),
    gauss: (mean = 0, deviation = 1) => mean + deviation * (f() + f() + f() + f() - 2) * 1.73,
    shuffle: (list) => shuffled(list, f),
    fork: (label) => rng(`${key}/${label}`),
  };
};

/** Makes Mulberry32, a generator of 32 bits of state. */
const mulberry = (start: number) => {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** Hashes by FNV-1a with a stronger finish, so that neighbouring seeds land far apart. */
const hash = (text: string): number => {
  let h = 2166136261 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 16777619);
    h ^= h >>> 13;
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  return (h ^ (h >>> 15)) >>> 0;
};

const shuffled = <T>(list: readonly T[], f: () => number): T[] => {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(f() * (i + 1));
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
};
