// Declares what rules are tried on, given by whoever keeps it.
import type { KindGate } from '#kernel/kind-declaration.ts';
import { defineSlot } from '#kernel/slots.ts';
import type { TriedThing } from './rules.ts';

/** What somebody decides about, of one kind, since the moment asked for. */
export interface TriedSet {
  /** What the things are called, in words such as „Kommentare“. */
  readonly about: string;
  readonly gate: Pick<KindGate, 'rules' | 'flood'>;
  readonly things: readonly TriedThing[];
}

export const triedThings = defineSlot<Date, TriedSet>('gates.tried-things');
