import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { saveCmsPage } from './commands.ts';
import { aCmsPage } from './test-data.ts';

const app = await testApp();
const { ctx } = app;
await aUser(ctx);
const get = (url: string) => app.http.inject({ method: 'GET', url, headers: { accept: 'text/html' } });

/** Gives the links at the foot of a page, by name. */
/** Leaves out the page of the system's own, on embedded contents. */
const footerOf = async (url: string) => {
  const { body } = await get(url);
  const links = /<footer[\s\S]*<\/footer>/
    .exec(body)?.[0]
    .matchAll(/<a href="(\/p\/(?!einbettungen)[^"]*)"[^>]*>([^<]*)<\/a>/g);
  return Object.fromEntries([...(links ?? [])].map(([, href, name]) => [name!, href!]));
};

const longBody = (...titles: string[]) =>
  build.doc(...titles.flatMap((title) => [build.h2(title), build.p('Ein Absatz.')]));

describe('GET /p/{slug}', () => {
  it('shows the text, which version it is, and the way back', async () => {
    const { href } = await aCmsPage(ctx, {
      title: 'Über <uns>',
      body: build.doc(build.p('Wir sind sieben.')),
    });
    const reply = await get(href);
    expect(reply.statusCode).toBe(200);
    for (const words of [
      '<title>Über &lt;uns&gt; – Litfass</title>',
      'Über &lt;uns&gt;</h1>',
      '<p>Wir sind sieben.</p>',
      /Fassung 1 vom \d+\.\u00a0\p{L}+ \d{4}/u,
      `<link rel="canonical" href="http://localhost:3000${href}"/>`,
    ])
      expect(reply.body).toMatch(words);
  });

  it('shows the newest version as soon as it is saved', async () => {
    const { slug, href } = await aCmsPage(ctx);
    expect((await get(href)).body).toContain('Bleiben Sie freundlich.');
    expect((await get(href)).headers['x-page-cache']).toBe('hit');
    await saveCmsPage(ctx, { slug, title: 'Netiquette', body: build.doc(build.p('Bleiben Sie sachlich.')) });
    const { body } = await get(href);
    expect(body).toContain('Bleiben Sie sachlich.');
    expect(body).not.toContain('freundlich');
    expect(body).toContain('Fassung 2 vom');
  });

  it('lists the headings of a long page, each leading to its section', async () => {
    const { href } = await aCmsPage(ctx, { body: longBody('Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs') });
    const { body } = await get(href);
    expect(body).toContain('Auf dieser Seite');
    for (const id of ['eins', 'zwei', 'drei', 'vier', 'fuenf', 'sechs']) {
      expect(body).toContain(`href="#${id}"`);
      expect(body.split(`id="${id}"`)).toHaveLength(2);
    }
    const short = await aCmsPage(ctx, { body: longBody('Eins', 'Zwei', 'Drei', 'Vier', 'Fünf') });
    expect((await get(short.href)).body).not.toContain('Auf dieser Seite');
  });

  it('shows the pictures of its text', async () => {
    const image = await anImage(ctx);
    const { href } = await aCmsPage(ctx, { body: build.doc(build.p('Das Haus.'), build.image(image.id)) });
    expect((await get(href)).body).toContain(`/media/image/${image.id}/v1_`);
  });

  it('is found under its one address only', async () => {
    const { slug, href } = await aCmsPage(ctx);
    const reply = await get(`/p/${slug.toUpperCase()}`);
    expect([reply.statusCode, reply.headers.location]).toEqual([301, href]);
    for (const url of ['/p/gibt-es-nicht', '/p/GIBT-ES-NICHT', '/p/%00', '/p/'])
      expect((await get(url)).statusCode).toBe(404);
  });
});

describe('the foot of every page', () => {
  it('links to the pages in their order, at once after a change, and asks nothing for it', async () => {
    const second = await aCmsPage(ctx, { title: 'Datenschutz', footerPosition: 2 });
    const first = await aCmsPage(ctx, { title: 'Impressum', footerPosition: 1 });
    const none = await aCmsPage(ctx, { title: 'Nirgends' });
    const links = { Impressum: first.href, Datenschutz: second.href };
    for (const url of ['/', none.href, '/anmelden']) {
      const found = await footerOf(url);
      expect(found).toEqual(links);
      expect(Object.keys(found)).toEqual(['Impressum', 'Datenschutz']);
    }
    const before = app.portal.database.queryCount();
    await get('/anmelden');
    const cost = app.portal.database.queryCount() - before;
    await aCmsPage(ctx, { slug: none.slug, title: 'Netiquette', footerPosition: 3 });
    expect(await footerOf('/')).toEqual({ ...links, Netiquette: none.href });
    const after = app.portal.database.queryCount();
    await get('/anmelden');
    expect(app.portal.database.queryCount() - after).toBe(cost);
  });
});
