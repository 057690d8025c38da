import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { renderFragment } from '#kernel/render.tsx';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import type { Role } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { picturesByIds } from '#bundles/media/public.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { listPieces } from '#bundles/lists/public.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { articleKind } from './kind.ts';
import { findEditable } from './queries.ts';
import { articleRevisions } from './schema.ts';
import { anArticle } from './test-data.ts';
import * as texts from './texts.ts';
import type { ArticleContent } from './views.ts';
import { articleWriting } from './writing.ts';

const ctx = await testCtx();
const [place, otherPlace] = [await aPlace(ctx, { name: 'Auenfeld' }), await aPlace(ctx)];
const category = await aCategory(ctx, { name: 'Politik' });
const { doc, p, cut, image } = build;

const somebody = async (role: Role, locationPath = '') =>
  actAs(ctx, (await aUser(ctx, { roles: [{ role, locationPath }] })).viewer);
const author = await somebody('author', place.path);
const editor = await somebody('editor', place.path);
const authorId = author.viewer.id!;
const own = await anImage(ctx, { ownerId: authorId, access: 'gated' });
const later = (by: Ctx): Ctx => ({ ...by, now: new Date(ctx.now.getTime() + 60_000) });

const content = (changes: Partial<ArticleContent> = {}): ArticleContent => ({
  ...articleWriting.blank(),
  headline: 'Elf zu zehn',
  lead: 'Der Rat hat entschieden.',
  body: doc(p('Um 22.40 Uhr fiel die Entscheidung.')),
  locationId: place.id,
  categoryId: category.id,
  ...changes,
});

const publish = (by: Ctx, changes: Partial<ArticleContent> = {}, id: number | null = null) =>
  withTransaction(by, (ctx) =>
    articleWriting.publish(ctx, { id, content: content(changes), authorId, shownIds: [] }),
  );

const published = async (changes: Partial<ArticleContent> = {}): Promise<number> => {
  const outcome = await publish(author, changes);
  if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
  return outcome.id;
};

/** Returns of these images those that everybody may fetch. */
const publicOnes = async (...ids: number[]) =>
  [...(await picturesByIds(ctx, ids)).values()].filter(({ query }) => query === '').map(({ id }) => id);

describe('what comes from a browser', () => {
  it('is kept however unfit for publishing it still is', () => {
    const long = content({ headline: 'Ü'.repeat(5000), tags: ['x'.repeat(300)], locationId: 99_999 });
    expect(articleWriting.read(ctx, long)).toEqual(long);
    expect(articleWriting.read(ctx, {})).toEqual(articleWriting.blank());
    expect(articleWriting.read(ctx, { headline: 'Halb\ud83d' })).toMatchObject({ headline: 'Halb\ufffd' });
  });

  it.each<[string, unknown, string]>([
    ['nothing', null, 'form'],
    ['a list', [], 'form'],
    ['a field that nobody knows', { mehr: 1 }, 'mehr'],
    ['words that are none', { headline: 1 }, 'headline'],
    ['more words than any headline', { lead: 'x'.repeat(20_001) }, 'lead'],
    ['an id that is none', { heroId: '7' }, 'heroId'],
    ['a tag that is none', { tags: ['Rat', null] }, 'tags.1'],
    ['a text that is none', { body: { type: 'doc', content: 'x' } }, 'body'],
  ])('is refused by field: %s', (_, changes, field) => {
    const sent =
      typeof changes === 'object' && !Array.isArray(changes) && changes
        ? { ...content(), ...changes }
        : changes;
    expect(() => articleWriting.read(ctx, sent)).toThrow(
      expect.objectContaining({
        status: 422,
        errors: expect.objectContaining({ [field]: expect.any(String) }),
      }),
    );
  });

  it('is a report where nothing is said of its genre, and of none that there is not', () => {
    expect(articleWriting.read(ctx, { headline: 'Alt' }).genre).toBe('report');
    expect(() => articleWriting.read(ctx, { genre: 'gossip' })).toThrow();
  });

  it('says what is in it', async () => {
    const { id } = await anImage(ctx);
    const whole = content({ heroId: 7, body: doc(p('Da:'), image(id)), tags: ['Rat', 'Brücke'] });
    expect(articleWriting.outline(whole)).toMatchObject({
      title: 'Elf zu zehn',
      imageIds: [7, id],
      streamIds: [],
    });
    const fields = await articleWriting.fields(ctx, whole);
    expect(fields.map(({ value }) => value)).toEqual([
      'Auenfeld',
      'Politik',
      'Bericht',
      'Elf zu zehn',
      'Der Rat hat entschieden.',
      7,
      whole.body,
      'Rat, Brücke',
      'nein',
      'nein',
    ]);
  });
});

