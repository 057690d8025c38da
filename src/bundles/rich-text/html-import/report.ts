// Reports what an import left behind, for the person who brought the text.
import { MAX_DROPPED_DATA_LENGTH, MAX_DROPPED_LENGTH, MAX_DROPPED_PARTS } from './constants.ts';
import { cleanWords } from './clean-words.ts';
import * as texts from './texts.ts';

export type DroppedKind = keyof typeof texts.dropped;

export interface DroppedPart {
  readonly kind: DroppedKind;
  /** An address, the name of an element or a value; '' when there is nothing to name. */
  readonly what: string;
  readonly count: number;
}

export interface Report {
  readonly drop: (kind: DroppedKind, what?: string) => void;
  /** Lists them in the order in which they came. */
  readonly parts: () => readonly DroppedPart[];
}

export const startReport = (): Report => {
  const parts = new Map<string, DroppedPart>();
  return {
    drop: (kind, what = '') => {
      const named = { kind, what: shortened(what), count: 0 };
      const known =
        parts.get(keyOf(named)) ?? (parts.size < MAX_DROPPED_PARTS ? named : { ...named, what: '' });
      const { count } = parts.get(keyOf(known)) ?? known;
      parts.set(keyOf(known), { ...known, count: count + 1 });
    },
    parts: () => [...parts.values()],
  };
};

/** Writes one sentence for each kind: „3 Bilder von fremden Adressen“. */
export const droppedSentences = (parts: readonly DroppedPart[]): readonly string[] => {
  const counts = new Map<DroppedKind, number>();
  for (const { kind, count } of parts) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return [...counts].map(([kind, count]) => texts.dropped[kind](count));
};

const keyOf = ({ kind, what }: DroppedPart): string => `${kind} ${what}`;

const shortened = (what: string): string => {
  const limit = /^\s*data:/i.test(what) ? MAX_DROPPED_DATA_LENGTH : MAX_DROPPED_LENGTH;
  return cleanWords(what.slice(0, limit)).trim();
};
