// Names an island alike on both sides. Browser-safe.

/** Returns `X` of `…/X.island.tsx`: file and export have one name, so that bundling can't change it. */
export const islandNameOf = (file: string): string => /([^/]+)\.island\.tsx$/.exec(file)?.[1] ?? '';
