// Reads and writes which pieces somebody has read to the end, as their browser keeps them, by their addresses.

/** The oldest goes first; so many no front page shows. */
export const READ_KEPT = 500;

/** Reads what is stored, the newest last; whatever else stands there counts as nothing. */
export const parseRead = (text: string | null): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(String(text));
    return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
};

export const withRead = (paths: readonly string[], path: string): readonly string[] =>
  [...paths.filter((known) => known !== path), path].slice(-READ_KEPT);
