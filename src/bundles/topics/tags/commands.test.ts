import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { ensureTags } from '../commands.ts';
import { mergeCategory } from '../desk/commands.ts';
import { findTagsByPart, tagsByIds } from '../queries.ts';
import { aCategory } from '../test-data.ts';
import { deleteTag, mergeTag, saveTag } from './commands.ts';
import { findDeskTag, listTags } from './queries.ts';
import * as texts from './texts.ts';

const app = await testApp();
const ctx = actAs(app.ctx, portalItself);

const aTag = async (name: string) => (await ensureTags(ctx, [name]))[0]!;
const tagIdsOf = async (id: number) =>
  (await ctx.db.execute<{ tag_ids: number[] }>(sql`select tag_ids from articles where id = ${id}`)).rows[0]!
    .tag_ids;
const statusOf = async (url: string) => {
  const { statusCode, headers } = await app.http.inject({ url, headers: { accept: 'text/html' } });
  return [statusCode, headers.location];
};

describe('a tag', () => {
  it('in another writing is found by how it begins', async () => {
    const id = await aTag('Україна разом');
    await aTag('日本');
    for (const part of ['Укр', 'україна', ' Україна р'])
      expect((await findTagsByPart(ctx, part, 5)).map((tag) => tag.id)).toEqual([id]);
    expect(await findTagsByPart(ctx, '\u200B', 5)).toEqual([]);
    expect(await findTagsByPart(ctx, '%', 5)).toEqual([]);
  });

  it('gets another name and other words; all of them lead to it', async () => {
    const id = await aTag('Freibad');
    await anArticle(ctx, { tags: ['Freibad'] });
    expect(
      await saveTag(ctx, id, { name: 'Schwimmbad', synonyms: ['Badeanstalt', ' ', 'schwimmbad'] }),
    ).toEqual({
      kind: 'saved',
      name: 'Schwimmbad',
    });
    expect(await findDeskTag(ctx, id)).toMatchObject({
      slug: 'schwimmbad',
      synonyms: ['Badeanstalt', 'Freibad'],
    });
    expect(await ensureTags(ctx, ['FREIBAD', 'Badeanstalt', 'Schwimmbad'])).toEqual([id]);
    expect(await statusOf('/tag/freibad')).toEqual([301, '/tag/schwimmbad']);
    expect(await statusOf('/tag/badeanstalt/feed.xml')).toEqual([301, '/tag/schwimmbad/feed.xml']);
    expect((await findTagsByPart(ctx, 'badea', 5)).map(({ name }) => name)).toEqual(['Schwimmbad']);
    expect((await listTags(ctx, { search: 'freib', page: 1 })).tags.map(({ name }) => name)).toEqual([
      'Schwimmbad',
    ]);
    await saveTag(ctx, id, { name: 'Freibad', synonyms: [] });
    expect(await findDeskTag(ctx, id)).toMatchObject({ slug: 'freibad', synonyms: ['Schwimmbad'] });
    expect((await listHistory(ctx, { type: 'tag', id }))[0]).toMatchObject({ action: 'tag.changed' });
  });

  it('gets another spelling of a word that stands for it', async () => {
    const id = await aTag('Ballspiel');
    await saveTag(ctx, id, { name: 'Ballspiel', synonyms: ['fussball'] });
    await saveTag(ctx, id, { name: 'Ballspiel', synonyms: ['Fußball'] });
    expect(await findDeskTag(ctx, id)).toMatchObject({ synonyms: ['Fußball'] });
  });

  it('keeps what belongs to others', async () => {
    const [one, two] = [await aTag('Rathaus'), await aTag('Stadthaus')];
    await saveTag(ctx, two, { name: 'Stadthaus', synonyms: ['Bürgerhaus'] });
    expect(await saveTag(ctx, one, { name: 'stadthaus', synonyms: [] })).toEqual({
      kind: 'invalid',
      errors: { name: texts.nameTaken('Stadthaus') },
    });
    expect(await saveTag(ctx, one, { name: 'Rathaus', synonyms: ['Bürgerhaus'] })).toEqual({
      kind: 'invalid',
      errors: { synonyms: texts.synonymTaken('Bürgerhaus', 'Stadthaus') },
    });
    for (const [name, text] of [
      [' ', texts.nameMissing],
      ['!!', texts.nameUnreadable],
      ['a'.repeat(61), texts.nameTooLong],
    ])
      expect(await saveTag(ctx, one, { name: name!, synonyms: [] })).toEqual({
        kind: 'invalid',
        errors: { name: text },
      });
  });

  it('becomes another word for one, on pieces that had one of them or both', async () => {
    const [from, into] = [await aTag('Rad'), await aTag('Fahrrad')];
    const one = await anArticle(ctx, { tags: ['Rad'] });
    const both = await anArticle(ctx, { tags: ['Fahrrad', 'Rad'] });
    expect(await mergeTag(ctx, from, 'gibt es nicht')).toMatchObject({ errors: { into: texts.intoUnknown } });
    expect(await mergeTag(ctx, from, 'rad')).toMatchObject({ errors: { into: texts.intoItself } });
    const outcomes = await Promise.allSettled([
      mergeTag(ctx, from, 'Fahrrad'),
      mergeTag(ctx, from, 'Fahrrad'),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect([await tagIdsOf(one.id), await tagIdsOf(both.id)]).toEqual([[into], [into]]);
    expect((await tagsByIds(ctx, [from, into])).map(({ id }) => id)).toEqual([into]);
    const listed = sql`select object_id as id from piece_tags where tag_id = ${into} order by 1`;
    expect((await ctx.db.execute(listed)).rows).toEqual([{ id: one.id }, { id: both.id }]);
    expect(await statusOf('/tag/rad')).toEqual([301, '/tag/fahrrad']);
  });

  it('becomes part of another one while a category does: one of the two has to wait', async () => {
    await aTag('Zug');
    const [tag, one, two] = [await aTag('Bahn'), await aCategory(ctx), await aCategory(ctx)];
    const outcomes = await Promise.all([mergeTag(ctx, tag, 'Zug'), mergeCategory(ctx, one.id, two.id)]);
    for (const { kind } of outcomes) expect(['merged', 'refused']).toContain(kind);
    expect(outcomes.map(({ kind }) => kind)).toContain('merged');
  });

  it('goes for good, and leaves its pieces', async () => {
    const id = await aTag('Unsinn');
    const article = await anArticle(ctx, { tags: ['Unsinn', 'Sinn'] });
    expect(await deleteTag(ctx, id)).toMatchObject({ kind: 'deleted' });
    expect(await tagIdsOf(article.id)).toEqual([await aTag('Sinn')]);
    expect(await statusOf('/tag/unsinn')).toEqual([404, undefined]);
    await expect(deleteTag(ctx, id)).rejects.toMatchObject({ status: 404 });
  });

  it('is changed by administrators', async () => {
    const editor = actAs(ctx, aViewer({ roles: [{ role: 'editor', locationPath: '' }] }));
    const id = await aTag('Fremd');
    for (const act of [
      () => saveTag(editor, id, { name: 'Eigen', synonyms: [] }),
      () => mergeTag(editor, id, 'Fremd'),
      () => deleteTag(editor, id),
    ])
      await expect(act()).rejects.toMatchObject({ status: 403 });
  });
});
