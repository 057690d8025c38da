// This is what readers get, and what stays cached for them, when a piece of any kind is changed, taken back or
// erased.
import { describe, expect, it } from 'vitest';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { kindsOn } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anEvent } from '#bundles/events/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { editImage } from '#bundles/media/editing/commands.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import type { KindWriting } from '#bundles/writing/public.ts';
import { anArticle } from '#bundles/articles/test-data.ts';

const app = await testApp();
const ctx = actAs(app.ctx, portalItself);
const [place, category] = [await aPlace(ctx, { name: 'Auenfeld', slug: 'auenfeld' }), await aCategory(ctx)];
const { doc, p, embed, image } = build;

const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

/** Returns the page as it is cached for anonymous readers. */
const cached = async (url: string): Promise<string> => {
  await get(url);
  await expect.poll(async () => (await get(url)).headers['x-page-cache']).toBe('hit');
  return (await get(url)).body;
};

const at = { locationId: place.id, categoryId: category.id };
const everyKind = [
  { type: 'article', make: () => anArticle(ctx, at), call: 'articlecard' },
  { type: 'imagepost', make: () => aSnapshot(ctx, at), call: 'imagepostcard' },
  { type: 'event', make: () => anEvent(ctx, at), call: 'eventcard' },
] as const;
const kinds = kindsOn(everyKind, ({ type }) => type);

/** Returns what the kind itself does for its manuscripts, whatever its content is. */
const writingOf = (type: string) => ctx.portal.kinds.get(type)!.writing as KindWriting;

const rename = async ({ type, id }: ContentRef, name: string) => {
  const writing = writingOf(type);
  const { content, authorId } = (await writing.contentOf(ctx, id))!;
  const renamed = { ...content, [type === 'article' ? 'headline' : 'title']: name };
  await withTransaction(ctx, (ctx) => writing.publish(ctx, { id, content: renamed, authorId, shownIds: [] }));
};

const setState = ({ type, id }: ContentRef, state: 'published' | 'withdrawn' | 'expired' | 'erased') =>
  withTransaction(ctx, (ctx) => writingOf(type).setState(ctx, id, state));

describe.each(kinds)('$type', ({ make, call }) => {
  it('moves to its new address with its title, and the old one leads there', async () => {
    const piece = await make();
    await cached(piece.href);
    await rename(piece, 'Ein ganz neuer Titel');
    const moved = piece.href.replace(/\/[^/]*(_[aie]\d+)$/, '/ein-ganz-neuer-titel$1');
    const reply = await get(piece.href);
    expect([reply.statusCode, reply.headers.location]).toEqual([301, moved]);
    expect((await get(moved)).body).toContain('Ein ganz neuer Titel');
  });

  it.each([
    ['withdrawn', 'zurückgezogen'],
    ['expired', 'nur für eine bestimmte Zeit'],
    ['erased', 'gelöscht'],
  ] as const)(
    '%s is 410 with what happened and where to go, without a word of what it was',
    async (state, word) => {
      const [piece, other] = [await make(), await anArticle(ctx, { ...at, headline: 'Was sonst geschah' })];
      await rename(piece, 'Nicht mehr zu lesen');
      const { href } = (await writingOf(piece.type).contentOf(ctx, piece.id))!;
      await cached(href);
      await setState(piece, state);
      const reply = await get(href);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([410, 'text/html; charset=utf-8']);
      expect(reply.body).not.toContain('Nicht mehr zu lesen');
      const ways = [
        'href="/auenfeld"',
        `href="/auenfeld/c-${category.slug}"`,
        'href="/"',
        other.href,
        'noindex',
      ];
      for (const words of [word, ...ways]) expect(reply.body).toContain(words);
      const card = await get(`/a/ajax/${call}/${piece.id}`);
      expect([card.statusCode, card.json()]).toEqual([
        410,
        { status: 'error', msg: 'Diesen Inhalt gibt es nicht mehr.' },
      ]);
    },
  );

  it('is there again for those who got 410, once it is out again', async () => {
    const piece = await make();
    await setState(piece, 'withdrawn');
    expect((await get(piece.href)).statusCode).toBe(410);
    await expect.poll(async () => (await get(piece.href)).headers['x-page-cache']).toBe('hit');
    await setState(piece, 'published');
    expect((await get(piece.href)).statusCode).toBe(200);
  });

  it('shows its author and editors, after it was taken back, and no one else', async () => {
    const piece = await make();
    await setState(piece, 'withdrawn');
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: place.path }] });
    expect((await get(piece.href, await signedIn(app, editor))).statusCode).toBe(200);
    expect((await get(piece.href, await signedIn(app, await aUser(ctx)))).statusCode).toBe(410);
  });

  it('is new at once on a cached page that shows it as a card, and missing once it is taken back', async () => {
    const piece = await make();
    const page = await anArticle(ctx, { body: doc(p('Dazu:'), embed(piece.type, piece.id)) });
    expect(await cached(page.href)).toContain(piece.href);
    await rename(piece, 'Der Titel danach');
    expect(await cached(page.href)).toContain('Der Titel danach');
    await setState(piece, 'withdrawn');
    const without = await cached(page.href);
    expect(without).toContain('Beitrag nicht verfügbar');
    expect(without).not.toContain('Der Titel danach');
    await setState(piece, 'published');
    expect(await cached(page.href)).toContain('Der Titel danach');
  });
});

