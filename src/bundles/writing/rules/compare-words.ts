// Says what became of some words: what was left, taken out and put in. It is browser-safe, and bounded in time whatever it is
// given.
import { diffWordsWithSpace } from 'diff';

export interface WordChange {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** So many words may differ; beyond that the whole is shown as replaced. */
const MAX_EDITS = 400;
/** Longer texts are not compared by words. */
const MAX_LENGTH = 20_000;
/** With less than this in common two texts have nothing to do with each other. */
const LEAST_IN_COMMON = 0.25;

/** Returns the change from one text to the other, word by word, or as a whole where that tells more. */
export const compareWords = (before: string, after: string): readonly WordChange[] => {
  if (before === after) return before ? [{ kind: 'same', text: before }] : [];
  const replaced = replacedBy(before, after);
  if (before.length + after.length > MAX_LENGTH) return replaced;
  const found = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS });
  if (!found) return replaced;
  const changes = found.map(({ added, removed, value }): WordChange => {
    if (added) return { kind: 'added', text: value };
    return { kind: removed ? 'removed' : 'same', text: value };
  });
  return shareInCommon(changes, Math.max(before.length, after.length)) < LEAST_IN_COMMON ? replaced : changes;
};

const replacedBy = (before: string, after: string): WordChange[] => [
  ...(before ? [{ kind: 'removed' as const, text: before }] : []),
  ...(after ? [{ kind: 'added' as const, text: after }] : []),
];

/** Blanks and signs alone make nothing alike. */
const shareInCommon = (changes: readonly WordChange[], length: number): number => {
  const inCommon = changes.filter(({ kind, text }) => kind === 'same' && /[\p{L}\p{N}]/u.test(text));
  return inCommon.reduce((sum, { text }) => sum + text.length, 0) / length;
};
