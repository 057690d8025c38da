import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import type { Role } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { listPieces } from '#bundles/lists/public.ts';
import { picturesByIds } from '#bundles/media/public.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { tagsByIds } from '#bundles/topics/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { publishArticle } from './commands.ts';
import type { ArticleInput } from './commands.ts';
import { MAX_HEADLINE_LENGTH, MAX_LEAD_LENGTH } from './constants.ts';
import { findWholeArticle } from './queries.ts';
import { articleRevisions, articles } from './schema.ts';
import * as texts from './texts.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const place = await aPlace(ctx);
const category = await aCategory(ctx);
const { doc, p, h2, cut } = build;

const somebody = async (role: Role, locationPath = '') =>
  actAs(ctx, (await aUser(ctx, { roles: [{ role, locationPath }] })).viewer);
const author = await somebody('author', place.path);
const editor = await somebody('editor', place.path);

const input = (changes: Partial<ArticleInput> = {}): ArticleInput => ({
  headline: 'Elf zu zehn für die alte Brücke',
  lead: 'Der Rat hat entschieden.',
  body: doc(p('Um 22.40 Uhr fiel die Entscheidung.')),
  locationId: place.id,
  categoryId: category.id,
  ...changes,
});

const published = async (changes: Partial<ArticleInput> = {}, by: Ctx = author) => {
  const outcome = await publishArticle(by, input(changes));
  if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
  const { article } = (await findWholeArticle(ctx, outcome.id))!;
  const isOfArticle = eq(articleRevisions.articleId, article.id);
  const [revision] = await ctx.db.select().from(articleRevisions).where(isOfArticle);
  return { article, revision: revision! };
};

const countArticles = () => ctx.db.$count(articles);

