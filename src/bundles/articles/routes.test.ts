import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { anArticle } from './test-data.ts';

const app = await testApp();
const { ctx } = app;
const { doc, p, h2, cut } = build;

const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

/** Reads the ids of the comments on a page, in its order. */
const shown = (body: string) =>
  [...body.matchAll(/<article id="comment-(\d+)"/g)].map(([, id]) => Number(id));

describe('GET /{location}/c-{category}/{slug}_a{id}', () => {
  it('is the article: headline, lead, text, byline, dates, topics, comments', async () => {
    const place = await aPlace(ctx, { name: 'Auenfeld', slug: 'auenfeld' });
    const category = await aCategory(ctx, { name: 'Politik', slug: 'politik' });
    const author = await aUser(ctx, { name: 'Aylin Özdemir', about: 'Ich bin [b]Imkerin[/b].' });
    const article = await anArticle(ctx, {
      headline: 'Elf zu zehn & eine Enthaltung',
      lead: 'Der Rat <entschied>.',
      body: doc(p('Um 22.40 Uhr fiel die Entscheidung.'), h2('Wie es weitergeht'), p('Im Mai.')),
      locationId: place.id,
      categoryId: category.id,
      authorId: author.id,
      tags: ['Alte Brücke'],
      publishedAt: new Date('2026-03-02T09:05:00Z'),
      updatedAt: new Date('2026-07-03T10:00:00Z'),
    });
    const comment = await aComment(ctx, article, { text: 'Gut so.' });
    const reply = await get(article.href);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const { body } = reply;
    expect(article.href).toBe(`/auenfeld/c-politik/elf-zu-zehn-eine-enthaltung_a${article.id}`);
    for (const words of [
      '<title>Elf zu zehn &amp; eine Enthaltung – Litfass</title>',
      '<meta name="description" content="Der Rat &lt;entschied&gt;."/>',
      `<link rel="canonical" href="http://localhost:3000${article.href}"/>`,
      '<h1>Elf zu zehn &amp; eine Enthaltung</h1>',
      '<p>Der Rat &lt;entschied&gt;.</p>',
      '<p>Um 22.40 Uhr fiel die Entscheidung.</p>',
      '<h2>Wie es weitergeht</h2>',
      `<b><a href="/profile/${author.id}/aylin-oezdemir" rel="author">Aylin Özdemir</a></b>`,
      'Ich bin Imkerin.',
      '2.\u00a0März 2026, 10.05\u00a0Uhr',
      '3.\u00a0Juli 2026, 12.00\u00a0Uhr',
      'Lesezeit 1\u00a0Minute',
      '<a href="/tag/alte-bruecke" rel="tag">Alte Brücke</a>',
      'href="/auenfeld"',
      'href="/auenfeld/c-politik"',
      '1<span class="visually-hidden"> Kommentar</span>',
      `<article id="comment-${comment.id}"`,
      '<p>Gut so.</p>',
    ])
      expect(body).toContain(words);
    expect(body.match(/<h1/g)).toHaveLength(1);
  });
});

describe('a premium article', () => {
  const SECRET = 'Das steht nur hinter der Schranke';
  const body = doc(p('Das ist frei.'), cut(), p(`${SECRET}.`), h2(`${SECRET}, zweiter Teil`));
  const aPremiumArticle = (authorId?: number) =>
    anArticle(ctx, { body, isPremium: true, ...(authorId !== undefined && { authorId }) });

  it('keeps the rest back from visitors and members: not a word of it is in the page', async () => {
    const { href } = await aPremiumArticle();
    const member = await signedIn(app, await aUser(ctx));
    const expired = await signedIn(app, await aUser(ctx, { passUntil: new Date(Date.now() - 1000) }));
    for (const headers of [{}, member, expired]) {
      const reply = await get(href, headers);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain('Das ist frei.');
      expect(reply.body).toContain('Hier geht es mit plus weiter');
      expect(reply.body).not.toContain('Schranke');
      // By this mark their browser doesn't take the end of the teaser for the end of the piece.
      expect(reply.body).toContain('data-cut');
    }
  });

  it('keeps it back, too, from the answers around it', async () => {
    const { href, id } = await aPremiumArticle();
    for (const url of [`${href}?kommentare=alle`, `/a/pub-api/articles/${id}/comments`, '/'])
      expect((await get(url)).body).not.toContain('Schranke');
    const refused = await app.http.inject({
      method: 'POST',
      url: `/a/ajax/articlecommentnew/${id}`,
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'text=Hallo',
    });
    expect([refused.statusCode, refused.body.includes('Schranke')]).toEqual([422, false]);
  });

  it('offers signing in to visitors only', async () => {
    const { href } = await aPremiumArticle();
    expect((await get(href)).body).toContain('Anmelden und weiterlesen');
    const member = await signedIn(app, await aUser(ctx));
    expect((await get(href, member)).body).not.toContain('Anmelden und weiterlesen');
  });

  it('is whole for holders of a pass, its author and editors', async () => {
    const author = await aUser(ctx);
    const { href, row } = await aPremiumArticle(author.id);
    const entitled = [
      await aUser(ctx, { passUntil: new Date(Date.now() + 86_400_000) }),
      author,
      await aUser(ctx, { roles: [{ role: 'editor', locationPath: row.locationPath }] }),
    ];
    for (const user of entitled) {
      const { body } = await get(href, await signedIn(app, user));
      expect(body).toContain(`${SECRET}.`);
      expect(body).not.toContain('Hier geht es mit plus weiter');
      expect(body).not.toContain('data-cut');
    }
  });

  it('is never cached as the entitled see it', async () => {
    const { href } = await aPremiumArticle();
    const holder = await signedIn(app, await aUser(ctx, { passUntil: new Date(Date.now() + 86_400_000) }));
    await get(href, holder);
    expect((await get(href)).body).not.toContain('Schranke');
    const reply = await get(href, holder);
    expect(reply.body).toContain('Schranke');
    expect(reply.headers).not.toHaveProperty('x-page-cache');
    expect(reply.headers['cache-control']).toBe('private, no-store');
  });
});

