// This is what holds for the page and the card of a piece of any kind, optional ones included; what each
// shows is tested in its own bundle.
import { describe, expect, it } from 'vitest';
import { kindsOn } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { anEvent, putEventInState } from '#bundles/events/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aSnapshot, putSnapshotInState } from '#bundles/snapshots/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';

const app = await testApp();
const { ctx } = app;
const { doc, p, embed } = build;

const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

const untilCached = (url: string) =>
  expect.poll(async () => (await get(url)).headers['x-page-cache']).toBe('hit');

const EVERY_KIND = [
  {
    kind: 'article',
    c: 'c',
    mark: 'a',
    title: 'headline',
    text: 'body',
    make: anArticle,
    put: putArticleInState,
  },
  {
    kind: 'imagepost',
    c: 'c',
    mark: 'i',
    title: 'title',
    text: 'text',
    make: aSnapshot,
    put: putSnapshotInState,
  },
  { kind: 'event', c: 'e', mark: 'e', title: 'title', text: 'body', make: anEvent, put: putEventInState },
] as const;
const KINDS = kindsOn(EVERY_KIND, ({ kind }) => kind);

describe.each(KINDS)('the page of the kind $kind', ({ kind, c, mark, title, text, make, put }) => {
  it('leads on for good from an address that is not quite right', async () => {
    const [piece, other] = [await make(ctx), await make(ctx)];
    const { locationSlug, categorySlug, slug } = piece.row;
    const { locationSlug: elsewhere, categorySlug: another } = other.row;
    for (const url of [
      `/${locationSlug}/${c}-${categorySlug}/alter-titel_${mark}${piece.id}`,
      `/${locationSlug}/${c}-${categorySlug}/_${mark}${piece.id}`,
      `/${locationSlug}/${c}-${categorySlug}/${slug}_${mark}0${piece.id}`,
      `/${elsewhere}/${c}-${categorySlug}/${slug}_${mark}${piece.id}`,
      `/nirgends/${c}-${categorySlug}/${slug}_${mark}${piece.id}`,
      `/${locationSlug}/${c}-${another}/${slug}_${mark}${piece.id}`,
      `/${locationSlug.toUpperCase()}/${c}-${categorySlug}/${slug}_${mark}${piece.id}`,
      `/${locationSlug}/${c}-${categorySlug}/a_b_${mark}${piece.id}`,
      `${piece.href}/`,
    ]) {
      const reply = await get(url);
      expect([url, reply.statusCode, reply.headers.location]).toEqual([url, 301, piece.href]);
    }
    expect((await get(piece.href)).statusCode).toBe(200);
  });

  it('does not lead to what may not be seen', async () => {
    const { id, row } = await make(ctx, { state: 'draft' });
    const wrong = `/${row.locationSlug}/${c}-${row.categorySlug}/falsch_${mark}${id}`;
    expect((await get(wrong)).statusCode).toBe(404);
  });

  it.each(['0', '-1', '2147483647', '2147483648', '9'.repeat(20), '', '1x', '1.5', '%00', '%31%00', "1'--"])(
    '404 for the id %j',
    async (id) => {
      const { locationSlug, categorySlug } = (await make(ctx)).row;
      const reply = await get(`/${locationSlug}/${c}-${categorySlug}/titel_${mark}${id}`);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(reply.body).toContain('Diese Seite gibt es nicht.');
    },
  );

  it('405 for writing to it', async () => {
    const { href } = await make(ctx);
    expect((await app.http.inject({ method: 'POST', url: href })).statusCode).toBe(405);
  });

  it.each(['0', 'x', '-1', '2147483648', '1,2'])('400 for ?vor=%s', async (before) => {
    const { href } = await make(ctx);
    expect((await get(`${href}?kommentare=alle&vor=${before}`)).statusCode).toBe(400);
  });

  it.each(['draft', 'scheduled', 'in-review'] as const)(
    '404 when it is %s, 200 for its author',
    async (state) => {
      const author = await aUser(ctx);
      const { href } = await make(ctx, { state, authorId: author.id });
      expect((await get(href)).statusCode).toBe(404);
      expect((await get(href, await signedIn(app, author))).statusCode).toBe(200);
    },
  );

  it.each(['withdrawn', 'expired', 'hidden', 'erased'] as const)('410 when it is %s', async (state) => {
    const { href } = await make(ctx, { state, [title]: 'Zurückgenommen' });
    const reply = await get(href);
    expect(reply.statusCode).toBe(410);
    expect(reply.body).toContain('Dieser Beitrag ist nicht mehr da');
    expect(reply.body).not.toContain('Zurückgenommen');
  });

  it('404 until its moment comes', async () => {
    const { href } = await make(ctx, { publishedAt: new Date(Date.now() + 3600_000) });
    expect((await get(href)).statusCode).toBe(404);
  });

  it('is gone at once from the cached pages when it is withdrawn', async () => {
    const { href, id } = await make(ctx);
    await untilCached(href);
    await put(ctx, id, 'withdrawn');
    expect((await get(href)).statusCode).toBe(410);
  });

  it('shows what its text embeds, and says what is not available', async () => {
    const other = await make(ctx, { [title]: 'Das andere' });
    const tree = doc(p('Davor.'), embed(kind, other.id), embed('article', 2147483647), p('Danach.'));
    const { body } = await get((await make(ctx, { [text]: tree })).href);
    expect(body).toMatch(/<p>Davor\.<\/p>.*Das andere.*Beitrag nicht verfügbar.*<p>Danach\.<\/p>/s);
  });
});

describe.each(KINDS)('the card of the kind $kind', ({ kind, title, make, put }) => {
  const card = (id: string | number) => get(`/a/ajax/${kind}card/${id}`, { accept: 'application/json' });

  it('is the card as { id, html }', async () => {
    const piece = await make(ctx, { [title]: 'Nebel <überall>' });
    const reply = await card(piece.id);
    const type = 'application/json; charset=utf-8';
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, type]);
    const { id, html, ...others } = reply.json<{ id: number; html: string }>();
    expect([id, others]).toEqual([piece.id, {}]);
    expect(html).toContain('Nebel &lt;überall&gt;');
    expect(html).toContain(`href="${piece.href}"`);
  });

  it('404 for what is not there, not out or no id; 400 for an unknown layout', async () => {
    const draft = await make(ctx, { state: 'draft' });
    for (const id of [draft.id, 2147483647, 0, '-1', 'x', '1,2'])
      expect([id, (await card(id)).statusCode]).toEqual([id, 404]);
    expect((await card(`${(await make(ctx)).id}?layout=riesig`)).statusCode).toBe(400);
  });

  it('is cached for all and gone when the piece is', async () => {
    const { id } = await make(ctx);
    await expect.poll(async () => (await card(id)).headers['x-page-cache']).toBe('hit');
    await put(ctx, id, 'hidden');
    expect((await card(id)).statusCode).toBe(410);
  });
});
