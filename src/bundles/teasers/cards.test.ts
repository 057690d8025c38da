import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { LOCATIONS_TAG } from '#bundles/locations/public.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { CATEGORIES_TAG } from '#bundles/topics/public.ts';
import { loadCard } from './cards.ts';

const ctx = await testCtx();
const visitor = actAs(ctx, anonymous);

describe('a card', () => {
  it('is the piece in the layout that was asked for', async () => {
    const article = await anArticle(ctx, {
      headline: 'Elf zu <zehn>',
      lead: 'Der Rat hat entschieden.',
      heroId: (await anImage(ctx)).id,
    });
    const plain = await loadCard(visitor, article);
    expect(plain.id).toBe(article.id);
    expect(plain.html).toContain(`<a href="${article.href}">Elf zu &lt;zehn&gt;</a>`);
    expect(plain.html).toContain('<img');
    expect(plain.html).not.toContain('Der Rat hat entschieden.');
    for (const layout of ['article-text', 'article-teaser'] as const)
      expect((await loadCard(visitor, article, { layout })).html).toContain('Der Rat hat entschieden.');
    expect((await loadCard(visitor, article, { layout: 'article-no-text' })).html).toBe(plain.html);
  });

  it('hands the known parameters on to its links, and nothing breaks out of them', async () => {
    const article = await anArticle(ctx);
    const { html } = await loadCard(visitor, article, { utm_source: '"><b>&=ü', ref: 'brief', utm_term: '' });
    expect(html).toContain(`href="${article.href}?ref=brief&amp;utm_source=%22%3E%3Cb%3E%26%3D%C3%BC"`);
    expect(html).not.toContain('<b>&');
  });

  it('carries the name under which its readers are counted', async () => {
    const { html } = await loadCard(visitor, await anArticle(ctx), { teaserTracking: 'box-1' });
    expect(html).toContain('data-teaser-tracking="box-1"');
  });

  it('names the piece, its author and its picture', async () => {
    const hero = await anImage(ctx);
    const article = await anArticle(ctx, { heroId: hero.id });
    const { tags } = await loadCard(visitor, article);
    const named = [`article:${article.id}`, `user:${article.row.authorId}`, `image:${hero.id}`];
    // Its place and its category may be called otherwise.
    const expected = [...named, LOCATIONS_TAG, CATEGORIES_TAG];
    expect(tags).toEqual(expect.arrayContaining(expected));
  });

  it('isn’t there for what isn’t public', async () => {
    const draft = await anArticle(ctx, { state: 'draft' });
    await expect(loadCard(visitor, draft)).rejects.toMatchObject({ status: 404 });
    await expect(loadCard(visitor, { type: 'event', id: 2_147_483_647 })).rejects.toMatchObject({
      status: 404,
    });
  });
});
