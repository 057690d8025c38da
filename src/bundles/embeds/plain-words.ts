// Makes words of other sites plain text. React escapes them wherever they are shown.
import { visibleLine } from '#kernel/visible-words.ts';

/** Makes one line of at most so many characters. */
export const plainWords = (words: unknown, maxLength: number): string => {
  if (typeof words !== 'string') return '';
  // What separates words becomes a space; what nobody sees, such as soft hyphens, stands within words and leaves none.
  const line = visibleLine(words.toWellFormed().replaceAll(/\p{Cc}+/gu, ' '));
  const letters = Array.from(line);
  return letters.length > maxLength
    ? `${letters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
    : line;
};
