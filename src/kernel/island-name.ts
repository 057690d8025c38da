// How an island is called on both sides. Browser-safe.

/** `X` of `…/X.island.tsx`: file and export have one name, so that bundling can't change it. */
export const islandNameOf = (file: string): string => /([^/]+)\.island\.tsx$/.exec(file)?.[1] ?? '';
