// Tests a piece that moderators take out of lists, for those who named it themselves.
import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aBookmark } from '#bundles/bookmarks/test-data.ts';
import { aDecision, aModeratedTown, aNotice } from '#bundles/moderation/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const { town, moderator, get } = await aModeratedTown(app);

it('can still be read by who saved or embedded it', async () => {
  const article = await anArticle(ctx, { locationId: town.id, headline: 'Streit am Wehr' });
  const body = build.doc(build.embed('article', article.id));
  const around = await anArticle(ctx, { locationId: town.id, headline: 'Rückblick', body });
  const reader = await aUser(ctx);
  const browser = await signedIn(app, reader);
  await aBookmark(ctx, reader, article);
  const saved = async () =>
    (await app.http.inject({ url: '/konto/gemerkt', headers: { accept: 'text/html', ...browser } })).body;
  expect(await saved()).toContain('Streit am Wehr');
  const { caseId } = await aNotice(ctx, article, { category: 'false' });
  await aDecision(actAs(ctx, moderator.viewer), caseId, { measure: 'reduce', category: 'false' });
  expect(await saved()).toContain('Streit am Wehr');
  expect((await get(around.href)).body).not.toContain('Beitrag nicht verfügbar');
  expect((await get(`/a/ajax/articlecard/${article.id}`)).statusCode).toBe(200);
  expect((await get(`/${town.slug}`)).body).not.toContain('Streit am Wehr');
});
