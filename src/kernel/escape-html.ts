// Writes words within HTML, as React writes them.

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const MEANT = /[&<>"']/;
const EACH = /[&<>"']/g;

/** Makes words safe between tags and within quoted attributes. */
export const escapeHtml = (words: string | number): string => {
  const text = String(words);
  return MEANT.test(text) ? text.replaceAll(EACH, (letter) => ESCAPED[letter]!) : text;
};
