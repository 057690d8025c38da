import { describe, expect, it, vi } from 'vitest';
import { StorageUnavailable } from '#kernel/files.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { listRuns } from './queries.ts';
import { exportedFile, postExport } from './test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
const asEditor = await signedIn(app, editor);
const anIllustratedArticle = async () => {
  const image = await anImage(ctx, { ownerId: editor.id });
  return { image, article: await anArticle(ctx, { authorId: editor.id, heroId: image.id }) };
};

describe('what the dialog sends', () => {
  it.each([
    ['all of them', (id: number) => ['', String(id)]],
    ['none', () => ['']],
  ])('takes the comments of a piece with pictures along, with %s ticked', async (_which, ticked) => {
    const { article, image } = await anIllustratedArticle();
    const said = await aComment(ctx, article, { text: 'Das sehe ich anders.' });
    const dialog = { dataRef: String(article.id), plugin: 'json', size: 'XXL', images: ticked(image.id) };
    const file = await exportedFile(app, asEditor, 'article', { ...dialog, what: 'comment' });
    const { items } = JSON.parse(file.toString()) as { items: readonly { id: number }[] };
    expect(items.map(({ id }) => id)).toEqual([said.id]);
  });
});

describe('the log of a picture', () => {
  it.each(['image', 'images'])('is found by %s, both of which are known', async (contentType) => {
    const { image } = await anIllustratedArticle();
    await exportedFile(app, asEditor, contentType, { dataRef: [image.id], plugin: 'json' });
    const url = `/dataexchange/ajax/exportloghistory?contentType=${contentType}&contentId=${image.id}`;
    const reply = await app.http.inject({ url, headers: { accept: 'application/json', ...asEditor } });
    expect(reply.json().entries).toMatchObject([{ format: 'JSON', state: 'fertig' }]);
  });
});

it('an export that somebody waits for says that it failed where the storage is away', async () => {
  const { article } = await anIllustratedArticle();
  const away = vi.spyOn(ctx.portal.files, 'put').mockRejectedValueOnce(new StorageUnavailable('away'));
  const reply = await postExport(app, asEditor, 'article', { dataRef: article.id, plugin: 'json' });
  away.mockRestore();
  expect(reply.statusCode).toBe(503);
  expect(await listRuns(ctx, editor.id, undefined)).toMatchObject([{ state: 'failed' }, {}, {}, {}, {}]);
});