describe('publishArticle', () => {
  it('publishes at once, in the name of who wrote it', async () => {
    const { article, revision } = await published({
      headline: ' Elf zu zehn: Brücke! ',
      lead: ' Der Rat … \n',
    });
    expect(article).toMatchObject({
      slug: 'elf-zu-zehn-bruecke',
      state: 'published',
      revision: 1,
      locationId: place.id,
      locationPath: place.path,
      categoryId: category.id,
      authorId: author.viewer.id,
      isPremium: false,
      tagIds: [],
      createdAt: ctx.now,
      publishedAt: ctx.now,
      updatedAt: null,
    });
    expect(revision).toMatchObject({
      headline: 'Elf zu zehn: Brücke!',
      lead: 'Der Rat …',
      editorId: author.viewer.id,
      readingMinutes: 1,
      parts: [{ html: '<p>Um 22.40 Uhr fiel die Entscheidung.</p>' }],
    });
  });

  it('draws what everybody may read of a premium article, and nothing else of it', async () => {
    const body = doc(p('Frei für alle.'), h2('Weiter'), cut(), p('Nur mit plus.'));
    const { revision } = await published({ body, isPremium: true });
    expect(JSON.stringify(revision.freeParts)).toContain('Frei für alle.');
    expect(JSON.stringify(revision.freeParts)).not.toContain('Nur mit plus.');
    expect(JSON.stringify(revision.parts)).toContain('Nur mit plus.');
  });

  it('names what it is about, in the order given, each thing once', async () => {
    const { article } = await published({ tags: ['Brücke', 'Stadtrat', ' brücke '] });
    expect((await tagsByIds(ctx, article.tagIds)).map(({ name }) => name)).toEqual(['Brücke', 'Stadtrat']);
  });

  it('puts it into the lists of its place', async () => {
    const { article } = await published({ isPremium: true });
    const { entries } = await listPieces(ctx, { locationId: place.id, categoryId: category.id });
    expect(entries.find(({ id }) => id === article.id)).toEqual({
      type: 'article',
      id: article.id,
      publishedAt: ctx.now,
      commentCount: 0,
      authorId: author.viewer.id,
      locationId: place.id,
      categoryId: category.id,
    });
  });

  it('writes history', async () => {
    const { article } = await published({ headline: 'Für das Protokoll' });
    expect(await listHistory(ctx, { type: 'article', id: article.id })).toMatchObject([
      { action: 'article.published', actorId: author.viewer.id, after: { headline: 'Für das Protokoll' } },
    ]);
  });

  it('keeps account of the images it shows, and opens to everybody what everybody may see', async () => {
    const ownerId = author.viewer.id!;
    const aGatedImage = () => anImage(ctx, { ownerId, access: 'gated' });
    const [hero, free, paid] = [await aGatedImage(), await aGatedImage(), await aGatedImage()];
    const body = doc(p('Frei.'), build.image(free.id), cut(), build.gallery(paid.id, free.id));
    // Only what isn't for everybody has a signed address.
    const areOpen = async () => {
      const ids = [hero, free, paid].map(({ id }) => id);
      const pictures = await picturesByIds(ctx, ids);
      return ids.map((id) => pictures.get(id)!.query === '');
    };
    const { article } = await published({ body, isPremium: true, heroId: hero.id });
    expect(article).toMatchObject({ heroId: hero.id, isHeroFree: false });
    expect(await areOpen()).toEqual([false, true, false]);
    await published({ body, isPremium: true, heroId: hero.id, isHeroFree: true });
    expect(await areOpen()).toEqual([true, true, false]);
    await published({ body });
    expect(await areOpen()).toEqual([true, true, true]);
  });

  it('touches the article and the lists it is in', async () => {
    const touched: string[] = [];
    portal.invalidation.onDrop((tags) => touched.push(...(tags ?? [])));
    const { article } = await published();
    expect(touched.sort()).toEqual([
      `article:${article.id}`,
      'pieces',
      `pieces:author:${author.viewer.id}`,
      `pieces:location:${place.id}`,
    ]);
  });

  it('leaves nothing behind when its transaction is undone', async () => {
    const before = await countArticles();
    const failing = withTransaction(author, async (ctx) => {
      await publishArticle(ctx, input({ tags: ['Nie gesehen'] }));
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await countArticles()).toBe(before);
  });

  it('publishes twenty at the same time, whose tags are made once', async () => {
    const tags = ['Gleichzeitig', 'Zeitgleich', 'Zugleich'];
    const options = Array.from({ length: 20 }, (_, i) =>
      published({ tags: i % 2 ? tags : tags.toReversed() }),
    );
    const made = await Promise.all(options);
    expect(new Set(made.flatMap(({ article }) => article.tagIds)).size).toBe(3);
    expect(new Set(made.map(({ article }) => article.id)).size).toBe(20);
  });
});

describe('who may publish', () => {
  it('403 for others, before anything is checked', async () => {
    const by = await somebody('author', '999999/');
    const before = await countArticles();
    for (const changes of [{}, { headline: '' }])
      await expect(publishArticle(by, input(changes))).rejects.toMatchObject({ status: 403 });
    expect(await countArticles()).toBe(before);
  });

  it.each([
    ['in the name of somebody else', { authorId: editor.viewer.id! }],
    ['at another time', { publishedAt: new Date('2020-01-01T10:00:00Z') }],
    ['with a change of another time', { updatedAt: new Date('2020-01-01T10:00:00Z') }],
  ])('only editors publish %s', async (_, changes) => {
    await expect(publishArticle(author, input(changes))).rejects.toMatchObject({ status: 403 });
    const forAuthor = input({ ...changes, authorId: author.viewer.id! });
    expect(await publishArticle(editor, forAuthor)).toMatchObject({ kind: 'published' });
  });

  it('an editor’s article keeps the moment and the author it was given', async () => {
    const publishedAt = new Date('2020-01-01T10:00:00Z');
    const updatedAt = new Date('2020-01-02T10:00:00Z');
    const { article, revision } = await published(
      { publishedAt, updatedAt, authorId: author.viewer.id! },
      editor,
    );
    expect(article).toMatchObject({ publishedAt, updatedAt, authorId: author.viewer.id });
    expect(revision.editorId).toBe(editor.viewer.id);
  });
});

describe('what is wrong with an article is said, and nothing is written', () => {
  it.each<[string, Partial<ArticleInput>, Record<string, unknown>]>([
    [
      'an unknown opening picture',
      { heroId: 2147483647 },
      { heroId: 'Dieses Bild gibt es nicht, oder es gehört jemand anderem.' },
    ],
    ['no headline', { headline: ' \n' }, { headline: texts.headlineMissing }],
    ['a headline that nobody sees', { headline: '\u200b\u00ad' }, { headline: texts.headlineMissing }],
    ['a long headline', { headline: 'x'.repeat(MAX_HEADLINE_LENGTH + 1) }, { headline: texts.tooLong(200) }],
    ['a long lead', { lead: 'x'.repeat(MAX_LEAD_LENGTH + 1) }, { lead: texts.tooLong(1000) }],
    ['a text that is none', { body: { type: 'doc', content: 'x' } }, { body: expect.any(String) }],
    ['no text', { body: undefined }, { body: expect.any(String) }],
    [
      'several things at once',
      { headline: '', categoryId: 0 },
      { headline: texts.headlineMissing, categoryId: 'Diese Rubrik gibt es nicht.' },
    ],
  ])('%s', async (_, changes, errors) => {
    const before = await countArticles();
    expect(await publishArticle(author, input(changes))).toEqual({ kind: 'invalid', errors });
    expect(await countArticles()).toBe(before);
  });
});

describe('a revision', () => {
  it('holds the tree as it was given', async () => {
    const body = doc(p('Ein ', build.bold('starkes'), ' Wort.'));
    const { article } = await published({ body });
    const rows = await ctx.db
      .select()
      .from(articleRevisions)
      .where(eq(articleRevisions.articleId, article.id));
    expect(rows).toMatchObject([{ number: 1, body }]);
  });
});