describe.each(kinds)('the tools on the page of $type', ({ make }) => {
  const NAMES = ['Bearbeiten', 'Zurückziehen', 'Fassungen'];
  const toolsOn = (html: string) => NAMES.filter((name) => html.includes(`>${name}</a>`));

  it('are for its author and editors of its place; readers get none of them', async () => {
    const piece = await make();
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: place.path }] });
    const other = await aUser(ctx, { roles: [{ role: 'author', locationPath: place.path }] });
    const seenBy = async (headers: Record<string, string>) => toolsOn((await get(piece.href, headers)).body);
    expect(await seenBy(await signedIn(app, editor))).toEqual(['Bearbeiten', 'Zurückziehen']);
    expect([await seenBy({}), await seenBy(await signedIn(app, other))]).toEqual([[], []]);
    expect((await get(piece.href)).body).not.toContain('/schreiben/');
  });

  it('lead where the piece can be written on', async () => {
    const { id, type, href, row } = await make();
    const author = await signedIn(app, { id: row.authorId });
    const { body } = await get(href, author);
    expect(body).toMatch(new RegExp(`href="/schreiben/[a-z]+\\?beitrag=${id}"`));
    expect(body).toContain(`href="/schreiben/${type}/${id}/zurueckziehen"`);
  });
});

const composers = kindsOn(
  [
    ['artikel', 'article'],
    ['schnappschuss', 'imagepost'],
    ['termin', 'event'],
  ] as const,
  ([, type]) => type,
);

describe('the pages on which pieces are written', () => {
  it.each(composers)('/schreiben/%s is there, for those who are signed in', async (name) => {
    const someone = await signedIn(app, await aUser(ctx));
    expect((await get(`/schreiben/${name}`, someone)).statusCode).toBe(200);
    expect((await get(`/schreiben/${name}`)).statusCode).toBe(303);
  });
});

describe('a picture in a text', () => {
  it('has its new words at once on a cached page', async () => {
    const { id } = await anImage(ctx);
    const page = await anArticle(ctx, { body: doc(p('Da:'), image(id)) });
    expect(await cached(page.href)).toContain('Die Brücke am Morgen');
    await editImage(ctx, id, { caption: 'Die Brücke am Abend' });
    const after = await cached(page.href);
    expect(after).toContain('Die Brücke am Abend');
    expect(after).not.toContain('Die Brücke am Morgen');
  });
});
