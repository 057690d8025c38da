import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { createComment, editComment } from './commands.ts';
import { MENTION_LIMIT } from './constants.ts';
import { listMentioned, offerMentions } from './mentioned.ts';
import { findComment } from './queries.ts';
import { aComment } from './test-data.ts';

const ctx = await testCtx();
const named = (name: string) => aUser(ctx, { name, createdAt: new Date('2020-01-01') });

let ruth: TestUser;
let ruthLindner: TestUser;
beforeAll(async () => {
  [ruth, ruthLindner] = [await named('Ruth'), await named('Ruth Lindner')];
  await aUser(ctx, { name: 'Unbestätigt', confirmedAt: null });
  await aUser(ctx, { name: 'Gegangen', erasedAt: ctx.now });
});

const say = async (text: string, owner?: ContentRef, author?: TestUser) => {
  const { id } = await aComment(ctx, owner ?? (await anArticle(ctx)), {
    text,
    author: (author ?? (await named('Paul Feld'))).viewer,
  });
  return { html: (await findComment(ctx, id))!.html, mentioned: await listMentioned(ctx, id), id };
};

describe('people named in a comment', () => {
  it('are linked and kept, each once, in whatever case, the longest name first', async () => {
    const { html, mentioned } = await say('@ruth LINDNER, frag @Ruth! Oder @Ruth Lindner.');
    expect(html).toBe(
      `<p><a class="rt-mention" href="/profile/${ruthLindner.id}/ruth-lindner" rel="ugc nofollow">@ruth LINDNER</a>, ` +
        `frag <a class="rt-mention" href="/profile/${ruth.id}/ruth" rel="ugc nofollow">@Ruth</a>! ` +
        `Oder <a class="rt-mention" href="/profile/${ruthLindner.id}/ruth-lindner" rel="ugc nofollow">@Ruth Lindner</a>.</p>`,
    );
    expect(mentioned.toSorted()).toEqual([ruth.id, ruthLindner.id].toSorted());
  });

  it('only by the longest name', async () =>
    expect((await say('Hallo @Ruth Lindner')).mentioned).toEqual([ruthLindner.id]));

  it.each([
    '@Unbestätigt',
    '@Gegangen',
    '@Gelöschtes Mitglied',
    '@Rut',
    'ruth@Ruth',
    '[quote]@Ruth[/quote]',
    '@',
  ])('not in %j', async (text) => {
    const { html, mentioned } = await say(text);
    expect([html.includes('rt-mention'), mentioned]).toEqual([false, []]);
  });

  it('of several with one name whoever takes part or wrote the piece, else nobody', async () => {
    const [one, two] = [await named('Jens Berg'), await named('Jens Berg')];
    const article = await anArticle(ctx);
    expect((await say('@Jens Berg', article)).mentioned).toEqual([]);
    const { id } = await aComment(ctx, article, { author: two.viewer });
    expect((await say('@Jens Berg?', article)).mentioned).toEqual([two.id]);
    await aComment(ctx, article, { author: one.viewer, parentId: id });
    expect((await say('@Jens Berg!', article)).mentioned).toEqual([]);
    const piece = await anArticle(ctx, { authorId: one.id });
    expect((await say('@Jens Berg', piece)).mentioned).toEqual([one.id]);
  });

  it('follow the text when it is changed', async () => {
    const author = await named('Ada');
    const { id } = await say('@Ruth', undefined, author);
    await editComment(actAs(ctx, author.viewer), id, '@Ruth Lindner');
    expect(await listMentioned(ctx, id)).toEqual([ruthLindner.id]);
    await editComment(actAs(ctx, author.viewer), id, 'Niemand.');
    expect(await listMentioned(ctx, id)).toEqual([]);
  });

  it('are asked for in one query', async () => {
    const article = await anArticle(ctx);
    const author = actAs(ctx, (await named('Ida')).viewer);
    const queriesOf = async (text: string) => {
      const before = ctx.portal.database.queryCount();
      await createComment(author, article, { text });
      return ctx.portal.database.queryCount() - before;
    };
    await queriesOf('Anfang');
    expect((await queriesOf('@Niemand und @Keiner')) - (await queriesOf('Nichts'))).toBe(1);
  });
});

describe('people who are offered', () => {
  it('are those in the thread and who wrote the piece first, by any of their names', async () => {
    const [writer, talker, asker] = [
      await named('Zora Kranz'),
      await named('Ute Kramer'),
      await named('Kra Ich'),
    ];
    for (const name of ['Kramladen', 'Krach Macher', 'Kraft']) await named(name);
    const article = await anArticle(ctx, { authorId: writer.id });
    await aComment(ctx, article, { author: talker.viewer });
    await aComment(ctx, article, { author: asker.viewer });
    expect(await namesFor(asker, article, 'kRa')).toEqual([
      'Ute Kramer',
      'Zora Kranz',
      'Krach Macher',
      'Kraft',
      'Kramladen',
    ]);
  });

  it('are eight at most, with their picture, nobody who has left or isn’t confirmed', async () => {
    const picture = await anImage(ctx);
    for (let i = 1; i <= 10; i++) await aUser(ctx, { name: `Qu${i}`, pictureId: picture.id });
    await aUser(ctx, { name: 'Qu0', confirmedAt: null });
    const article = await anArticle(ctx);
    const { people } = await offerMentions(actAs(ctx, ruth.viewer), article, 'qu');
    expect(people).toHaveLength(8);
    expect(people[0]).toMatchObject({ name: 'Qu1', portrait: { src: expect.stringContaining('/media/') } });
  });

  it('403 for those who may not write, 404 for what nobody sees, 429 after many', async () => {
    const article = await anArticle(ctx);
    for (const viewer of [anonymous, { ...ruth.viewer, isSuspended: true }])
      await expect(offerMentions(actAs(ctx, viewer), article, 'r')).rejects.toMatchObject({ status: 403 });
    const draft = await anArticle(ctx, { state: 'draft' });
    await expect(offerMentions(actAs(ctx, ruth.viewer), draft, 'r')).rejects.toMatchObject({ status: 404 });
    const config = { ...ctx.config, rateLimits: true };
    const asker = { ...actAs(ctx, (await named('Fragerin')).viewer), config };
    for (let i = 0; i < MENTION_LIMIT.attempts; i++) await offerMentions(asker, article, 'x');
    await expect(offerMentions(asker, article, 'x')).rejects.toMatchObject({ status: 429 });
  });
});

const namesFor = async (viewer: TestUser, owner: ContentRef, typed: string) =>
  (await offerMentions(actAs(ctx, viewer.viewer), owner, typed)).people.map(({ name }) => name);
