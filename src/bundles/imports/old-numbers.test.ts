// Tests old addresses with the numbers that pieces had on another portal, which are those of others here.
import { expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { importedAddresses, imports } from './schema.ts';

const { ctx, http } = await testApp();

const answerAt = async (url: string) => {
  const { statusCode, headers } = await http.inject({ url, headers: { accept: 'text/html' } });
  return [statusCode, headers.location];
};

it('lead to the piece that came from there, whatever has its number here, and to that by every other address', async () => {
  const [own, gone, brought] = [await anArticle(ctx), await anArticle(ctx), await anArticle(ctx)];
  await putArticleInState(ctx, gone.id, 'withdrawn');
  const [row] = await ctx.db
    .insert(imports)
    .values({ name: 'a', format: 'archive', state: 'done', createdAt: ctx.now })
    .returning({ id: imports.id });
  const old = [own, gone].map(({ id }) => `/steinach/c-rathaus/br%C3%BCcke_a${id}`);
  await ctx.db
    .insert(importedAddresses)
    .values(old.map((path) => ({ path, refType: 'article', refId: brought.id, importId: row!.id })));
  for (const path of old) expect(await answerAt(path)).toEqual([301, brought.href]);
  expect(await answerAt(`/steinach/c-rathaus/anderes_a${own.id}`)).toEqual([301, own.href]);
  expect(await answerAt(`/steinach/c-rathaus/anderes_a${gone.id}`)).toEqual([410, undefined]);
  expect(await answerAt(own.href)).toEqual([200, undefined]);
});
