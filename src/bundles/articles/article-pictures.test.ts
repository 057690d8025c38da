import { and, asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { articlePictures, withGallery } from './article-pictures.ts';
import { articleTag } from './constants.ts';
import { findEditable } from './queries.ts';
import { articleRevisions, articles } from './schema.ts';
import { anArticle } from './test-data.ts';

const app = await testApp();
const { ctx, portal } = app;
let author: TestUser;
let ids: number[];

beforeAll(async () => {
  author = await aUser(ctx, { roles: [{ role: 'author', locationPath: '' }] });
  ids = [];
  for (let at = 0; at < 4; at++) ids.push((await anImage(ctx, { ownerId: author.id })).id);
});

const set = (id: number, pictures: { heroId: number | null; galleryIds: number[]; revision: number }) =>
  withTransaction(actAs(ctx, author.viewer), (ctx) => articlePictures.set(ctx, id, pictures));
const revisionsOf = (id: number) =>
  ctx.db
    .select()
    .from(articleRevisions)
    .where(eq(articleRevisions.articleId, id))
    .orderBy(asc(articleRevisions.number));

describe('the gallery in a text', () => {
  const [before, after] = [build.p('Davor'), build.p('Danach')];

  it.each([
    [
      'the last one gets another order',
      [before, build.gallery(1), build.gallery(2, 3), after],
      [3, 2],
      [before, build.gallery(1), build.gallery(3, 2), after],
    ],
    ['a new one ends the text', [before, after], [1], [before, after, build.gallery(1)]],
    ['an empty one goes', [before, build.gallery(1, 2), after], [], [before, after]],
    ['a text of nothing else keeps a paragraph', [build.gallery(1)], [], [build.p()]],
  ])('%s', (_, content, imageIds, expected) => {
    const changed = withGallery(build.doc(...content), imageIds) as { content: never[] };
    expect(build.doc(...changed.content)).toEqual(build.doc(...expected));
  });
});

describe('putting the pictures of an article in order', () => {
  it('makes a revision of its own with everything else as it was', async () => {
    const [hero, a, b, c] = ids as [number, number, number, number];
    const body = build.doc(build.h2('Was war'), build.p('Um 22.40 Uhr.'), build.gallery(a, b));
    const { id, row } = await anArticle(ctx, { authorId: author.id, heroId: hero, body, isPremium: true });
    const moment = portal.invalidation.moment();
    expect(await set(id, { heroId: c, galleryIds: [b, a, hero], revision: 1 })).toEqual({ kind: 'set' });
    const [first, second] = await revisionsOf(id);
    expect(second).toMatchObject({
      number: 2,
      headline: first!.headline,
      lead: first!.lead,
      readingMinutes: first!.readingMinutes,
      editorId: author.id,
    });
    expect(second!.parts.at(-1)).toEqual({ slot: 'gallery', imageIds: [b, a, hero] });
    expect(second!.freeParts).toEqual(first!.freeParts);
    const [article] = await ctx.db.select().from(articles).where(eq(articles.id, id));
    expect(article).toMatchObject({ revision: 2, heroId: c, updatedAt: row.updatedAt });
    expect((await listHistory(ctx, { type: 'article', id }))[0]).toMatchObject({
      action: 'article.pictures',
      before: { heroId: hero, galleryIds: [a, b] },
      after: { heroId: c, galleryIds: [b, a, hero] },
    });
    expect(portal.invalidation.changedSince([articleTag(id)], moment)).toBe(true);
    expect(await articlePictures.of(ctx, id)).toEqual({ heroId: c, galleryIds: [b, a, hero], revision: 2 });
  });

  it('opens another opening picture of a premium article to nobody: only the one before was said to be free', async () => {
    const [hero, other] = ids as [number, number];
    const free = { authorId: author.id, heroId: hero, isPremium: true, isHeroFree: true };
    const { id } = await anArticle(ctx, free);
    const isFree = async () => (await findEditable(ctx, id))!.article.isHeroFree;
    await set(id, { heroId: hero, galleryIds: [other], revision: 1 });
    expect(await isFree()).toBe(true);
    await set(id, { heroId: other, galleryIds: [hero], revision: 2 });
    expect(await isFree()).toBe(false);
  });

  it('makes none when nothing is new', async () => {
    const [hero = 0] = ids;
    const { id } = await anArticle(ctx, { authorId: author.id, heroId: hero });
    expect(await set(id, { heroId: hero, galleryIds: [], revision: 1 })).toEqual({ kind: 'set' });
    expect(await revisionsOf(id)).toHaveLength(1);
  });

  it('leaves them as they were when moderators have hidden it meanwhile', async () => {
    const [a = 0] = ids;
    const { id } = await anArticle(ctx, { authorId: author.id, state: 'hidden' });
    await expect(set(id, { heroId: a, galleryIds: [], revision: 1 })).rejects.toMatchObject({ status: 403 });
    expect(await articlePictures.of(ctx, id)).toMatchObject({ heroId: null, revision: 1 });
  });

  it('refuses an older state, strangers and what the text can’t hold', async () => {
    const [a = 0] = ids;
    const body = build.doc(build.p('Frei'), build.cut(), build.gallery(a));
    const { id } = await anArticle(ctx, { authorId: author.id, body, isPremium: true });
    expect(await set(id, { heroId: null, galleryIds: [a], revision: 0 })).toEqual({ kind: 'outdated' });
    expect(await set(id, { heroId: null, galleryIds: [], revision: 1 })).toEqual({
      kind: 'refused',
      text: 'So lässt sich die Bilderstrecke nicht speichern: höchstens 100 Bilder, und hinter der plus-Grenze muss noch etwas stehen.',
    });
    const foreign = await anArticle(ctx);
    await expect(set(foreign.id, { heroId: a, galleryIds: [], revision: 1 })).rejects.toMatchObject({
      status: 403,
    });
    const isFirst = and(eq(articleRevisions.articleId, foreign.id), eq(articleRevisions.number, 1));
    expect(await ctx.db.$count(articleRevisions, isFirst)).toBe(1);
    expect(await articlePictures.of(ctx, 2147483647)).toBeUndefined();
  });
});
