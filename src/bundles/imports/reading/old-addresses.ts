// Says where a piece could be found on the portal it comes from.
import { comparableAddress } from '#kernel/comparable-address.ts';

/** Returns the path with what stands behind the question mark, or undefined for what is no address of a page. */
export const pathOf = (address: string, site = ''): string | undefined => {
  const url = URL.parse(address.trim(), site || 'https://portal.invalid');
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const path = comparableAddress(url.pathname + url.search);
  return path === '/' || path.length > MAX_PATH ? undefined : path;
};

/** Longer addresses are of no page that somebody links to. */
const MAX_PATH = 2000;

/** Returns the paths of several addresses, each once. */
export const pathsOf = (addresses: readonly string[], site = ''): string[] => [
  ...new Set(addresses.flatMap((address) => pathOf(address, site) ?? [])),
];