describe('the comments on the page', () => {
  it('are the last three, and all by a link', async () => {
    const article = await anArticle(ctx);
    const ids: number[] = [];
    for (let i = 0; i < 5; i++) ids.push((await aComment(ctx, article)).id);
    const { body } = await get(article.href);
    expect(shown(body)).toEqual(ids.slice(-3));
    expect(body).toContain(`href="${article.href}?kommentare=alle#kommentare"`);
    expect(shown((await get(`${article.href}?kommentare=alle`)).body)).toEqual(ids);
    expect(shown((await get(`${article.href}?kommentare=alle&vor=${ids[2]}`)).body)).toEqual(ids.slice(0, 2));
    expect(shown((await get(`${article.href}?kommentare=keine`)).body)).toEqual(ids.slice(-3));
  });
});

describe('the cached page', () => {
  it('goes out to all visitors, whatever else stands in the address', async () => {
    const { href, id } = await anArticle(ctx);
    expect((await get(href)).headers['surrogate-key']).toContain(`article:${id}`);
    await expect.poll(async () => (await get(href)).headers['x-page-cache']).toBe('hit');
    const { body } = await get(href);
    await get(`${href}?utm_source=brief`);
    const other = await get(`${href}?utm_source=post&x[]=1`);
    expect([other.headers['x-page-cache'], other.body === body]).toEqual(['hit', true]);
    expect((await get(`${href}?kommentare=alle`)).headers['x-page-cache']).toBe('miss');
    expect((await get(`${href}?kommentare=alle`)).headers['x-page-cache']).toBe('hit');
  });
});

/** Returns what the call for a card answers. */
const card = async (id: number | string, query = '') => {
  const reply = await get(`/a/ajax/articlecard/${id}${query}`, { accept: 'application/json' });
  return { status: reply.statusCode, type: reply.headers['content-type'], json: reply.json() };
};

describe('GET /a/ajax/articlecard/{id}', () => {
  it('is { id, html }: the card as texts show it', async () => {
    const article = await anArticle(ctx, { lead: 'Der Rat <entschied>.' });
    const { status, type, json } = await card(article.id);
    expect([status, type]).toEqual([200, 'application/json; charset=utf-8']);
    expect(Object.keys(json)).toEqual(['id', 'html']);
    expect(json.id).toBe(article.id);
    expect(json.html).toContain(`<a href="${article.href}">`);
    const host = await anArticle(ctx, { body: doc(p('Siehe:'), build.embed('article', article.id)) });
    expect((await get(host.href)).body).toContain(json.html);
  });

  it('knows the three layouts; without text is the one that is meant by none', async () => {
    const { id } = await anArticle(ctx, { lead: 'Der Rat hat entschieden.' });
    const htmlIn = async (layout: string) => (await card(id, `?layout=${layout}`)).json.html as string;
    expect(await htmlIn('article-no-text')).toBe((await card(id)).json.html);
    expect(await htmlIn('article-no-text')).not.toContain('Der Rat hat entschieden.');
    expect(await htmlIn('article-text')).toContain('Der Rat hat entschieden.');
    expect(await htmlIn('article-teaser')).toContain('Der Rat hat entschieden.');
  });

  it('hands tracking and link parameters on, escaped, and no others', async () => {
    const article = await anArticle(ctx);
    const query = '?teaserTracking=box_1-a&utm_source=%22%3E%3Cscript%3E&ref=brief&onclick=alert(1)&x=1';
    const { html } = (await card(article.id, query)).json;
    expect(html).toContain('data-teaser-tracking="box_1-a"');
    expect(html).toContain(`href="${article.href}?ref=brief&amp;utm_source=%22%3E%3Cscript%3E"`);
    expect(html).not.toMatch(/alert|x=1|<script/);
  });

  it.each([
    '?layout=gross',
    '?layout=',
    '?teaserTracking=',
    '?teaserTracking=a%20b',
    '?teaserTracking=%22%3E',
    `?teaserTracking=${'a'.repeat(65)}`,
    '?utm_source[]=a&utm_source[]=b',
  ])('400 for %s', async (query) => {
    const { status, json } = await card((await anArticle(ctx)).id, query);
    expect([status, json.status]).toEqual([400, 'error']);
  });
});
