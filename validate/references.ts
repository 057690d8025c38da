// This is what a page names of the portal itself: pages that links lead to, pictures, styles, scripts and
// other files.
import type { HtmlElement } from './html.ts';

export interface Reference {
  /** The path and the query. */
  readonly address: string;
  /** The hash with its sign, or an empty text. */
  readonly hash: string;
  /** Whether it is asked for by its head alone, since nothing in it leads on. */
  readonly isFile: boolean;
  /** The element that names it. */
  readonly by: string;
}

export const referencesIn = (
  elements: readonly HtmlElement[],
  address: string,
  origin: string,
): readonly Reference[] => {
  const base = origin + address;
  return elements.flatMap((element) =>
    namedBy(element).flatMap(({ text, isFile }): Reference[] => {
      const url = URL.parse(text, base);
      if (url?.origin !== origin) return [];
      return [{ address: url.pathname + url.search, hash: url.hash, isFile, by: element.name }];
    }),
  );
};

interface Named {
  readonly text: string;
  readonly isFile: boolean;
}

/** The relations of <link> that name a page or a text of its own, which is read like one. */
const PAGES_IN_HEAD = /^(canonical|alternate|next|prev|manifest)$/;

/** Pages that structured data names are linked as well. */
const FILES_IN_DATA = /https?:\/\/[^"\s]+\.(?:avif|gif|jpe?g|m4a|mp[34]|png|svg|webp)(?=")/g;

const namedBy = ({ name, attributes, text }: HtmlElement): Named[] => {
  const href = attributes.get('href');
  if (name === 'a' || name === 'area')
    return href === undefined ? [] : [{ text: href, isFile: attributes.has('download') }];
  if (name === 'link')
    return href === undefined
      ? []
      : [{ text: href, isFile: !PAGES_IN_HEAD.test(attributes.get('rel') ?? '') }];
  if (name === 'meta')
    return attributes.get('property')?.endsWith('image') ? files(attributes, ['content']) : [];
  if (name === 'script' && attributes.get('type') === 'application/ld+json')
    return [...text().matchAll(FILES_IN_DATA)].map(([found]) => ({ text: found, isFile: true }));
  return [
    ...files(attributes, ['src', 'poster', 'data-src']),
    ...files(attributes, ['srcset', 'data-srcset'], addressesOfSet),
  ];
};

const files = (
  attributes: ReadonlyMap<string, string>,
  names: readonly string[],
  split = (text: string): readonly string[] => [text],
): Named[] =>
  names
    .flatMap((name) => attributes.get(name) ?? [])
    .flatMap(split)
    .filter((text) => text !== '' && !text.startsWith('data:'))
    .map((text) => ({ text, isFile: true }));

/** Returns the addresses of a set of pictures; a comma without a blank belongs to the address, as in `data:`. */
const addressesOfSet = (set: string): readonly string[] =>
  set.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s/)[0] ?? []);
