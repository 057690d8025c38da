// Topic: words of other sites as plain text. React escapes them wherever they are shown.

/** One line of at most so many characters. */
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

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  euro: '€',
};

/** Those that stand in attributes; others stay as they are. */
export const withoutEntities = (html: string): string =>
  html.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name) ? NAMED[name]! : whole;
    const code = decimal === undefined ? parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
