// Turns words into parts of addresses.

const MAX_SLUG_LENGTH = 80;

/** Makes a slug of `[a-z0-9-]`, umlauts as ae, oe, ue, ss. contract.md 12. Empty words become `fallback`. */
export const toSlug = (text: string, fallback = 'beitrag'): string => slugOf(text) || fallback;

/** Slugs by their text, since people's names come back on every page. */
const known = new Map<string, string>();
const MOST_KNOWN = 8_000;

const slugOf = (text: string): string => {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const slug = makeSlug(text);
  known.set(text, slug);
  return slug;
};

const makeSlug = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
