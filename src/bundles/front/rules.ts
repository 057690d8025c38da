// Pure rules of the front pages.

/** In quotation marks; what is quoted within gets the single ones. */
export const quoted = (text: string): string => `„${text.replaceAll('„', '‚').replaceAll('“', '‘')}“`;

/** The first words of a text, in one line, as far as they fit. */
export const beginningOf = (text: string, length: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  const lastWord = cut.lastIndexOf(' ');
  const whole = lastWord > length / 2 ? cut.slice(0, lastWord) : cut;
  return `${whole.replace(/[\s,;:.–-]+$/, '')}\u00a0…`;
};
