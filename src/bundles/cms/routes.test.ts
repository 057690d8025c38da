import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { actAs } from '#kernel/ctx.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anImage, storedImages } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { saveCmsPage } from './commands.ts';
import { saveDraft, withdrawPage } from './desk/commands.ts';
import { findPage, stampOf } from './desk/queries.ts';
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

describe('a page that moved', () => {
  it('is found at its old address for ever, and its former versions too', async () => {
    const admin = actAs(ctx, portalItself);
    const { id, slug } = await aCmsPage(ctx, { isLegal: true });
    await get(`/p/${slug}`);
    const { page, latest } = (await findPage(ctx, id))!;
    const sections = [{ key: 1, type: 'text', typed: { text: 'Bleiben Sie freundlich.' } }];
    const input = { id, title: 'Netiquette', sections, footerPosition: null, seen: stampOf(page, latest) };
    await saveDraft(admin, { ...input, slug: `${slug}-neu` });
    for (const [from, to] of [
      [`/p/${slug}`, `/p/${slug}-neu`],
      [`/p/${slug}/fassungen`, `/p/${slug}-neu/fassungen`],
      [`/p/${slug}/fassungen/1`, `/p/${slug}-neu/fassungen/1`],
    ]) {
      const reply = await get(from!);
      expect([reply.statusCode, reply.headers.location]).toEqual([301, to]);
    }
    expect((await get(`/p/${slug}-neu`)).statusCode).toBe(200);
    await withdrawPage(admin, id);
    expect((await get(`/p/${slug}`)).statusCode).toBe(404);
  });
});

describe('the former versions of a legal page', () => {
  it('are read by everybody with the day they came out, a draft by nobody', async () => {
    const { id, slug, href } = await aCmsPage(ctx, {
      isLegal: true,
      body: build.doc(build.p('Verlag Auental.')),
    });
    await saveCmsPage(ctx, { slug, title: 'Impressum', body: build.doc(build.p('Verlag Steinach.')) });
    const { page, latest } = (await findPage(ctx, id))!;
    const sections = [{ key: 1, type: 'text', typed: { text: 'Noch geheim.' } }];
    const draft = { id, slug, title: 'Impressum', sections, footerPosition: null, isLegal: true };
    await saveDraft(actAs(ctx, portalItself), { ...draft, seen: stampOf(page, latest) });
    expect((await get(href)).body).toContain(`href="${href}/fassungen"`);
    const list = (await get(`${href}/fassungen`)).body;
    expect(list).toMatch(/Fassung 2 vom \d+[\s\S]*gilt heute[\s\S]*Fassung 1 vom \d+/);
    expect(list).not.toContain('Fassung 3');
    const former = (await get(`${href}/fassungen/1`)).body;
    expect(former).toContain('Verlag Auental.');
    expect(former).toContain('Das ist eine frühere Fassung.');
    expect(former).toContain('noindex');
    for (const number of ['2', '3', '9'])
      expect((await get(`${href}/fassungen/${number}`)).statusCode).toBe(404);
  });

  it('are found under their one address only, as the page is', async () => {
    const { slug, href } = await aCmsPage(ctx, { isLegal: true });
    await saveCmsPage(ctx, { slug, title: 'Impressum', body: build.doc(build.p('Neu.')) });
    for (const path of ['fassungen', 'fassungen/1']) {
      const reply = await get(`/p/${slug.toUpperCase()}/${path}`);
      expect([reply.statusCode, reply.headers.location]).toEqual([301, `${href}/${path}`]);
    }
    expect((await get('/p/GIBT-ES-NICHT/fassungen')).statusCode).toBe(404);
  });

  it('of any other page are nobody’s business', async () => {
    const { slug, href } = await aCmsPage(ctx);
    await saveCmsPage(ctx, { slug, title: 'Netiquette', body: build.doc(build.p('Anders.')) });
    expect((await get(href)).body).not.toContain('/fassungen');
    for (const path of ['fassungen', 'fassungen/1', 'fassungen/0', 'fassungen/x'])
      expect((await get(`${href}/${path}`)).statusCode).toBe(404);
  });

  it('show their pictures as long as the page is out', async () => {
    const image = await anImage(ctx, { access: 'gated' });
    const accessOf = async () => (await storedImages(ctx, [image.id])).get(image.id)?.access;
    const body = build.doc(build.p('Das Haus.'), build.image(image.id));
    const { id, slug, href } = await aCmsPage(ctx, { isLegal: true, body });
    await saveCmsPage(ctx, { slug, title: 'Impressum', body: build.doc(build.p('Ohne Bild.')) });
    expect(await accessOf()).toBe('public');
    expect((await get(`${href}/fassungen/1`)).body).toContain(`/media/image/${image.id}/v1_`);
    await withdrawPage(actAs(ctx, portalItself), id);
    expect(await accessOf()).toBe('gated');
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
