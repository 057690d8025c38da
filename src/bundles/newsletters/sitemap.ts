// Puts the newsletters in the sitemap, each with the day of its latest issue.
import { desc, inArray } from 'drizzle-orm';
import { url } from '#kernel/named-routes.ts';
import { IDS_PER_PART } from '#kernel/sitemap.ts';
import type { SitemapSource } from '#kernel/sitemap.ts';
import { ISSUES_TAG, NEWSLETTERS_TAG, NEWSLETTER_TYPE } from './constants.ts';
import { newsletterPaths } from './paths.ts';
import { getNewsletters } from './queries.ts';
import { newsletterIssues } from './schema.ts';

export const newslettersSource: SitemapSource = {
  type: NEWSLETTER_TYPE,
  order: 21,
  idsPerPart: IDS_PER_PART,
  lastId: async (ctx) => Math.max(0, ...(await getNewsletters(ctx)).map(({ id }) => id)),
  entries: async (ctx, { first, last }) => {
    const listed = (await getNewsletters(ctx)).filter(({ id }) => id >= first && id <= last);
    if (listed.length === 0) return [];
    const { newsletterId, startedAt, number } = newsletterIssues;
    const latest = await ctx.db
      .selectDistinctOn([newsletterId], { newsletterId, startedAt })
      .from(newsletterIssues)
      .where(inArray(newsletterIssues.state, ['sending', 'sent']))
      .orderBy(newsletterId, desc(number));
    return listed.map(({ id, slug, createdAt }) => ({
      href: url(newsletterPaths.archive, { newsletter: slug }),
      changedAt: latest.find((one) => one.newsletterId === id)?.startedAt ?? createdAt,
    }));
  },
  tags: [NEWSLETTERS_TAG, ISSUES_TAG],
};
