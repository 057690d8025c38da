// Declares categories and tags as the history names them; they belong to the whole portal.
import { url } from '#kernel/named-routes.ts';
import type { HistorySubjects } from '#bundles/history/public.ts';
import { topicPaths } from './paths.ts';
import { getCategories, tagsByIds } from './queries.ts';

const ofThePortal = { locationPath: '' };

/** The categories, without an address: a category has a page at each place. */
const categories: HistorySubjects = {
  type: 'category',
  find: async (ctx, ids) => {
    const { byId } = await getCategories(ctx);
    const found = ids.flatMap((id) => {
      const category = byId.get(id);
      return category ? [[id, { name: category.name, href: null, ...ofThePortal }] as const] : [];
    });
    return new Map(found);
  },
};

const tags: HistorySubjects = {
  type: 'tag',
  find: async (ctx, ids) =>
    new Map(
      (await tagsByIds(ctx, ids)).map(({ id, name, slug }) => [
        id,
        { name, href: url(topicPaths.tag, { slug }), ...ofThePortal },
      ]),
    ),
};

export const topicSubjects: readonly HistorySubjects[] = [categories, tags];