describe('publishing', () => {
  it('makes an article, of which the same content can be read again', async () => {
    const whole = content({
      tags: ['Alte Brücke'],
      genre: 'interview',
      isPremium: true,
      isHeroFree: true,
    });
    const id = await published(whole);
    expect(await articleWriting.contentOf(ctx, id)).toEqual({
      content: whole,
      authorId,
      locationPath: place.path,
      state: 'published',
      publishedAt: ctx.now,
      href: expect.stringMatching(/\/c-.*\/elf-zu-zehn_a\d+$/),
    });
  });

  it('says everything that is missing at once', async () => {
    const nothing = articleWriting.blank();
    const outcome = await withTransaction(author, (ctx) =>
      articleWriting.publish(ctx, { id: null, content: nothing, authorId, shownIds: [] }),
    );
    expect(outcome).toEqual({
      kind: 'invalid',
      errors: {
        headline: texts.headlineMissing,
        locationId: 'Bitte wählen Sie einen Ort.',
        categoryId: 'Bitte wählen Sie eine Rubrik.',
        body: texts.bodyMissing,
      },
    });
  });
});

describe('changing what is out', () => {
  it('is a new revision under a new address, its free part drawn anew', async () => {
    const id = await published({ isPremium: true, tags: ['Rat'] });
    const body = doc(p('Frei.'), cut(), p('Nicht frei.'));
    const changes = { headline: 'Zehn zu elf', body, isPremium: true, tags: ['Rat', 'Fluss'] };
    expect(await publish(later(author), changes, id)).toEqual({ kind: 'published', id });
    const { article, revision } = (await findEditable(ctx, id))!;
    expect(article).toMatchObject({
      slug: 'zehn-zu-elf',
      revision: 2,
      publishedAt: ctx.now,
      updatedAt: later(ctx).now,
    });
    expect(article.tagIds).toHaveLength(2);
    expect(revision).toMatchObject({ number: 2, editorId: authorId, freeParts: [{ html: '<p>Frei.</p>' }] });
    expect(JSON.stringify(revision.parts)).toContain('Nicht frei.');
    const [entry] = await listHistory(ctx, { type: 'article', id });
    expect(entry).toMatchObject({ action: 'article.changed', before: { headline: 'Elf zu zehn' } });
  });

  it('is no news to readers without other words', async () => {
    const id = await published();
    await publish(later(editor), { locationId: place.id, categoryId: (await aCategory(ctx)).id }, id);
    expect((await findEditable(ctx, id))!.article).toMatchObject({ updatedAt: null, authorId });
  });

  it('moves it to the lists of its new place', async () => {
    const both = actAs(ctx, { ...author.viewer, roles: [{ role: 'author', locationPath: '' }] });
    const id = await published();
    await publish(both, { locationId: otherPlace.id }, id);
    const idsAt = async (locationId: number) =>
      (await listPieces(ctx, { locationId })).entries.map((one) => one.id);
    expect(await idsAt(otherPlace.id)).toContain(id);
    expect(await idsAt(place.id)).not.toContain(id);
  });

  it('leaves pictures where somebody else was allowed to put them, and adds none', async () => {
    const ofEditor = { ownerId: editor.viewer.id!, access: 'gated' } as const;
    const [foreign, other] = [await anImage(ctx, ofEditor), await anImage(ctx)];
    const id = await published();
    await publish(editor, { heroId: foreign.id }, id);
    expect(await publicOnes(foreign.id)).toEqual([foreign.id]);
    expect(await publish(author, { heroId: foreign.id, lead: 'Neu.' }, id)).toMatchObject({
      kind: 'published',
    });
    expect(await publish(author, { heroId: other.id }, id)).toMatchObject({
      errors: { heroId: expect.any(String) },
    });
    await publish(author, {}, id);
    expect(await publicOnes(foreign.id)).toEqual([]);
  });

  it.each<[string, () => Promise<Ctx>]>([
    ['other authors', () => somebody('author', place.path)],
    ['editors elsewhere', () => somebody('editor', otherPlace.path)],
    ['visitors', async () => actAs(ctx, anonymous)],
  ])('is not for %s', async (_, who) => {
    const id = await published();
    await expect(publish(await who(), {}, id)).rejects.toMatchObject({ status: 403 });
  });

  it('is not possible to a place where one has no say, nor when it is hidden or gone', async () => {
    const id = await published();
    await expect(publish(author, { locationId: otherPlace.id }, id)).rejects.toMatchObject({ status: 403 });
    const hidden = await anArticle(ctx, { state: 'hidden', authorId, locationId: place.id });
    await expect(publish(author, {}, hidden.id)).rejects.toMatchObject({ status: 403 });
    await expect(publish(author, {}, 2_147_483_647)).rejects.toMatchObject({ status: 404 });
  });
});

