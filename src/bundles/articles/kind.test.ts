import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findSummary, listedThingsOf } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Role } from '#kernel/viewer.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { expectSameVisibility } from '#bundles/pieces/test-data.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { articleHref, articleKind } from './kind.ts';
import { articles } from './schema.ts';
import { anArticle } from './test-data.ts';

const ctx = await testCtx();

const district = await aPlace(ctx, { kind: 'district' });
const town = await aPlace(ctx, { parentId: district.id });
const elsewhere = await aPlace(ctx);

const asRole = (role: Role, locationPath: string, id = 99_999) =>
  aViewer({ id, roles: [{ role, locationPath }] });

describe('visibility of articles', () => {
  it('is the same in code and in SQL, for everybody, at all times', () =>
    expectSameVisibility(ctx, articleKind, {
      make: (at) => anArticle(ctx, at),
      put: (id, facts) => ctx.db.update(articles).set(facts).where(eq(articles.id, id)),
      select: (condition) => ctx.db.select({ id: articles.id }).from(articles).where(condition),
    }));
});

describe('the kind article', () => {
  it('lets others refer to an article by what may be known of it', async () => {
    const article = await anArticle(ctx, { headline: 'Ein Fest für alle', locationId: town.id });
    const ref = { type: 'article' as const, id: article.id };
    const { slug } = article.row;
    expect(await findSummary(actAs(ctx, anonymous), ref)).toEqual({
      id: article.id,
      title: 'Ein Fest für alle',
      href: `/${town.slug}/c-${article.row.categorySlug}/${slug}_a${article.id}`,
      locationPath: town.path,
      authorId: article.row.authorId,
      visibility: 'all',
      changedAt: article.row.publishedAt,
    });
    expect(slug).toBe('ein-fest-fuer-alle');
    expect(articleHref(article.row)).toBe(article.href);
  });

  it('says of a premium article that there is more', async () => {
    const { id } = await anArticle(ctx, { isPremium: true });
    expect(await findSummary(actAs(ctx, anonymous), { type: 'article', id })).toMatchObject({
      visibility: 'teaser',
    });
  });

  it('keeps silent about what may not be known and what never was', async () => {
    const { id } = await anArticle(ctx, { state: 'draft' });
    for (const unknown of [id, 2147483647])
      expect(await findSummary(actAs(ctx, anonymous), { type: 'article', id: unknown })).toBeUndefined();
  });

  it('gives cards for lists in one query, without what may not be known', async () => {
    const hero = await anImage(ctx);
    const [open, premium, draft] = [
      await anArticle(ctx, { heroId: hero.id }),
      await anArticle(ctx, { isPremium: true, heroId: hero.id }),
      await anArticle(ctx, { state: 'draft' }),
    ];
    const before = ctx.portal.database.queryCount();
    const things = await listedThingsOf(actAs(ctx, anonymous), [open, premium, draft]);
    expect(ctx.portal.database.queryCount() - before).toBe(1);
    expect([...things.keys()].sort()).toEqual([`article:${open.id}`, `article:${premium.id}`]);
    expect(things.get(`article:${premium.id}`)?.card).toEqual({
      headline: premium.row.headline,
      lead: premium.row.lead,
      locationId: premium.row.locationId,
      categoryId: premium.row.categoryId,
      isPremium: true,
      pictureId: null,
      isPictureWithheld: true,
    });
    const shown = { pictureId: hero.id, isPictureWithheld: false };
    expect(things.get(`article:${open.id}`)?.card).toMatchObject(shown);
    const free = await anArticle(ctx, { isPremium: true, heroId: hero.id, isHeroFree: true });
    const freed = await listedThingsOf(actAs(ctx, anonymous), [free]);
    expect(freed.get(`article:${free.id}`)?.card).toMatchObject(shown);
  });

  it('says in lists what it says of the whole article', async () => {
    const hero = await anImage(ctx);
    const { id } = await anArticle(ctx, { isPremium: true, genre: 'commentary', heroId: hero.id });
    const [listed, whole] = [await articleKind.findListed!(ctx, [id]), await articleKind.find(ctx, [id])];
    expect(whole.get(id)).toMatchObject(listed.get(id)!);
    for (const visibility of ['all', 'teaser'] as const) {
      expect(articleKind.card!(listed.get(id)!, visibility)).toEqual(
        articleKind.card!(whole.get(id)!, visibility),
      );
      expect(articleKind.summary(listed.get(id)!, visibility)).toEqual(
        articleKind.summary(whole.get(id)!, visibility),
      );
    }
  });

  it('says in lists what an article is, where it is more than a report', async () => {
    const column = await anArticle(ctx, { genre: 'column' });
    const interview = await anArticle(ctx, { genre: 'interview' });
    const things = await listedThingsOf(actAs(ctx, anonymous), [column, interview]);
    expect(things.get(`article:${column.id}`)?.card).toMatchObject({ label: 'Kolumne', isOpinion: true });
    expect(things.get(`article:${interview.id}`)?.card).toMatchObject({ label: 'Interview' });
    expect(things.get(`article:${interview.id}`)?.card.isOpinion).toBeUndefined();
  });

  it('may be edited by its author and editors of its place', async () => {
    const { row } = await anArticle(ctx, { locationId: town.id });
    expect(articleKind.may(asRole('author', town.path, row.authorId), 'edit', row)).toBe(true);
    expect(articleKind.may(asRole('editor', district.path), 'edit', row)).toBe(true);
    expect(articleKind.may(asRole('author', town.path), 'edit', row)).toBe(false);
    expect(articleKind.may(asRole('editor', elsewhere.path), 'edit', row)).toBe(false);
    expect(articleKind.may(portalItself, 'burn', row)).toBe(false);
  });
});
