// Pure rules of places.

/** Ids from the root down to the place of a path like `1/4/7/`. */
export const idsOfPath = (path: string): number[] => path.split('/').filter(Boolean).map(Number);

/** True when the place of `path` is `other` or lies below it. */
export const isWithin = (path: string, other: string): boolean => path.startsWith(other);

/** Ids from the root down that all paths begin with. */
export const sharedPath = (paths: readonly string[]): number[] => {
  const [first = [], ...others] = paths.map(idsOfPath);
  const end = first.findIndex((id, at) => others.some((ids) => ids[at] !== id));
  return end < 0 ? first : first.slice(0, end);
};
