// This is what stands in the head of a page that search engines may list: a title of its own, a description,
// one address, a picture for those who share it.
import { attributeOf } from './html.ts';
import type { HtmlElement } from './html.ts';

export interface Head {
  readonly title: string;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  /** The address of the picture for sharing. */
  readonly image: string | undefined;
  readonly isListed: boolean;
}

export const headOf = (elements: readonly HtmlElement[]): Head => ({
  title: elements.find(({ name, around }) => name === 'title' && around[0] === 'head')?.text() ?? '',
  description: attributeOf(elements, 'meta', { name: 'description' }, 'content'),
  canonical: attributeOf(elements, 'link', { rel: 'canonical' }, 'href'),
  image: attributeOf(elements, 'meta', { property: 'og:image' }, 'content'),
  isListed: !attributeOf(elements, 'meta', { name: 'robots' }, 'content')?.includes('noindex'),
});

/** How long a title may be: search engines cut longer ones off; this long they aren't meant to be at all. */
const MOST_IN_TITLE = 150;
const MOST_IN_DESCRIPTION = 400;

/** Returns what is wrong with a head by itself. Pages that nobody lists, or only some may read, need nothing but a title. */
export const headFaults = (head: Head, isPublic = true): readonly string[] => {
  const title = titleFaults(head.title);
  if (!head.isListed || !isPublic) return title;
  return [
    ...title,
    ...descriptionFaults(head.description),
    ...addressFaults('canonical', head.canonical),
    ...addressFaults('og:image', head.image),
  ];
};

const titleFaults = (title: string): readonly string[] => {
  if (title.trim() === '') return ['Der Titel fehlt'];
  if (/undefined|null|\[object/.test(title)) return ['Im Titel steht ein Wort des Programms'];
  return title.length > MOST_IN_TITLE ? [`Der Titel hat mehr als ${MOST_IN_TITLE} Zeichen`] : [];
};

const descriptionFaults = (description: string | undefined): readonly string[] => {
  if (!description?.trim()) return ['Die Beschreibung fehlt'];
  return description.length > MOST_IN_DESCRIPTION
    ? [`Die Beschreibung hat mehr als ${MOST_IN_DESCRIPTION} Zeichen`]
    : [];
};

const addressFaults = (name: string, address: string | undefined): readonly string[] => {
  if (address === undefined) return [`${name} fehlt`];
  return URL.canParse(address) ? [] : [`${name} ist keine ganze Adresse`];
};

interface Placed {
  readonly address: string;
  readonly head: Head;
}

/** Finds pages that are listed under addresses of their own and bear the same title. */
export const sharedTitles = (pages: readonly Placed[]): readonly { address: string; what: string }[] => {
  const listed = pages.filter(
    ({ address, head }) => head.isListed && isAt(head.canonical, address) && head.title !== '',
  );
  return [...Map.groupBy(listed, ({ head }) => head.title)].flatMap(([title, same]) =>
    same
      .slice(1)
      .map(({ address }) => ({ address, what: `Denselben Titel hat ${same[0]!.address}: ${title}` })),
  );
};

/** Finds pages that name another one as their address which is none: it names a third one, or nobody may list it. */
export const lostAddresses = (pages: readonly Placed[]): readonly { address: string; what: string }[] => {
  const heads = new Map(pages.map(({ address, head }) => [address, head]));
  return pages
    .filter(({ address, head }) => head.isListed && head.canonical && !isAt(head.canonical, address))
    .filter(({ head: { canonical } }) => {
      const url = URL.parse(canonical!);
      const meant = url && heads.get(url.pathname + url.search);
      return !meant?.isListed || meant.canonical !== canonical;
    })
    .map(({ address, head }) => ({ address, what: `canonical ist keine Seite für sich: ${head.canonical}` }));
};

const isAt = (canonical: string | undefined, address: string): boolean => {
  const url = canonical === undefined ? null : URL.parse(canonical);
  return url !== null && url.pathname + url.search === address;
};
