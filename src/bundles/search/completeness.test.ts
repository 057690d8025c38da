import { expect, it } from 'vitest';
import { setMark } from '#kernel/marks.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { INCOMPLETE_MARK } from './constants.ts';
import { reindexAll } from './reindex.ts';
import { asking } from './test-data.ts';
import { incomplete } from './texts.ts';

it('a search says that something is missing until its index is made anew after an upgrade', async () => {
  const app = await testApp();
  const { ask } = asking(app);
  await anArticle(app.ctx, { headline: 'Dampferfahrt' });
  await setMark(app.ctx, INCOMPLETE_MARK);
  expect(await ask({ q: 'Dampferfahrt' })).toMatchObject({ total: 1, note: incomplete });
  await reindexAll(app.ctx);
  expect(await ask({ q: 'Dampferfahrt' })).toMatchObject({ total: 1, note: '' });
});
