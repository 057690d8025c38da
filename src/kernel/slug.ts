// How words become parts of addresses.

const MAX_SLUG_LENGTH = 80;

/** `[a-z0-9-]`, umlauts as ae, oe, ue, ss. decisions.md 2. Empty words become `fallback`. */
export const toSlug = (text: string, fallback = 'beitrag'): string => {
  const slug = text
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
  return slug || fallback;
};
