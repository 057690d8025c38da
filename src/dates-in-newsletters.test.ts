// Dates come from a bundle that newsletters know nothing of.
import { expect } from 'vitest';
import { itWith } from '#kernel/testing/switched-off.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { anEvent, inDays } from '#bundles/events/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { composeIssue } from '#bundles/newsletters/issues/compose.ts';
import { aNewsletter, nextIssueOf } from '#bundles/newsletters/test-data.ts';

const ctx = await testCtx();

itWith('events')('a newsletter has dates apart from the news, or among them', async () => {
  const place = await aPlace(ctx);
  await anArticle(ctx, { headline: 'Eine Nachricht', locationId: place.id });
  for (const [title, days] of [
    ['Morgen ist Markt', 1],
    ['Später ist Fest', 20],
  ] as const)
    await anEvent(ctx, {
      title,
      locationId: place.id,
      dates: [{ startsAt: inDays(ctx, days), endsAt: null }],
    });
  const partsWith = async (hasDates: boolean) => {
    const newsletter = await aNewsletter(ctx, { locationId: place.id, hasDates });
    const { news, dates } = await composeIssue(ctx, newsletter, await nextIssueOf(ctx, newsletter));
    return [news, dates].map((part) => part.map(({ headline }) => headline).toSorted());
  };
  expect(await partsWith(true)).toEqual([['Eine Nachricht'], ['Morgen ist Markt']]);
  expect(await partsWith(false)).toEqual([['Eine Nachricht', 'Morgen ist Markt', 'Später ist Fest'], []]);
});