const setState = (id: number, state: 'published' | 'withdrawn' | 'expired' | 'erased') =>
  withTransaction(author, (ctx) => articleWriting.setState(ctx, id, state));

const isListed = async (id: number) =>
  (await listPieces(ctx, { authorId })).entries.some((entry) => entry.id === id);

describe('what becomes of it', () => {
  it.each(['withdrawn', 'expired'] as const)(
    '%s: out of the lists with its pictures, and back again',
    async (state) => {
      const id = await published({ heroId: own.id });
      expect([await isListed(id), await publicOnes(own.id)]).toEqual([true, [own.id]]);
      await setState(id, state);
      const [entry] = await listHistory(ctx, { type: 'article', id });
      expect(entry).toMatchObject({ action: `article.${state}`, before: { state: 'published' } });
      expect([await isListed(id), await publicOnes(own.id)]).toEqual([false, []]);
      expect(await articleWriting.contentOf(ctx, id)).toMatchObject({ state, content: { heroId: own.id } });
      await setState(id, 'published');
      expect([await isListed(id), await publicOnes(own.id)]).toEqual([true, [own.id]]);
      await setState(id, 'withdrawn');
      expect(await publish(author, { heroId: null }, id)).toMatchObject({ kind: 'published' });
      expect(await isListed(id)).toBe(true);
    },
  );

  it('erased: no word of it is left, and it can’t come back', async () => {
    const id = await published({ heroId: own.id, tags: ['Rat'] });
    await publish(author, { headline: 'Zweite Fassung' }, id);
    await setState(id, 'erased');
    const told = JSON.stringify(await listHistory(ctx, { type: 'article', id }));
    expect(told).toContain('article.changed');
    expect(told).not.toMatch(/Elf zu zehn|Zweite Fassung/);
    expect(
      await ctx.db.select().from(articleRevisions).where(eq(articleRevisions.articleId, id)),
    ).toMatchObject([{ number: 2, headline: '', lead: '', parts: [], freeParts: [] }]);
    const thing = (await articleKind.find(ctx, [id])).get(id)!;
    expect(thing).toMatchObject({ state: 'erased', slug: 'beitrag', heroId: null, tagIds: [], headline: '' });
    expect(await articleWriting.contentOf(ctx, id)).toBeUndefined();
    await setState(id, 'published');
    expect((await findEditable(ctx, id))!.article.state).toBe('erased');
    await expect(publish(author, {}, id)).rejects.toMatchObject({ status: 404 });
  });
});

const preview = async (by: Ctx, changes: Partial<ArticleContent>) => {
  const { element, options } = await articleWriting.preview(by, content(changes), { id: null, authorId });
  return { html: renderFragment(element, ctx.log), options };
};

describe('the preview', () => {
  it('is the page as it will be, for nobody to keep or find', async () => {
    const { html, options } = await preview(author, { tags: ['Alte Brücke'] });
    for (const words of [
      '<h1>Elf zu zehn</h1>',
      'Um 22.40 Uhr',
      'Auenfeld',
      'Politik',
      'Alte Brücke',
      'Vorschau',
    ])
      expect(html).toContain(words);
    expect(options).toEqual({ head: { title: 'Vorschau: Elf zu zehn', robots: 'noindex' } });
    expect(html).not.toContain('kommentare');
  });

  it('is there with nothing written yet', async () => {
    const nothing = articleWriting.blank();
    const { element } = await articleWriting.preview(author, nothing, { id: null, authorId });
    expect(renderFragment(element, ctx.log)).toContain('Noch kein Ort');
  });

  it('leaves out pictures of others', async () => {
    const foreign = await anImage(ctx, { ownerId: editor.viewer.id!, access: 'gated' });
    const { html } = await preview(author, {
      heroId: foreign.id,
      body: doc(p('Da:'), image(foreign.id), image(own.id)),
    });
    expect(html).toContain(`/media/image/${own.id}/`);
    expect(html).not.toContain(`/media/image/${foreign.id}/`);
    expect((await preview(editor, { heroId: foreign.id })).html).toContain('<img');
  });

  it('of a premium article is whole, and shows where the free part ends', async () => {
    const body = doc(p('Frei.'), cut(), p('Nicht frei.'));
    const { html } = await preview(author, { isPremium: true, body });
    expect(html).toMatch(/Frei\..*Ab hier lesen nur Menschen mit plus weiter.*Nicht frei\./s);
  });
});

