// Says which content an address means.
import { MAX_SOURCE_LENGTH } from './constants.ts';
import { PROVIDERS } from './providers.ts';
import type { Provider, Target } from './providers.ts';

/** A text names a content by its address, or by a provider and the id there. contract.md 14.2 */
export interface EmbedNode {
  readonly type: string;
  readonly src: string | null;
  readonly videoId: string | null;
}

/** The content at an address; without a provider it becomes a card with a link. */
export interface ReadSource {
  readonly provider: Provider | undefined;
  readonly target: Target;
}

/** It is undefined for what can't be embedded: no address, or one of another provider than was said. */
export const readNode = (
  { type, src, videoId }: EmbedNode,
  providers: readonly Provider[] = PROVIDERS,
): ReadSource | undefined => {
  const address = src ?? addressOfId(type, videoId);
  const read = address === undefined ? undefined : readSource(address, providers);
  const isOfProvider = providers.some(({ key }) => key === type);
  return isOfProvider && read?.provider?.key !== type ? undefined : read;
};

export const readSource = (
  address: string,
  providers: readonly Provider[] = PROVIDERS,
): ReadSource | undefined => {
  const read = readAddress(address, providers);
  // Foreign letters make an address much longer than what was typed.
  return read && read.target.source.length <= MAX_SOURCE_LENGTH ? read : undefined;
};

const readAddress = (address: string, providers: readonly Provider[]): ReadSource | undefined => {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return undefined;
  const host = url.hostname.toLowerCase();
  for (const provider of providers) {
    if (!provider.hosts.includes(host)) continue;
    const target = provider.read(url);
    if (target) return { provider, target };
  }
  return { provider: undefined, target: { source: withoutTraces(url), frame: null, ratio: CARD_RATIO } };
};

/** This is the ratio of the pictures that sites have for others. */
const CARD_RATIO = 1.91;

const ADDRESSES: Readonly<Record<string, (id: string) => string>> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
  x: (id) => `https://x.com/i/status/${id}`,
  instagram: (id) => `https://www.instagram.com/p/${id}/`,
};

const addressOfId = (type: string, id: string | null): string | undefined =>
  id === null || !Object.hasOwn(ADDRESSES, type) ? undefined : ADDRESSES[type]!(encodeURIComponent(id));

/** Removes what makes no other content: where in the page and out of which campaign somebody came. */
const withoutTraces = (url: URL): string => {
  const plain = new URL(url);
  plain.hash = '';
  for (const name of Array.from(plain.searchParams.keys()))
    if (/^(utm_\w+|fbclid|gclid)$/.test(name)) plain.searchParams.delete(name);
  return plain.href;
};
