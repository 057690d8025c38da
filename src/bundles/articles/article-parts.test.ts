// Tests what readers share of an article's page, and what each of them has for themselves.
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aComment, aPendingComment } from '#bundles/comments/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { grantPass, aUser, signedIn } from '#bundles/users/test-data.ts';
import { anArticle } from './test-data.ts';

const app = await testApp();
const { ctx } = app;

const aReader = async (changes: Parameters<typeof aUser>[1] = {}) => {
  const user = await aUser(ctx, changes);
  return { ...user, browser: await signedIn(app, user) };
};
const bodyFor = async (url: string, headers: Record<string, string> = {}) =>
  (await app.http.inject({ method: 'GET', url, headers })).body;
const queriesFor = async (url: string, headers: Record<string, string>) => {
  const before = app.portal.database.queryCount();
  await bodyFor(url, headers);
  return app.portal.database.queryCount() - before;
};
const [ruth, paul] = [await aReader({ name: 'Ruth Lindner' }), await aReader({ name: 'Paul Feld' })];

describe('an article’s page for one reader after another', () => {
  it('asks the database who it is, what they like, what they follow and what they saved', async () => {
    const article = await anArticle(ctx, { heroId: (await anImage(ctx)).id });
    await aComment(ctx, article);
    for (const { browser } of [ruth, paul]) await queriesFor(article.href, browser);
    for (const { browser } of [ruth, paul]) expect(await queriesFor(article.href, browser)).toBe(4);
  });

  it('asks after a comment for the thread, its newest comments and how many like the new one, and for nothing else', async () => {
    const article = await anArticle(ctx, { heroId: (await anImage(ctx)).id });
    await aComment(ctx, article, { author: paul.viewer });
    await queriesFor(article.href, {});
    const { text } = await aComment(ctx, article, { author: paul.viewer });
    expect(await queriesFor(article.href, {})).toBe(3);
    expect(await bodyFor(article.href)).toContain(text);
  });

  it('asks after a comment under a piece beside it for the number at that, and for nothing else', async () => {
    const { id: locationId } = await aPlace(ctx);
    const beside = await anArticle(ctx, { locationId });
    const article = await anArticle(ctx, { locationId });
    await queriesFor(article.href, {});
    for (const number of ['1\u00a0Kommentar', '2\u00a0Kommentare']) {
      expect(await bodyFor(article.href)).not.toContain(`aria-label="${number}"`);
      await aComment(ctx, beside, { author: paul.viewer });
      expect(await queriesFor(article.href, {})).toBe(1);
      expect(await bodyFor(article.href)).toContain(`aria-label="${number}"`);
    }
  });

  it('shows a new comment to all of them at once', async () => {
    const article = await anArticle(ctx);
    for (const { browser } of [ruth, paul])
      expect(await bodyFor(article.href, browser)).not.toContain('Neues vom Rat.');
    await aComment(ctx, article, { text: 'Neues vom Rat.' });
    for (const { browser } of [ruth, paul])
      expect(await bodyFor(article.href, browser)).toContain('Neues vom Rat.');
  });

  it('names each to nobody but themselves', async () => {
    const article = await anArticle(ctx);
    await aComment(ctx, article, { author: paul.viewer, text: 'Von Paul.' });
    const [forRuth, forPaul] = [
      await bodyFor(article.href, ruth.browser),
      await bodyFor(article.href, paul.browser),
    ];
    expect(forRuth).toContain('Ruth Lindner');
    expect(forPaul).not.toContain('Ruth Lindner');
    expect([/kommentar\/\d+\/loeschen/.test(forRuth), /kommentar\/\d+\/loeschen/.test(forPaul)]).toEqual([
      false,
      true,
    ]);
  });

  it('shows a comment that is held to its author and to no other', async () => {
    const article = await anArticle(ctx);
    for (const { browser } of [ruth, paul]) await bodyFor(article.href, browser);
    const { text } = await aPendingComment(ctx, article, { author: paul.viewer });
    expect(await bodyFor(article.href, ruth.browser)).not.toContain(text);
    expect(await bodyFor(article.href, paul.browser)).toContain(text);
    expect(await bodyFor(article.href)).not.toContain(text);
  });

  it('gives controls of a picture to whom it belongs', async () => {
    const image = await anImage(ctx, { ownerId: paul.id });
    const article = await anArticle(ctx, { body: build.doc(build.image(image.id)), heroId: image.id });
    const hasControls = async ({ browser }: typeof ruth) =>
      (await bodyFor(article.href, browser)).includes('<media-element');
    expect([await hasControls(ruth), await hasControls(paul), await hasControls(ruth)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('shows the picture of a premium piece beside it to those who may read that, its author among them', async () => {
    const author = await aReader({ name: 'Aylin Özdemir' });
    const place = await aPlace(ctx);
    const hero = await anImage(ctx, { access: 'gated', ownerId: author.id });
    await anArticle(ctx, { locationId: place.id, isPremium: true, heroId: hero.id, authorId: author.id });
    const article = await anArticle(ctx, { locationId: place.id });
    const address = `/media/image/${hero.id}/`;
    const holder = await aReader({ passUntil: new Date(Date.now() + 86_400_000) });
    for (let n = 0; n < 2; n++) {
      expect(await bodyFor(article.href, ruth.browser)).not.toContain(address);
      expect(await bodyFor(article.href, holder.browser)).toContain(address);
      expect(await bodyFor(article.href, author.browser)).toContain(address);
      expect(await bodyFor(article.href)).not.toContain(address);
    }
  });

  it('closes the rest of a premium piece the moment a pass is over or taken back, though it is in memory', async () => {
    const body = build.doc(build.p('Frei.'), build.cut(), build.p('Hinter dem Schnitt.'));
    const { href } = await anArticle(ctx, { isPremium: true, body });
    const passUntil = new Date(Date.now() + 86_400_000);
    const [over, takenBack] = [await aReader({ passUntil }), await aReader({ passUntil })];
    for (const { browser } of [over, takenBack])
      expect(await bodyFor(href, browser)).toContain('Hinter dem Schnitt.');
    // The pass ends as the clock ends it: nobody is told.
    await ctx.db.execute(sql`update users set pass_until = now() where id = ${over.id}`);
    await grantPass(ctx, takenBack.id, null);
    for (const { browser } of [over, takenBack])
      expect(await bodyFor(href, browser)).not.toContain('Hinter dem Schnitt.');
  });
});