describe('looking for one by words of its headline', () => {
  it('finds what everybody may see, newest first, whatever the case, its own signs taken as they are', async () => {
    const old = { publishedAt: new Date('2026-01-01T10:00:00Z') };
    const first = await anArticle(ctx, { headline: 'Übers ganze Ährenfeld: 50% mehr', ...old });
    const second = await anArticle(ctx, { headline: 'Das Ährenfeld übersteht 500 Jahre' });
    await anArticle(ctx, { headline: 'Übers Ährenfeld', state: 'withdrawn' });
    const search = (words: string[], limit = 8) => articleKind.search!(ctx, words, limit);
    expect(await search(['ährenfeld', 'ÜBERS'])).toEqual([second.id, first.id]);
    expect(await search(['ährenfeld', 'übers'], 1)).toEqual([second.id]);
    expect(await search(['50%'])).toEqual([first.id]);
    expect(await search(['ähren_eld'])).toEqual([]);
  });
});

describe('a gallery', () => {
  it('opens an article that has no opening picture with its first one', async () => {
    const [first, second] = [
      await anImage(ctx, { ownerId: authorId, access: 'gated' }),
      await anImage(ctx, { ownerId: authorId, access: 'gated' }),
    ];
    const body = doc(p('Seht.'), build.gallery(first.id, second.id));
    const id = await published({ body });
    expect((await findEditable(ctx, id))?.article.heroId).toBe(first.id);
    await publish(later(author), { body, heroId: second.id }, id);
    expect((await findEditable(ctx, id))?.article.heroId).toBe(second.id);
  });

  it('shows nothing of a premium article to those without a pass that way', async () => {
    const hidden = await anImage(ctx, { ownerId: authorId, access: 'gated' });
    const body = doc(p('Frei.'), cut(), p('Mehr.'), build.gallery(hidden.id));
    const id = await published({ body, isPremium: true, isHeroFree: true });
    expect((await findEditable(ctx, id))?.article).toMatchObject({ heroId: hidden.id, isHeroFree: false });
    expect(await publicOnes(hidden.id)).toEqual([]);
  });
});

describe('what was written before there were genres', () => {
  it('goes on as what its article is', async () => {
    const { id } = await anArticle(ctx, { authorId });
    await ctx.db.execute(sql`update articles set genre = 'commentary' where id = ${id}`);
    await ctx.db.execute(sql`insert into manuscripts
      (id, type, key, author_id, state, object_id, version, content, title, created_at, changed_at)
      overriding system value
      values (4711, 'article', gen_random_uuid(), ${authorId}, 'published', ${id}, 1, '{"headline":"Alt"}', 'Alt', now(), now())`);
    await ctx.db.execute(sql`insert into manuscript_revisions
      (manuscript_id, version, content, title, started_at, saved_at, based_on, image_ids, stream_ids)
      values (4711, 1, '{"headline":"Alt"}', 'Alt', now(), now(), 0, '{}', '{}')`);
    const migration = await readFile('migrations/0009_genres-of-articles.sql', 'utf8');
    for (const statement of migration.split('--> statement-breakpoint'))
      if (statement.includes('"manuscripts"')) await ctx.db.execute(sql.raw(statement));
    for (const table of ['manuscripts', 'manuscript_revisions']) {
      const key = table === 'manuscripts' ? 'id' : 'manuscript_id';
      const { rows } = await ctx.db.execute(sql.raw(`select content from ${table} where ${key} = 4711`));
      expect(rows).toEqual([{ content: { headline: 'Alt', genre: 'commentary' } }]);
    }
  });
});
