// Tests what a newsletter tells of what takes place, which belongs to a bundle that can be switched off.
import { expect } from 'vitest';
import { refKey } from '#kernel/content-kinds.ts';
import { itWith } from '#kernel/testing/switched-off.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anEvent, inDays } from '#bundles/events/test-data.ts';
import { composeIssue } from '#bundles/newsletters/issues/compose.ts';
import { aNewsletter, nextIssueOf } from '#bundles/newsletters/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';

const ctx = await testCtx();

itWith('events')('An event stands once in a letter, wherever editors took it in or left it out', async () => {
  const place = await aPlace(ctx);
  const newsletter = await aNewsletter(ctx, { locationId: place.id, hasDates: true, hasDiscussed: true });
  const dates = [{ startsAt: inDays(ctx, 1), endsAt: null }];
  const make = (title: string) => anEvent(ctx, { title, locationId: place.id, dates });
  const [above, without, market] = [await make('Steht oben'), await make('Ausgelassen'), await make('Markt')];
  for (const event of [above, without, market]) await aComment(ctx, event);
  const issue = await nextIssueOf(ctx, newsletter);
  const chosen = { ...issue, added: [refKey(above)], leftOut: [refKey(without)] };
  const { news, dates: coming, discussed } = await composeIssue(ctx, newsletter, chosen);
  expect([news, coming, discussed].map((part) => part.map(({ headline }) => headline))).toEqual([
    ['Steht oben'],
    ['Markt'],
    [],
  ]);
});
