// These are the forms in which each list can be had by programs. A feed is named by its address in RSS, the oldest of them.

export const FEED_FORMS = [
  { form: 'rss', file: 'feed.xml', type: 'application/rss+xml', name: 'RSS' },
  { form: 'atom', file: 'atom.xml', type: 'application/atom+xml', name: 'Atom' },
  { form: 'json', file: 'feed.json', type: 'application/feed+json', name: 'JSON Feed' },
] as const;

export type FeedForm = (typeof FEED_FORMS)[number]['form'];

/** Returns the address of a feed, or the template of its route, in another form; a query stays. */
export const inForm = (href: string, { file }: { readonly file: string }): string =>
  href.replace(/\/feed\.xml(?=$|\?)/, `/${file}`);
