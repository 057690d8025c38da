// Says what of pages about the portal is found by its words: the version that is out.
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { KindSearching } from '#kernel/searching.ts';
import { toPlainText } from '#bundles/rich-text/public.ts';
import { cmsPages, cmsVersions } from './schema.ts';
import { isTextSection } from './sections/text-data.ts';
import { searchLabel } from './texts.ts';

export const cmsPageSearching: KindSearching = {
  label: searchLabel,
  followsTag: true,
  idsAfter: async (ctx, after, limit) => {
    const rows = await ctx.db
      .select({ id: cmsPages.id })
      .from(cmsPages)
      .where(gt(cmsPages.id, after))
      .orderBy(asc(cmsPages.id))
      .limit(limit);
    return rows.map(({ id }) => id);
  },
  wordsOf: async (ctx, ids) => {
    const rows = await ctx.db
      .select({ id: cmsPages.id, title: cmsVersions.title, sections: cmsVersions.sections })
      .from(cmsPages)
      .innerJoin(
        cmsVersions,
        and(eq(cmsVersions.pageId, cmsPages.id), eq(cmsVersions.number, cmsPages.version)),
      )
      .where(inArray(cmsPages.id, [...ids]));
    return new Map(
      rows.map(({ id, title, sections }) => {
        const texts = sections.filter(isTextSection).map(({ data }) => toPlainText(data.document));
        return [id, { ...nowhere, title, lead: '', text: texts.join('\n\n') }];
      }),
    );
  },
};

const nowhere = {
  locationId: null,
  locationPath: '',
  categoryId: null,
  tagIds: [],
  authorId: null,
  publishedAt: null,
};
