import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { isKindOn } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { aPiece } from '#bundles/lists/test-data.ts';
import { aUser, changeUser, signedIn } from '#bundles/users/test-data.ts';

const app = await testApp();
const { ctx } = app;
const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });
const bodyOf = async (url: string) => (await get(url)).body;

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

const idsOn = (body: string) =>
  [...body.matchAll(/<h[23]><a href="[^"]*_a(\d+)">/g)].map(([, id]) => Number(id));

const link = (body: string, rel: string) =>
  new RegExp(`<a href="([^"]*)" rel="${rel}"`).exec(body)?.[1]?.replaceAll('&amp;', '&');

const structuredData = (body: string) =>
  [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json!),
  );

describe('GET /profile/{id}/{slug}', () => {
  it('shows who somebody is, and what they published and said last', async () => {
    const place = await aPlace(ctx, { name: 'Steinach', slug: 'steinach' });
    const person = await aUser(ctx, {
      name: 'Tomasz Adamek',
      about:
        'Lokführer, [b]meistens[/b] Frühschicht.\n\nAuch Brücken & [url=https://beispiel.example]<Tunnel>[/url].',
      locationId: place.id,
      createdAt: new Date('2019-03-08T12:00:00Z'),
      pictureId: (await anImage(ctx)).id,
      coverId: (await anImage(ctx)).id,
    });
    const article = await anArticle(ctx, { authorId: person.id, headline: 'Ich habe die Nieten gezählt' });
    const elsewhere = await anArticle(ctx, { headline: 'Hallenbad öffnet' });
    const comment = await aComment(ctx, elsewhere, { author: person.viewer, text: 'Am <Montag> um 14 Uhr.' });
    const body = await bodyOf(`/profile/${person.id}/tomasz-adamek`);
    for (const words of [
      '<title>Tomasz Adamek – Litfass</title>',
      'Tomasz Adamek</h1>',
      '<a href="/steinach">Steinach</a>',
      'dabei seit März 2019',
      '<p>Lokführer, <strong>meistens</strong> Frühschicht.</p>',
      '<a href="https://beispiel.example" rel="ugc nofollow">&lt;Tunnel&gt;</a>',
      '<meta name="description" content="Lokführer, meistens Frühschicht. Auch Brücken &amp; &lt;Tunnel&gt;."/>',
      '<dt>Beiträge</dt><dd>1</dd>',
      '<dt>Kommentare</dt><dd>1</dd>',
      'Am &lt;Montag&gt; um 14 Uhr.',
      `<a href="${elsewhere.href}#comment-${comment.id}">Hallenbad öffnet</a>`,
      `href="/profile/${person.id}/feed.xml"`,
      `<link rel="canonical" href="http://localhost:3000/profile/${person.id}/tomasz-adamek"/>`,
      '<meta property="og:type" content="profile"/>',
    ])
      expect(body).toContain(words);
    expect(idsOn(body)).toEqual([article.id]);
    expect(body).not.toContain('noindex');
    expect(structuredData(body)).toMatchObject([
      { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Tomasz Adamek' } },
      { '@type': 'BreadcrumbList' },
    ]);
  });

  it('is found under its one address only', async () => {
    const { id } = await aUser(ctx, { name: 'Jörg Lind' });
    expect((await get(`/profile/${id}/joerg-lind`)).statusCode).toBe(200);
    const moved = await get(`/profile/${id}/irgendwer?art=termine`);
    expect([moved.statusCode, moved.headers.location]).toEqual([
      301,
      `/profile/${id}/joerg-lind?art=termine`,
    ]);
    for (const wrong of ['0', '1e3', '2147483648', '2147483647', 'x'])
      expect((await get(`/profile/${wrong}/joerg-lind`)).statusCode).toBe(404);
  });

  it('is only a name while somebody is suspended', async () => {
    const image = await anImage(ctx);
    const person = await aUser(ctx, { name: 'Laut Sprecher', about: 'Immer da.', pictureId: image.id });
    await anArticle(ctx, { authorId: person.id });
    const href = `/profile/${person.id}/laut-sprecher`;
    expect(await bodyOf(href)).toContain('Immer da.');
    await changeUser(ctx, person.id, { suspendedUntil: inHours(1) });
    const body = await bodyOf(href);
    expect(body).toContain('Laut Sprecher');
    expect(body).toContain('Dieses Profil ist zurzeit nicht zu sehen');
    for (const hidden of ['Immer da.', `/media/image/${image.id}/`, 'Elf zu zehn', 'feed.xml"'])
      expect(body).not.toContain(hidden);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
  });

  it('isn’t there for somebody unconfirmed, except for themselves and moderators', async () => {
    const person = await aUser(ctx, { name: 'Neu Hier', confirmedAt: null });
    const moderator = await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] });
    const href = `/profile/${person.id}/neu-hier`;
    expect((await get(href)).statusCode).toBe(404);
    for (const somebody of [person, moderator])
      expect((await get(href, await signedIn(app, somebody))).statusCode).toBe(200);
  });

  it('is gone when somebody left', async () => {
    const person = await aUser(ctx, { name: 'Wer Auchimmer' });
    const href = `/profile/${person.id}/wer-auchimmer`;
    expect((await get(href)).statusCode).toBe(200);
    await changeUser(ctx, person.id, { erasedAt: ctx.now, name: '' });
    const reply = await get(href);
    expect(reply.statusCode).toBe(410);
    expect(reply.body).not.toContain('Auchimmer');
  });

  it('says so when there is nothing, and keeps that from search engines', async () => {
    const { id } = await aUser(ctx, { name: 'Still Leser' });
    const body = await bodyOf(`/profile/${id}/still-leser`);
    expect(body).toContain('Noch nichts angeschlagen');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).not.toContain('<dl');
  });
});

