// Holds numbers and fixed words of what stands between a contribution and its readers.
import { DAY_MS } from '#kernel/durations.ts';
import type { GateRule } from '#kernel/kind-declaration.ts';

/**
 * The levels from the loosest to the strictest: at once; when somebody has released it; the same, with questions to its author
 * before.
 */
export const LEVELS = ['after', 'release', 'questions'] as const;
export type Level = (typeof LEVELS)[number];

/** Whoever is new belongs to both, and the stricter gate counts. */
export const GROUPS = ['newcomers', 'members'] as const;
export type Group = (typeof GROUPS)[number];

/** What holds where nobody has said otherwise. */
export const USUAL_LEVELS: Readonly<Record<Group, Level>> = { newcomers: 'release', members: 'after' };

/** What a rule does with what it finds: it waits; it appears, and stands marked on the desks; nothing. */
export const DEEDS = ['hold', 'mark', 'off'] as const;
export type Deed = (typeof DEEDS)[number];

/** The rules in the order in which desks name them; words have two lists in the place of a deed. */
export const RULES = [
  'manyLinks',
  'newcomersLinks',
  'flood',
  'sameText',
  'samePiece',
  'capitals',
  'phoneNumber',
  'words',
] as const satisfies readonly GateRule[];

/** What looks like advertising. */
export const MAX_LINKS = 2;
export const YOUNG_ACCOUNT_MS = DAY_MS;
export const SAME_TEXT_MS = DAY_MS;
/** Shorter texts everybody says: „Das sehe ich auch so.“ */
export const SAME_TEXT_MIN_LENGTH = 25;
export const SHOUTING = { minLetters: 20, share: 0.7 };
export const MAX_WORDS_LENGTH = 10_000;

/** Names the tag of whatever depends on a gate. */
export const GATES_TAG = 'gates';
