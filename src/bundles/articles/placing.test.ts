import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aPlace, mergeLocation } from '#bundles/locations/test-data.ts';
import { listPieces } from '#bundles/lists/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { commands } from './commands.ts';
import { findArticles } from './queries.ts';
import { anArticle } from './test-data.ts';

const app = await testApp();
const ctx = actAs(app.ctx, portalItself);

/** Makes a category part of another one, as its administrators do. */
const mergeCategory = async (id: number, into: number) => {
  const admin = await signedIn(app, await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] }));
  const url = `/admin/rubriken/${id}/zusammenfuehren`;
  const answer = await app.http.inject({
    method: 'POST',
    url,
    headers: admin,
    payload: { into: String(into) },
  });
  expect(answer.statusCode).toBe(303);
};

it('puts an article into what its category and place have become since they were chosen', async () => {
  const [goneCategory, category] = [await aCategory(ctx), await aCategory(ctx)];
  const [gonePlace, place] = [await aPlace(ctx), await aPlace(ctx)];
  const { id } = await anArticle(ctx);
  await mergeLocation(ctx, gonePlace.id, place.id);
  await mergeCategory(goneCategory.id, category.id);

  const chosen = { locationId: gonePlace.id, categoryId: goneCategory.id };
  const placing = await commands.place(ctx, id, (now) => ({ ...now, ...chosen }));
  expect(placing?.after).toMatchObject({ locationId: place.id, categoryId: category.id });
  expect((await findArticles(ctx, [id])).get(id)).toMatchObject({
    locationId: place.id,
    categoryId: category.id,
  });
  const { entries } = await listPieces(ctx, { locationId: place.id, categoryId: category.id });
  expect(entries.map((entry) => entry.id)).toEqual([id]);
  expect(await commands.place(ctx, id, (now) => ({ ...now, ...chosen }))).toBeUndefined();
});

it('leaves nothing of the topics that it was put under in the history of one that is erased', async () => {
  const { id } = await anArticle(ctx, { tags: ['Nachbarin Kunze'] });
  await commands.place(ctx, id, (now) => ({ ...now, tags: ['Gartenweg 7'] }));
  const told = async () => JSON.stringify(await listHistory(ctx, { type: 'article', id }));
  expect(await told()).toMatch(/Nachbarin Kunze.*Gartenweg 7/);
  await commands.setState(ctx, id, 'erased');
  expect(await told()).not.toMatch(/Kunze|Gartenweg/);
});
