import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { withTransaction } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { snapshots } from './schema.ts';
import { aSnapshot, putSnapshotInState } from './test-data.ts';

const app = await testApp();
const { ctx } = app;
const { doc, p } = build;

const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

/** Reads what a page says by schema.org, by its type. */
const told = (body: string, type: string) =>
  [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json]) => JSON.parse(json!) as Record<string, unknown>)
    .find((thing) => thing['@type'] === type);

const at = (hour: number) => new Date(`2026-03-02T${10 + hour}:00:00Z`);

const card = (id: string | number) => get(`/a/ajax/imagepostcard/${id}`, { accept: 'application/json' });

const untilCached = (url: string) =>
  expect.poll(async () => (await get(url)).headers['x-page-cache']).toBe('hit');

describe('GET /{location}/c-{category}/{slug}_i{id}', () => {
  it('is the snapshot: picture, title, author, text, facts, tags, comments', async () => {
    const place = await aPlace(ctx, { name: 'Steinach', slug: 'steinach' });
    const category = await aCategory(ctx, { name: 'Natur', slug: 'natur' });
    const author = await aUser(ctx, { name: 'Tomasz Adamek' });
    const image = await anImage(ctx, { ownerId: author.id, caption: 'Kraniche & Nebel' });
    const snapshot = await aSnapshot(ctx, {
      title: 'Die Letzten & Ersten',
      text: doc(p('Heute waren es noch <fünfzehn>.')),
      imageId: image.id,
      locationId: place.id,
      categoryId: category.id,
      authorId: author.id,
      tags: ['Kraniche'],
      publishedAt: new Date('2026-03-02T09:05:00Z'),
      updatedAt: new Date('2026-07-03T10:00:00Z'),
    });
    const comment = await aComment(ctx, snapshot, { text: 'Anton hat sie auch gehört.' });
    const reply = await get(snapshot.href);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const { body } = reply;
    expect(snapshot.href).toBe(`/steinach/c-natur/die-letzten-ersten_i${snapshot.id}`);
    for (const words of [
      '<title>Die Letzten &amp; Ersten – Litfass</title>',
      '<meta name="description" content="Heute waren es noch &lt;fünfzehn&gt;."/>',
      `<link rel="canonical" href="http://localhost:3000${snapshot.href}"/>`,
      '<h1>Die Letzten &amp; Ersten</h1>',
      '<p>Heute waren es noch &lt;fünfzehn&gt;.</p>',
      `/media/image/${image.id}/v1_XL.webp`,
      'alt="Eine Brücke im Nebel"',
      'Kraniche &amp; Nebel',
      'Foto:\u00a0Tomasz Adamek',
      `href="/profile/${author.id}/tomasz-adamek"`,
      '2.\u00a0März 2026, 10.05\u00a0Uhr',
      '3.\u00a0Juli 2026, 12.00\u00a0Uhr',
      'href="/steinach"',
      'href="/steinach/c-natur"',
      'href="/tag/kraniche"',
      '<share-button',
      `<article id="comment-${comment.id}"`,
    ])
      expect(body).toContain(words);
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body.match(/fetchPriority="high"/gi)).toHaveLength(1);
  });

  it('tells of no picture whose file couldn’t be made after all', async () => {
    const image = await anImage(ctx, { sizes: [], failure: 'Nicht lesbar.' });
    const { href } = await aSnapshot(ctx, { imageId: image.id });
    const { body } = await get(href);
    expect(told(body, 'ImageObject')).toBeUndefined();
    expect(body).not.toContain('undefined');
  });

  it('tells others what it is: Open Graph, ImageObject, the way to it', async () => {
    const author = await aUser(ctx, { name: 'Linh Tran' });
    const image = await anImage(ctx, { ownerId: author.id, copyright: '' });
    const { href, row } = await aSnapshot(ctx, {
      title: 'Nacht </script>',
      text: null,
      authorId: author.id,
      imageId: image.id,
      tags: ['Nachthimmel'],
    });
    const { body } = await get(href);
    const whole = `http://localhost:3000${href}`;
    expect(body).toContain('<meta property="og:title" content="Nacht &lt;/script&gt;"/>');
    expect(body).toContain(`<meta property="og:url" content="${whole}"/>`);
    expect(body).toMatch(
      new RegExp(
        `<meta property="og:image" content="http://localhost:3000/media/image/${image.id}/v1_social.jpg`,
      ),
    );
    expect(told(body, 'ImageObject')).toMatchObject({
      name: 'Nacht </script>',
      contentUrl: `http://localhost:3000/media/image/${image.id}/v1_XXL.jpg`,
      creditText: 'Linh Tran',
      creator: { name: 'Linh Tran' },
      datePublished: row.publishedAt!.toISOString(),
      keywords: ['Nachthimmel'],
      mainEntityOfPage: whole,
    });
    const way = told(body, 'BreadcrumbList')?.itemListElement as { item: string }[];
    expect(way.map(({ item }) => item)).toEqual([
      'http://localhost:3000/',
      `http://localhost:3000/${row.locationSlug}`,
      `http://localhost:3000/${row.locationSlug}/c-${row.categorySlug}`,
      whole,
    ]);
  });

  it('leads to its neighbours in the place and to more by its author', async () => {
    const place = await aPlace(ctx, { name: 'Kirchbruck' });
    const author = await aUser(ctx, { name: 'Ruth Lindner' });
    const older = await aSnapshot(ctx, { title: 'Früher', locationId: place.id, publishedAt: at(0) });
    const own = { locationId: place.id, authorId: author.id, publishedAt: at(1) };
    const snapshot = await aSnapshot(ctx, own);
    const newer = await aSnapshot(ctx, { title: 'Später', locationId: place.id, publishedAt: at(2) });
    const another = await aSnapshot(ctx, { title: 'Woanders', authorId: author.id, publishedAt: at(3) });
    const { body } = await get(snapshot.href);
    expect(body).toContain(`href="${newer.href}" rel="prev" aria-label="Voriges Bild: Später"`);
    expect(body).toContain(`href="${older.href}" rel="next" aria-label="Nächstes Bild: Früher"`);
    expect(body).toContain('Mehr von Ruth Lindner');
    expect(body).toContain(`href="${another.href}"`);
    expect(body).toContain('Mehr aus Kirchbruck');
  });

  it('alone in its place has no neighbours and no empty sections', async () => {
    const { body } = await get((await aSnapshot(ctx)).href);
    for (const words of ['rel="prev"', 'rel="next"', 'Mehr von', 'Mehr aus'])
      expect(body).not.toContain(words);
  });

  it('says so when its picture was blocked, and does not name it to others', async () => {
    const snapshot = await aSnapshot(ctx);
    const blocked = await anImage(ctx, { access: 'blocked' });
    await ctx.db.update(snapshots).set({ imageId: blocked.id }).where(eq(snapshots.id, snapshot.id));
    const { statusCode, body } = await get(snapshot.href);
    expect(statusCode).toBe(200);
    expect(body).toContain('Dieses Bild ist nicht mehr da.');
    expect(body).not.toContain(`/media/image/${blocked.id}/`);
    expect(told(body, 'ImageObject')).toBeUndefined();
  });
});