describe('the pieces of a profile', () => {
  it('are those that everybody may see', async () => {
    const person = await aUser(ctx, { name: 'Aylin' });
    const shared = { authorId: person.id };
    const shown = await anArticle(ctx, shared);
    await anArticle(ctx, { ...shared, publishedAt: inHours(1) });
    await anArticle(ctx, { ...shared, state: 'draft' });
    const withdrawn = await anArticle(ctx, shared);
    const href = `/profile/${person.id}/aylin`;
    expect(idsOn(await bodyOf(href))).toEqual([withdrawn.id, shown.id]);
    await putArticleInState(ctx, withdrawn.id, 'withdrawn');
    const body = await bodyOf(href);
    expect(idsOn(body)).toEqual([shown.id]);
    expect(body).toContain('<dt>Beiträge</dt><dd>1</dd>');
  });

  it('are there at once, and so are comments', async () => {
    const person = await aUser(ctx, { name: 'Henrike' });
    const href = `/profile/${person.id}/henrike`;
    await get(href);
    expect((await get(href)).headers['x-page-cache']).toBe('hit');
    const article = await anArticle(ctx, { authorId: person.id });
    expect(idsOn(await bodyOf(href))).toEqual([article.id]);
    const { id } = await aComment(ctx, article, { author: person.viewer, text: 'Danke!' });
    expect(await bodyOf(href)).toContain(`${article.href}#comment-${id}`);
  });

  it('go on, page by page, and back again', async () => {
    const person = await aUser(ctx, { name: 'Viel Schreiber' });
    const place = await aPlace(ctx);
    const shared = { authorId: person.id, locationId: place.id };
    const ids: number[] = [];
    for (let hour = 0; hour < 50; hour++)
      ids.push((await anArticle(ctx, { ...shared, publishedAt: inHours(-hour - 1) })).id);
    const pages: number[][] = [];
    const addresses: string[] = [];
    let next: string | undefined = `/profile/${person.id}/viel-schreiber`;
    for (; next; next = link(await bodyOf(next), 'next')) {
      addresses.push(next);
      pages.push(idsOn(await bodyOf(next)));
    }
    expect(pages.map((page) => page.length)).toEqual([24, 24, 2]);
    expect(pages.flat()).toEqual(ids);
    expect(link(await bodyOf(addresses[2]!), 'prev')).toBe(addresses[1]);
    expect(link(await bodyOf(addresses[1]!), 'prev')).toBe(addresses[0]);
    expect(await bodyOf(addresses[1]!)).toContain(
      `<link rel="prev" href="http://localhost:3000${addresses[0]}"/>`,
    );
  });

  it('can be narrowed to one kind where there are several', async () => {
    const person = await aUser(ctx, { name: 'Beides' });
    const href = `/profile/${person.id}/beides`;
    const article = await anArticle(ctx, { authorId: person.id });
    expect(await bodyOf(href)).not.toContain('?art=');
    await aPiece(ctx, { type: 'imagepost', objectId: 900_001, authorId: person.id });
    const body = await bodyOf(href);
    expect(body).toContain(`<a href="${href}" aria-current="page">Alles`);
    expect(body).toContain(`<a href="${href}?art=beitraege">Beiträge <span>1</span>`);
    expect(body).toContain(`<a href="${href}?art=schnappschuesse">Schnappschüsse <span>1</span>`);
    expect(body).not.toContain('?art=termine');
    expect(idsOn(await bodyOf(`${href}?art=beitraege`))).toEqual([article.id]);
    // A word that names no kind narrows nothing.
    expect(idsOn(await bodyOf(`${href}?art=termine`))).toEqual(isKindOn('event') ? [] : [article.id]);
    expect(idsOn(await bodyOf(`${href}?art=unsinn`))).toEqual([article.id]);
  });
});

