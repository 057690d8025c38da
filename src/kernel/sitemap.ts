// Search engines may list this, declared by the bundles whose pages it is, in parts. A part is a range of ids, so that it stays
// what it is while new things come; what belongs in it is what somebody sees who isn't signed in.
import type { Bundle } from './bundle.ts';
import { refKey, summariesOf } from './content-kinds.ts';
import type { ContentKinds, ContentRef, ContentType } from './content-kinds.ts';
import type { Ctx } from './ctx.ts';

/** How many ids one part covers. The format allows 50,000 addresses. */
export const IDS_PER_PART = 5000;

/** A range of ids from the first to the last one, both included. */
export interface IdRange {
  readonly first: number;
  readonly last: number;
}

export interface SitemapEntry {
  readonly href: string;
  readonly changedAt: Date;
}

/** The pages of things of one type. */
export interface SitemapSource {
  /** The type of the things, which stands in the addresses of its parts. */
  readonly type: ContentType;
  /** The place among the sources; those with a lower number stand first. */
  readonly order: number;
  readonly idsPerPart: number;
  /** Returns the largest id there is; 0 for nothing. */
  readonly lastId: (ctx: Ctx) => Promise<number>;
  readonly entries: (ctx: Ctx, range: IdRange) => Promise<SitemapEntry[]>;
  readonly tags: readonly string[];
}

/** Returns the sources of the running bundles, in their order. */
export const sitemapSourcesOf = (bundles: readonly Bundle[], kinds: ContentKinds): readonly SitemapSource[] =>
  bundles
    .flatMap(({ sitemap = [] }) => (typeof sitemap === 'function' ? sitemap(kinds) : sitemap))
    .toSorted((a, b) => a.order - b.order);

/** Asks the kinds; those that are switched off have nothing. Premium things are listed by their teaser. */
export const visibleEntries = async (
  ctx: Ctx,
  things: readonly (ContentRef & { readonly publishedAt: Date })[],
  least: 'teaser' | 'all' = 'teaser',
): Promise<SitemapEntry[]> => {
  const summaries = await summariesOf(ctx, things);
  return things.flatMap((thing) => {
    const summary = summaries.get(refKey(thing));
    if (!summary || summary.isUnlisted || (least === 'all' && summary.visibility !== 'all')) return [];
    return [{ href: summary.href, changedAt: summary.changedAt ?? thing.publishedAt }];
  });
};
