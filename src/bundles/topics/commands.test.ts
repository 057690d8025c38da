import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { createCategory, ensureTags } from './commands.ts';
import { findCategoryBySlug, getCategories, tagsByIds } from './queries.ts';
import { tags } from './schema.ts';
import { aCategory } from './test-data.ts';

const ctx = await testCtx();
const member = actAs(ctx, aViewer());
const author = actAs(ctx, aViewer({ id: 8, roles: [{ role: 'author', locationPath: '1/4/' }] }));

describe('createCategory', () => {
  it('adds categories at the end of the order of the newspaper', async () => {
    const politics = await createCategory(ctx, { name: 'Politik', slug: 'politik' });
    const sport = await createCategory(ctx, { name: 'Sport', slug: 'sport' });
    expect([politics, sport]).toMatchObject([
      { name: 'Politik', slug: 'politik' },
      { name: 'Sport', slug: 'sport' },
    ]);
    expect((await getCategories(ctx)).all.slice(-2)).toEqual([politics, sport]);
    expect(await findCategoryBySlug(ctx, 'sport')).toEqual(sport);
  });

  it('writes history', async () => {
    const { id, name, slug } = await aCategory(ctx);
    expect(await listHistory(ctx, { type: 'category', id })).toMatchObject([
      { action: 'category.created', after: { name, slug } },
    ]);
  });

  it('gives back the one with the same slug, also to many at once', async () => {
    const options = Array.from({ length: 8 }, (_, i) =>
      createCategory(ctx, { name: `Kultur ${i}`, slug: 'kultur' }),
    );
    const ids = new Set((await Promise.all(options)).map(({ id }) => id));
    expect(ids.size).toBe(1);
    expect(await listHistory(ctx, { type: 'category', id: [...ids][0]! })).toHaveLength(1);
  });

  it('is for administrators', async () => {
    await expect(createCategory(author, { name: 'Eigenes', slug: 'eigenes' })).rejects.toMatchObject({
      status: 403,
    });
    expect(await findCategoryBySlug(ctx, 'eigenes')).toBeUndefined();
  });
});

describe('ensureTags', () => {
  it('makes what is missing and keeps the order asked for', async () => {
    const [bridge, council] = await ensureTags(author, ['Alte Brücke', 'Stadtrat']);
    expect(await ensureTags(author, ['Stadtrat', 'Hochwasser', 'Alte Brücke'])).toEqual([
      council,
      expect.any(Number),
      bridge,
    ]);
    expect(await tagsByIds(ctx, [council!, bridge!])).toMatchObject([
      { name: 'Stadtrat', slug: 'stadtrat' },
      { name: 'Alte Brücke', slug: 'alte-bruecke' },
    ]);
  });

  it('takes names with one slug for one tag, and blank ones for none', async () => {
    const ids = await ensureTags(author, ['Freibad', ' ', ' freibad ', 'FREIBAD', '']);
    expect(ids).toHaveLength(1);
    expect(await tagsByIds(ctx, ids)).toMatchObject([{ name: 'Freibad' }]);
    expect(await ensureTags(author, [' '])).toEqual([]);
  });

  it('tells words in other writings apart, and takes signs that nobody sees for none', async () => {
    const [one, other, ...rest] = await ensureTags(author, ['Україна', '日本', 'УКРАЇНА', '\u200b']);
    expect(rest).toEqual([]);
    expect(await tagsByIds(ctx, [one!, other!])).toMatchObject([{ name: 'Україна' }, { name: '日本' }]);
    expect(await ensureTags(author, ['日本'])).toEqual([other]);
  });

  it('writes history for what it made, and nothing for what was there', async () => {
    const [id] = await ensureTags(author, ['Kläranlage']);
    await ensureTags(author, ['Kläranlage']);
    expect(await listHistory(ctx, { type: 'tag', id: id! })).toMatchObject([
      { action: 'tag.created', actorId: 8, after: { name: 'Kläranlage' } },
    ]);
  });

  it('makes each tag once, however many need it at the same time in whatever order', async () => {
    const fresh = await testCtx();
    const names = Array.from({ length: 12 }, (_, i) => `Thema ${i}`);
    const options = Array.from({ length: 20 }, (_, i) => (i % 2 ? names : names.toReversed()));
    const answers = await Promise.all(options.map((options) => ensureTags(fresh, options)));
    for (const [i, ids] of answers.entries()) expect(i % 2 ? ids : ids.toReversed()).toEqual(answers[1]);
    expect(await fresh.db.select().from(tags)).toHaveLength(12);
  });

  it('is for those who may write somewhere', async () => {
    await expect(ensureTags(member, ['Eigenes'])).rejects.toMatchObject({ status: 403 });
    expect(await ensureTags(member, [])).toEqual([]);
  });
});

describe('tagsByIds', () => {
  it('leaves out unknown ones and asks nothing for none', async () => {
    expect(await tagsByIds(ctx, [2147483647])).toEqual([]);
    const before = ctx.portal.database.queryCount();
    await tagsByIds(ctx, []);
    expect(ctx.portal.database.queryCount()).toBe(before);
  });
});
