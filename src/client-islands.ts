// These are the ways to fetch each island, for pages that have one: all readers would carry their names with the entry.
import { loadersByName } from '#kernel/island-element.ts';

export const loaders = loadersByName(import.meta.glob('./bundles/**/*.island.tsx'));
