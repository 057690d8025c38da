// Who is new is said by whoever counts it; the desk of gates only tells it.
import { defineSlot } from '#kernel/slots.ts';

export interface NewcomerRule {
  /** The kinds that the rule is about, in words such as „Beiträge“. */
  readonly about: string;
  /** Who is new there, in a sentence. */
  readonly sentence: string;
}

export const newcomerRules = defineSlot<void, NewcomerRule>('gates.newcomers');
