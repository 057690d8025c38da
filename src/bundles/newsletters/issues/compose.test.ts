import { describe, expect, it } from 'vitest';
import { refKey } from '#kernel/content-kinds.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aNewsletter, nextIssueOf } from '../test-data.ts';
import { sendNow } from './commands.ts';
import { composeIssue } from './compose.ts';
import { drawLetter } from './draw-letter.ts';
import { toLetterView } from './letter-view.ts';
import type { Newsletter } from '../queries.ts';

const ctx = await testCtx();
const { doc, p, cut } = build;
const district = await aPlace(ctx, { name: 'Werletal', slug: 'werletal', kind: 'district' });
const town = await aPlace(ctx, { name: 'Auenfeld', slug: 'auenfeld', parentId: district.id });
const other = await aPlace(ctx, { name: 'Steinach', slug: 'steinach', parentId: district.id });
const sport = await aCategory(ctx, { name: 'Sport', slug: 'sport' });

const composed = async (newsletter: Newsletter) =>
  composeIssue(ctx, newsletter, await nextIssueOf(ctx, newsletter));
const headlines = async (newsletter: Newsletter) =>
  (await composed(newsletter)).news.map(({ headline }) => headline);

describe('an issue by rule', () => {
  it('holds what came out in its place and topics, the newest first, and nothing that isn’t for all', async () => {
    const local = await aNewsletter(ctx, { locationId: town.id });
    const topical = await aNewsletter(ctx, { locationId: town.id, categoryIds: [sport.id] });
    await anArticle(ctx, { headline: 'Brücke gesperrt', locationId: town.id });
    await anArticle(ctx, { headline: 'Derby gewonnen', locationId: town.id, categoryId: sport.id });
    await anArticle(ctx, { headline: 'In Steinach', locationId: other.id, categoryId: sport.id });
    const withdrawn = await anArticle(ctx, { headline: 'Geheim', locationId: town.id });
    await putArticleInState(ctx, withdrawn.id, 'withdrawn');
    expect(await headlines(local)).toEqual(['Derby gewonnen', 'Brücke gesperrt']);
    expect(await headlines(topical)).toEqual(['Derby gewonnen']);
  });

  it('holds what is in its category wherever it is, on a portal of several places that lie in no other', async () => {
    const category = await aCategory(ctx);
    const newsletter = await aNewsletter(ctx, { categoryIds: [category.id] });
    const elsewhere = await aPlace(ctx);
    for (const locationId of [town.id, elsewhere.id, district.id])
      await anArticle(ctx, { headline: `In ${locationId}`, locationId, categoryId: category.id });
    expect(await headlines(newsletter)).toEqual([district.id, elsewhere.id, town.id].map((id) => `In ${id}`));
  });

  it('shows premium pieces in the form that everybody gets', async () => {
    const newsletter = await aNewsletter(ctx, { locationId: town.id, length: 3 });
    const body = doc(p('Frei.'), cut(), p('Verborgener Regenpfeifer.'));
    await anArticle(ctx, { headline: 'Nur plus', locationId: town.id, isPremium: true, body });
    const issue = await nextIssueOf(ctx, newsletter);
    const parts = await composeIssue(ctx, newsletter, issue);
    expect(parts.news[0]).toMatchObject({ headline: 'Nur plus', isPremium: true });
    const { html, text } = await drawLetter(ctx, await toLetterView(ctx, { newsletter, issue, parts }));
    for (const part of [html, text]) {
      expect(part).toContain('plus');
      expect(part).not.toContain('Regenpfeifer');
    }
  });

  it('tells nothing twice', async () => {
    const place = await aPlace(ctx);
    const newsletter = await aNewsletter(ctx, { locationId: place.id });
    await anArticle(ctx, { headline: 'Erste Nachricht', locationId: place.id });
    expect(await headlines(newsletter)).toEqual(['Erste Nachricht']);
    await sendNow(ctx, newsletter.id, { number: 1, isSure: true });
    await anArticle(ctx, { headline: 'Zweite Nachricht', locationId: place.id });
    expect(await headlines(newsletter)).toEqual(['Zweite Nachricht']);
  });
});

const aDiscussed = async (headline: string, locationId: number) => {
  const article = await anArticle(ctx, { headline, locationId });
  await aComment(ctx, article);
  return { type: 'article', id: article.id };
};

describe('what is talked about', () => {
  it('holds nothing that editors left out, nor what stands above, but what didn’t fit in there', async () => {
    const place = await aPlace(ctx);
    const newsletter = await aNewsletter(ctx, { locationId: place.id, length: 1, hasDiscussed: true });
    await aDiscussed('Passt nicht mehr hinein', place.id);
    await aDiscussed('Steht oben', place.id);
    const without = await aDiscussed('Ausgelassen', place.id);
    const issue = { ...(await nextIssueOf(ctx, newsletter)), leftOut: [refKey(without)] };
    const { news, discussed } = await composeIssue(ctx, newsletter, issue);
    expect(news.map(({ headline }) => headline)).toEqual(['Steht oben']);
    expect(discussed.map(({ headline }) => headline)).toEqual(['Passt nicht mehr hinein']);
  });
});

describe('a letter', () => {
  it('is made of what mail programs understand, and tells readers apart by nothing', async () => {
    const newsletter = await aNewsletter(ctx, { length: 15 });
    for (let at = 0; at < 14; at++) await anArticle(ctx, { headline: `Meldung ${at} <b>&` });
    const issue = { ...(await nextIssueOf(ctx, newsletter)), intro: '<script>alert(1)</script>' };
    const parts = await composeIssue(ctx, newsletter, issue);
    const { html, text } = await drawLetter(ctx, await toLetterView(ctx, { newsletter, issue, parts }));
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
    expect(html).not.toMatch(
      /<script|display:\s*(?:flex|grid)|position:|float:|background:|javascript:|<form|<input/,
    );
    expect(html).not.toMatch(/\?utm|[?&]id=|width="1"|height="1"/);
    expect(html).toContain('&lt;script&gt;');
    for (const [, attributes] of html.matchAll(/<img([^>]*)>/g)) {
      expect(attributes).toMatch(/ width="\d+"/);
      expect(attributes).toMatch(/ alt="/);
      expect(attributes).toMatch(/ src="https?:\/\//);
    }
    for (const [, attributes] of html.matchAll(/<table([^>]*)>/g))
      expect(attributes).toContain('role="presentation"');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toContain('name="color-scheme"');
    for (let at = 0; at < 14; at++) expect(text).toContain(`Meldung ${at} <b>&`);
    for (const line of text.split('\n')) if (!line.includes('http')) expect(line.length).toBeLessThan(79);
    expect(text).toContain('\n-- \n');
  });
});
