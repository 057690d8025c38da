import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { loadNoticesPage } from './notices-page.ts';
import { aNotice } from './test-data.ts';
import type { NoticesPageView } from './views.ts';

const ctx = await testCtx();
const at = (moment: string) => ({ ...ctx, now: new Date(moment) });

it.each([
  ['late on a day of 25 hours', '2026-10-25T23:30+01:00', '2026-10-24T12:00+02:00', 'Gestern'],
  ['early on that day', '2026-10-25T00:30+02:00', '2026-10-24T00:15+02:00', 'Gestern'],
  ['early after a day of 23 hours', '2026-03-30T00:30+02:00', '2026-03-29T12:00+02:00', 'Gestern'],
  ['early after a day of 23 hours', '2026-03-30T00:30+02:00', '2026-03-28T23:45+01:00', '28.\u00a0März 2026'],
])('yesterday is the day before in the calendar, %s', async (_, now, moment, name) => {
  const reader = await aUser(ctx);
  const article = await anArticle(at('2026-03-01T12:00Z'));
  await aNotice(at(moment), reader, article);
  const answer = await loadNoticesPage(actAs(at(now), reader.viewer), reader.id, undefined);
  const { view } = answer.element.props as { readonly view: NoticesPageView };
  expect(view.days.map((day) => day.name)).toEqual([name]);
});