describe('the comments of a profile', () => {
  it('leave out what was deleted, and what stands under a piece that is gone', async () => {
    const person = await aUser(ctx, { name: 'Ruth Lindner' });
    const author = person.viewer;
    const [kept, gone] = [await anArticle(ctx), await anArticle(ctx)];
    await aComment(ctx, kept, { author, text: 'Bleibt stehen.' });
    await aComment(ctx, kept, { author, text: 'Gelöscht.', isDeleted: true });
    await aComment(ctx, gone, { author, text: 'Mit dem Beitrag fort.' });
    const href = `/profile/${person.id}/ruth-lindner`;
    expect(await bodyOf(href)).toContain('Mit dem Beitrag fort.');
    await putArticleInState(actAs(ctx, portalItself), gone.id, 'hidden');
    const body = await bodyOf(href);
    expect(body).toContain('Bleibt stehen.');
    expect(body).not.toContain('Mit dem Beitrag fort.');
    expect(body).not.toContain('Gelöscht.');
  });

  it('are cut when they are long', async () => {
    const person = await aUser(ctx, { name: 'Lang Atem' });
    const article = await anArticle(ctx);
    await aComment(ctx, article, { author: person.viewer, text: 'Wort '.repeat(100) });
    const body = await bodyOf(`/profile/${person.id}/lang-atem`);
    expect(/<p>(Wort[^<]*)<\/p>/.exec(body)?.[1]).toBe(`${'Wort '.repeat(36).trim()}\u00a0…`);
  });
});

describe('what a profile costs', () => {
  it('is at most 14 queries, however much there is', async () => {
    const person = await aUser(ctx, { name: 'Kosten', pictureId: (await anImage(ctx)).id });
    const place = await aPlace(ctx);
    for (let hour = 0; hour < 30; hour++) {
      const publishedAt = inHours(-hour - 1);
      const article = await anArticle(ctx, { authorId: person.id, locationId: place.id, publishedAt });
      await aComment(ctx, article, { author: person.viewer });
    }
    const before = app.portal.database.queryCount();
    await bodyOf(`/profile/${person.id}/kosten`);
    expect(app.portal.database.queryCount() - before).toBeLessThanOrEqual(14);
  });
});
