import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { itWith } from '#kernel/testing/switched-off.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, aViewer } from '#bundles/users/test-data.ts';
import { aManuscript } from '#bundles/writing/test-data.ts';
import { makeTags } from './commands.ts';
import { eraseUnusedCategory, eraseUnusedTags } from './former-topics.ts';
import { getCategories } from './queries.ts';
import { aCategory } from './test-data.ts';

const ctx = actAs(await testCtx(), portalItself);
const other = await aCategory(ctx);
const erase = (id: number) => eraseUnusedCategory(ctx, id, other.id);

let made = 0;
const aTag = async () => (await makeTags(ctx, [`Wort ${++made}`])).madeIds[0]!;
const follow = async (type: string, id: number) => {
  const { id: userId } = await aUser(ctx);
  await ctx.db.execute(
    sql`insert into subscriptions (user_id, target_type, target_id, created_at) values (${userId}, ${type}, ${id}, now())`,
  );
};
const wantLess = async (word: string) => {
  const { id } = await aUser(ctx);
  await ctx.db.execute(sql`insert into feed_settings (user_id, less) values (${id}, array[${word}])`);
};
const search = async (column: string, id: number) => {
  const { id: userId } = await aUser(ctx);
  await ctx.db.execute(sql`
    insert into saved_searches (user_id, query, title, ${sql.raw(column)}) values (${userId}, ${`suche ${id}`}, 'Suche', array[${id}::int])`);
};

describe('a category that came with an import', () => {
  it('goes where nobody uses it, and what was erased in it counts for another one', async () => {
    const category = await aCategory(ctx);
    const article = await anArticle(ctx, { categoryId: category.id });
    expect(await erase(category.id)).toBe(false);
    await ctx.db.execute(sql`update articles set state = 'erased' where id = ${article.id}`);
    expect(await erase(category.id)).toBe(true);
    expect((await getCategories(ctx)).byId.get(category.id)).toBeUndefined();
    const { rows } = await ctx.db.execute(sql`select category_id from articles where id = ${article.id}`);
    expect(rows).toEqual([{ category_id: other.id }]);
    expect((await listHistory(ctx, { type: 'category', id: category.id }))[0]).toMatchObject({
      action: 'category.erased',
    });
    expect(await erase(category.id)).toBe(false);
  });

  it.each([
    ['a draft', (id: number) => aDraft({ categoryId: id })],
    ['a follower', (id: number) => follow('category', id)],
    ['somebody who wants less of it', (id: number) => wantLess(`category-${id}`)],
    [
      'an address that it had',
      (id: number) =>
        ctx.db.execute(
          sql`insert into category_addresses (slug, category_id) values (${`alt-${id}`}, ${id})`,
        ),
    ],
    [
      'another one that has become a part of it',
      async (id: number) => {
        const part = await aCategory(ctx);
        await ctx.db.execute(sql`update categories set merged_into_id = ${id} where id = ${part.id}`);
      },
    ],
  ])('stays with %s', async (_, use) => {
    const { id } = await aCategory(ctx);
    await use(id);
    expect(await erase(id)).toBe(false);
    expect((await getCategories(ctx)).byId.get(id)).toBeDefined();
  });

  itWith('search')('stays with a saved search', async () => {
    const { id } = await aCategory(ctx);
    await search('category_ids', id);
    expect(await erase(id)).toBe(false);
  });

  itWith('events')('stays with a calendar of others that brings into it', async () => {
    const { id } = await aCategory(ctx);
    const place = await aPlace(ctx);
    const { id: ownerId } = await aUser(ctx);
    await ctx.db.execute(sql`
      insert into event_sources (owner_id, name, location_id, location_path, category_id, organiser, venue, mode, report, unreported, read_at, created_at)
      values (${ownerId}, 'Kalender', ${place.id}, ${place.path}, ${id}, '', '', 'draft', '[]', 0, now(), now())`);
    expect(await erase(id)).toBe(false);
  });

  it('goes by administrators alone', async () => {
    const editor = actAs(ctx, aViewer({ roles: [{ role: 'editor', locationPath: '' }] }));
    const { id } = await aCategory(ctx);
    await expect(eraseUnusedCategory(editor, id, other.id)).rejects.toMatchObject({ status: 403 });
    await expect(eraseUnusedTags(editor, [1])).rejects.toMatchObject({ status: 403 });
  });
});

const aDraft = async (content: Record<string, unknown>) => {
  const author = await aUser(ctx, { roles: [{ role: 'author', locationPath: '' }] });
  await aManuscript(ctx, author.viewer, content);
};

describe('tags that came with an import', () => {
  it('go where nobody uses them', async () => {
    const [unused, shown, followed, unwanted, meant] = [
      await aTag(),
      await aTag(),
      await aTag(),
      await aTag(),
      await aTag(),
    ];
    const { id } = await anArticle(ctx);
    await ctx.db.execute(sql`update articles set tag_ids = array[${shown}::int] where id = ${id}`);
    await follow('tag', followed);
    await wantLess(`tag-${unwanted}`);
    await ctx.db.execute(
      sql`insert into tags (name, slug, synonym_of_id) values ('Anders', 'anders', ${meant})`,
    );
    const all = [unused, shown, followed, unwanted, meant];
    expect(await eraseUnusedTags(ctx, all)).toEqual([unused]);
    await ctx.db.execute(sql`update articles set state = 'erased', tag_ids = '{}' where id = ${id}`);
    expect(await eraseUnusedTags(ctx, all)).toEqual([shown]);
    expect((await listHistory(ctx, { type: 'tag', id: shown }))[0]).toMatchObject({ action: 'tag.deleted' });
  });

  itWith('search')('stay with a saved search', async () => {
    const id = await aTag();
    await search('tag_ids', id);
    expect(await eraseUnusedTags(ctx, [id])).toEqual([]);
  });
});
