import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { MORE_SHOWN, RELATED_SHOWN } from './constants.ts';
import { findRelatedContent } from './related-content.ts';
import { anArticle } from './test-data.ts';
import type { TestArticle } from './test-data.ts';

const ctx = await testCtx();
const around = (article: TestArticle) => findRelatedContent(actAs(ctx, anonymous), article.row);
const idsOf = (entries: readonly { id: number }[]) => entries.map(({ id }) => id);
const ago = (minutes: number) => new Date(ctx.now.getTime() - minutes * 60_000);

describe('what belongs to an article', () => {
  it('are pieces that share its tags: those with most of them first, then the newest', async () => {
    const article = await anArticle(ctx, { tags: ['Werle', 'Stahl', 'Rat'] });
    const one = await anArticle(ctx, { tags: ['Werle'], publishedAt: ago(5) });
    const both = await anArticle(ctx, { tags: ['Stahl', 'Werle'], publishedAt: ago(99) });
    const newer = await anArticle(ctx, { tags: ['Rat', 'Markt'], publishedAt: ago(1) });
    await anArticle(ctx, { tags: ['Markt'] });
    await anArticle(ctx, { tags: ['Werle', 'Stahl', 'Rat'], state: 'withdrawn' });
    expect(idsOf((await around(article)).related)).toEqual([both.id, newer.id, one.id]);
  });

  it('are never more than there is room for', async () => {
    const article = await anArticle(ctx, { tags: ['Fülle'] });
    for (let i = 0; i < RELATED_SHOWN + 2; i++) await anArticle(ctx, { tags: ['Fülle'] });
    const { related } = await around(article);
    expect(related).toHaveLength(RELATED_SHOWN);
    expect(idsOf(related)).not.toContain(article.id);
  });

  it('is nothing for an article without tags that is alone in its place', async () => {
    const { related, more, upcoming } = await around(await anArticle(ctx));
    expect([related, more, upcoming]).toEqual([[], [], []]);
  });
});

describe('what else is new in the place', () => {
  it('are the newest there and below, but for the article and what stands beside it already', async () => {
    const town = await aPlace(ctx);
    const quarter = await aPlace(ctx, { parentId: town.id, kind: 'quarter' });
    const article = await anArticle(ctx, { locationId: town.id, tags: ['Linde'], publishedAt: ago(50) });
    const beside = await anArticle(ctx, { locationId: town.id, tags: ['Linde'], publishedAt: ago(1) });
    const older = await anArticle(ctx, { locationId: town.id, publishedAt: ago(90) });
    const below = await anArticle(ctx, { locationId: quarter.id, publishedAt: ago(20) });
    const { related, more } = await around(article);
    expect([idsOf(related), idsOf(more)]).toEqual([[beside.id], [below.id, older.id]]);
    for (let i = 0; i < MORE_SHOWN; i++) await anArticle(ctx, { locationId: town.id });
    expect((await around(article)).more).toHaveLength(MORE_SHOWN);
  });

  it('names the lists, so that a new piece makes the page fresh', async () => {
    const article = await anArticle(ctx, { tags: ['Brunnen'] });
    const { tags } = await around(article);
    expect(tags).toContain(`pieces:location:${article.row.locationId}`);
    expect(tags.some((tag) => tag.startsWith('pieces:tag:'))).toBe(true);
  });
});
