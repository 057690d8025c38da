// Puts the pages of people into the sitemap.
import { IDS_PER_PART, visibleEntries } from '#kernel/sitemap.ts';
import type { SitemapSource } from '#kernel/sitemap.ts';
import { listTag, listers } from '#bundles/lists/public.ts';

/** Lists those who brought something. */
export const peopleSource: SitemapSource = {
  type: 'user',
  order: 50,
  idsPerPart: IDS_PER_PART,
  lastId: (ctx) => listers.last(ctx, 'author'),
  entries: async (ctx, range) => {
    const newest = [...(await listers.newest(ctx, 'author', range))];
    const refs = newest.map(([id, publishedAt]) => ({ type: 'user' as const, id, publishedAt }));
    return visibleEntries(ctx, refs, 'all');
  },
  tags: [listTag()],
};
