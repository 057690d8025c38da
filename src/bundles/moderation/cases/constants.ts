// These are fixed words of the desk of cases, as they stand in addresses.
import type { CaseState } from '../constants.ts';

export const STATE_WORDS = {
  offen: 'open',
  vorgelegt: 'proposed',
  entschieden: 'decided',
  widersprochen: 'appealed',
  abgeschlossen: 'closed',
} as const satisfies Record<string, CaseState>;
export type StateWord = keyof typeof STATE_WORDS;

/** The word of the filter by state that shows all cases; without a word the list has what waits. */
export const ALL_STATES = 'alle';
export const MINE = 'mir';
export const NOBODYS = 'niemand';
