// Makes words of other sites plain text. React escapes them wherever they are shown.

/** Makes one line of at most so many characters. */
export const plainWords = (words: unknown, maxLength: number): string => {
  if (typeof words !== 'string') return '';
  const line = words
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  const letters = Array.from(line);
  return letters.length > maxLength
    ? `${letters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
    : line;
};
