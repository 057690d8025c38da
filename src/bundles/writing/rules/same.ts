// Says whether two values are the same as JSON, in whatever order their keys stand; for contents and blocks of texts.

/** Absent and undefined are the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || canonical(one) === canonical(other);

/** Gives the same text for the same value. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => sorted(part)) ?? '';

const sorted = (part: unknown): unknown => {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
};
