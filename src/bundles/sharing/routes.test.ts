import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { isKindOn } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aCmsPage } from '#bundles/cms/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { changeSetting, portalName } from '#bundles/settings/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { loadShareCard } from './cards.ts';
import type { CardSubject } from './subjects.ts';

const app = await testApp();
const { ctx } = app;
const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers });
/** Returns the path of the card as the head of a page tells it. */
const cardOf = async (subject: CardSubject) =>
  (await loadShareCard(ctx, subject))?.url.replace(ctx.config.publicUrl, '');

const place = await aPlace(ctx, { name: 'Auenfeld' });
const category = await aCategory(ctx, { name: 'Rathaus' });
const author = await aUser(ctx, { name: 'Aylin Özdemir' });
const article = await anArticle(ctx, { locationId: place.id, authorId: author.id });
const page = await aCmsPage(ctx, { title: 'Impressum' });

describe('GET /teilen/{subject}/{mark}.png', () => {
  it.each<[string, CardSubject, string]>([
    [
      'the portal',
      { type: 'portal' },
      isKindOn('event')
        ? 'Nachrichten, Schnappschüsse und Termine von den Menschen, die hier leben.'
        : 'Nachrichten und Schnappschüsse von den Menschen, die hier leben.',
    ],
    ['a place', { type: 'location', id: place.id }, 'Auenfeld'],
    ['a category', { type: 'category', locationId: place.id, id: category.id }, 'Auenfeld: Rathaus'],
    ['a person', { type: 'user', id: author.id }, 'Profil: Aylin Özdemir'],
    ['a piece', article, 'Auenfeld: Elf zu zehn für die alte Brücke'],
    ['a page of the portal', { type: 'cmspage', id: page.id }, 'Impressum'],
  ])('shows the card of %s to everybody', async (_, subject, alt) => {
    expect((await loadShareCard(ctx, subject))?.alt).toBe(alt);
    const reply = await get((await cardOf(subject))!);
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=86400',
    ]);
    expect(reply.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  });

  it('has another address as soon as it would look different; the old one leads there', async () => {
    const before = (await cardOf(article))!;
    await changeSetting(actAs(ctx, portalItself), portalName, 'Werlebote');
    const after = (await cardOf(article))!;
    expect(after).not.toBe(before);
    const reply = await get(before);
    expect([reply.statusCode, reply.headers.location, reply.headers['cache-control']]).toEqual([
      301,
      after,
      'private, no-store',
    ]);
    await changeSetting(actAs(ctx, portalItself), portalName, 'Litfass');
  });

  it('draws no text that somebody puts into the address', async () => {
    const own = (await cardOf(article))!;
    for (const mark of ['0000000000000000', 'Kauft-hier', '%3Csvg%3E', '..%2F..%2Fsecret']) {
      const reply = await get(own.replace(/[^/]+\.png$/, `${mark}.png`));
      expect([reply.statusCode, reply.headers.location]).toEqual([301, own]);
    }
  });

  it.each([
    'article-0',
    'article-2147483648',
    'article-99999',
    'article-1-2',
    'article-',
    'article',
    'portal-1',
    'category-1',
    'category-1-99999',
    'location-99999',
    'comment-1',
    'image-1',
    '__proto__-1',
    '%00',
  ])('has none for %s', async (subject) =>
    expect((await get(`/teilen/${subject}/0000000000000000.png`)).statusCode).toBe(404),
  );

  it('has none for what not everybody may see, whoever asks', async () => {
    const draft = await anArticle(ctx, { state: 'draft', authorId: author.id });
    expect(await loadShareCard({ ...ctx, viewer: { ...ctx.viewer, id: author.id } }, draft)).toBeUndefined();
    const asAuthor = await signedIn(app, author);
    expect((await get(`/teilen/article-${draft.id}/0000000000000000.png`, asAuthor)).statusCode).toBe(404);

    const gone = await anArticle(ctx);
    const address = (await cardOf(gone))!;
    expect((await get(address)).statusCode).toBe(200);
    await putArticleInState(ctx, gone.id, 'withdrawn');
    expect((await get(address)).statusCode).toBe(404);
  });
});
