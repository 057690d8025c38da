// Tests the budgets of the page that is read most: questions to the database, bytes to the reader. What it asks when all kinds
// of things stand on it is counted in src/article-queries.test.ts.
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isOn } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { anArticle } from './test-data.ts';

const app = await testApp({ config: { pageCache: false } });
const { ctx } = app;

const WORDS =
  'Am Abend stimmte der Rat nach langer Debatte über die alte Brücke ab, und als um zwanzig vor elf das Ergebnis feststand, blieb es im Saal zunächst still: elf Stimmen dafür, zehn dagegen, eine Enthaltung. Wer in den Wochen zuvor auf dem Markt, beim Bäcker oder am Ufer der Werle mit den Leuten sprach, hörte selten Gleichgültigkeit; viele erinnern sich an das Hochwasser, an gesperrte Wege, an Umleitungen durch schmale Gassen. Nun soll die Verwaltung bis zum Frühjahr einen Plan vorlegen, der Kosten nennt, Lärm begrenzt und den Schulweg sichert. „Wir haben Zeit verloren“, sagte die Bürgermeisterin, „aber keine Geduld.“'.split(
    ' ',
  );

/** Returns German words in an order of their own, always the same. */
const prose = (length: number, seed: number) => {
  let state = seed;
  let text = '';
  while (text.length < length) {
    state = (state * 1103515245 + 12345) % 2147483648;
    text += `${WORDS[state % WORDS.length]} `;
  }
  return text.trim();
};

/** Makes somebody who has a picture. */
const aFace = async () => aUser(ctx, { pictureId: (await anImage(ctx)).id });

const aLongRead = async () => {
  const paragraphs = Array.from({ length: 12 }, (_, i) => build.p(prose(500, i + 1)));
  const article = await anArticle(ctx, {
    heroId: (await anImage(ctx)).id,
    authorId: (await aFace()).id,
    body: build.doc(...paragraphs),
    lead: prose(200, 99),
    tags: ['Alte Brücke', 'Stadtrat', 'Werle', 'Hochwasser'],
  });
  for (let i = 0; i < 30; i++) {
    const author = (await aFace()).viewer;
    await aComment(ctx, article, { author, text: prose(80 + ((i * 37) % 300), i + 200) });
  }
  return article;
};
const article = await aLongRead();
const all = `${article.href}?kommentare=alle`;

const queriesFor = async (url: string, headers: Record<string, string> = {}) => {
  const before = app.portal.database.queryCount();
  expect((await app.http.inject({ method: 'GET', url, headers })).statusCode).toBe(200);
  return app.portal.database.queryCount() - before;
};

describe('an article’s page', () => {
  it('takes at most 14 queries for visitors, also right after a start', async () => {
    const cold = await queriesFor(article.href);
    expect(cold).toBeLessThanOrEqual(14);
    const warm = await queriesFor(article.href);
    // Settings, changed texts, the links at the foot, what moderators say at things and whether the portal is set up are in memory by then.
    expect(cold - warm).toBe(5);
    // One of them is for the dates beside it.
    expect(warm).toBe(isOn('events') ? 9 : 8);
    expect(await queriesFor(all)).toBeLessThanOrEqual(14);
  });

  it('takes at most 13 for people who are signed in, and ten more when they come', async () => {
    const browser = await signedIn(app, await aUser(ctx));
    // What stays in memory for everybody, such as labels, is asked for once after a start, and what stays of a reader, such as whom they
    // mute and what they haven't read yet, once for each.
    expect(await queriesFor(article.href, browser)).toBeLessThanOrEqual(23);
    expect(await queriesFor(article.href, browser)).toBeLessThanOrEqual(13);
    expect(await queriesFor(all, browser)).toBeLessThanOrEqual(13);
  });

  it.each([
    ['', 3],
    ['?kommentare=alle', 30],
  ])('with 6,000 characters weighs at most 15 KB on its way (%j: %i comments)', async (query, comments) => {
    const { body } = await app.http.inject({ method: 'GET', url: article.href + query });
    expect(body.match(/<article id="comment-/g)).toHaveLength(comments);
    expect(gzipSync(body, { level: 6 }).length).toBeLessThanOrEqual(15 * 1024);
  });
});