describe('the cached page of a snapshot', () => {
  it('knows of a new neighbour, of one that is gone, and of more by its author', async () => {
    const { href, row } = await aSnapshot(ctx);
    await untilCached(href);
    const newer = await aSnapshot(ctx, { locationId: row.locationId });
    expect((await get(href)).body).toContain(newer.href);
    await untilCached(href);
    await putSnapshotInState(ctx, newer.id, 'withdrawn');
    expect((await get(href)).body).not.toContain(newer.href);
    await untilCached(href);
    const another = await aSnapshot(ctx, { authorId: row.authorId });
    expect((await get(href)).body).toContain(another.href);
  });

  it('is drawn anew when its picture or its author changes', async () => {
    const { href, row } = await aSnapshot(ctx);
    for (const tag of [`image:${row.imageId}`, `user:${row.authorId}`]) {
      await untilCached(href);
      await withTransaction(ctx, async (ctx) => touch(ctx, tag));
      expect((await get(href)).headers['x-page-cache']).toBe('miss');
    }
  });
});

describe('GET /a/ajax/imagepostcard/{id}', () => {
  it('shows the picture', async () => {
    const { id, row } = await aSnapshot(ctx);
    expect((await card(id)).json().html).toContain(`/media/image/${row.imageId}/`);
  });
});

describe('the page of a snapshot and the database', () => {
  it('ask for little of each other, however much the page shows', async () => {
    const { http, portal, ctx } = await testApp({ config: { pageCache: false } });
    const [place, author] = [await aPlace(ctx), await aUser(ctx)];
    const common = { locationId: place.id, authorId: author.id };
    for (let i = 0; i < 6; i++) await aSnapshot(ctx, common);
    const snapshot = await aSnapshot(ctx, { ...common, tags: ['Nebel', 'Morgen'] });
    for (let i = 0; i < 4; i++) await aComment(ctx, snapshot);
    const before = portal.database.queryCount();
    expect((await http.inject({ method: 'GET', url: snapshot.href })).statusCode).toBe(200);
    expect(portal.database.queryCount() - before).toBeLessThanOrEqual(15);
  });
});
