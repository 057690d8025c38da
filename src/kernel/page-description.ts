// Makes what search engines show under the title of a page whose words are of any length.

export const DESCRIPTION_LENGTH = 160;

/** Returns as much of a text as a search engine shows, in one line and up to the end of a word. */
export const descriptionFrom = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION_LENGTH / 2)).replace(/[\s,;:–-]+$/, '')} …`;
};
