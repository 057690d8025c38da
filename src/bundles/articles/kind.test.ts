import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSummary, listedThingsOf } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Role, Viewer } from '#kernel/viewer.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, aViewer } from '#bundles/users/test-data.ts';
import { articleHref, articleKind } from './kind.ts';
import { findArticles } from './queries.ts';
import { articles } from './schema.ts';
import type { ArticleState } from './schema.ts';
import { anArticle } from './test-data.ts';

const ctx = await testCtx();

const district = await aPlace(ctx, { kind: 'district' });
const town = await aPlace(ctx, { parentId: district.id });
const quarter = await aPlace(ctx, { parentId: town.id, kind: 'quarter' });
const elsewhere = await aPlace(ctx);
const paths = [district, town, quarter, elsewhere].map(({ path }) => path);

const STATES: readonly ArticleState[] = [
  'draft',
  'scheduled',
  'in-review',
  'published',
  'withdrawn',
  'expired',
  'hidden',
  'erased',
];

const asRole = (role: Role, locationPath: string, id = 99_999) =>
  aViewer({ id, roles: [{ role, locationPath }] });

describe('visibility of articles', () => {
  it('is the same in code and in SQL, for everybody, at all times', async () => {
    const categoryId = (await aCategory(ctx)).id;
    const people = [await aUser(ctx), await aUser(ctx)];
    const ids: number[] = [];
    for (let i = 0; i < 8; i++)
      ids.push((await anArticle(ctx, { categoryId, locationId: town.id, authorId: people[0]!.id })).id);

    const moment = fc.constantFrom(
      null,
      ...[-3600_000, -1, 0, 1, 3600_000].map((ms) => new Date(ctx.now.getTime() + ms)),
    );
    const facts = fc.record({
      state: fc.constantFrom(...STATES),
      publishedAt: moment,
      authorId: fc.constantFrom(...people.map(({ id }) => id)),
      locationPath: fc.constantFrom(...paths),
      isPremium: fc.boolean(),
    });
    const grant = fc.record({
      role: fc.constantFrom<Role>('member', 'author', 'moderator', 'editor', 'admin'),
      locationPath: fc.constantFrom('', ...paths),
    });
    const viewer = fc.oneof(
      fc.constantFrom<Viewer>(anonymous, portalItself),
      fc
        .record({
          id: fc.constantFrom(...people.map(({ id }) => id), 99_999),
          isConfirmed: fc.boolean(),
          isSuspended: fc.boolean(),
          hasPass: fc.boolean(),
          roles: fc.array(grant, { maxLength: 3 }),
        })
        .map(aViewer),
    );
    const all = fc.array(facts, { minLength: ids.length, maxLength: ids.length });
    await fc.assert(
      fc.asyncProperty(all, fc.array(viewer, { minLength: 1, maxLength: 6 }), async (all, viewers) => {
        for (const [at, id] of ids.entries())
          await ctx.db.update(articles).set(all[at]!).where(eq(articles.id, id));
        const things = [...(await findArticles(ctx, ids)).values()];
        for (const viewer of viewers) {
          const inCode = things.filter(
            (thing) => articleKind.visibility(viewer, thing, ctx.now) !== 'nothing',
          );
          const inSql = await ctx.db.select().from(articles).where(articleKind.visibleTo(viewer, ctx.now));
          expect(inSql.map(({ id }) => id).sort()).toEqual(inCode.map(({ id }) => id).sort());
        }
      }),
      { numRuns: 60 },
    );
  });
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

  it('may be edited by its author and editors of its place', async () => {
    const { row } = await anArticle(ctx, { locationId: town.id });
    expect(articleKind.may(asRole('author', town.path, row.authorId), 'edit', row)).toBe(true);
    expect(articleKind.may(asRole('editor', district.path), 'edit', row)).toBe(true);
    expect(articleKind.may(asRole('author', town.path), 'edit', row)).toBe(false);
    expect(articleKind.may(asRole('editor', elsewhere.path), 'edit', row)).toBe(false);
    expect(articleKind.may(portalItself, 'burn', row)).toBe(false);
  });
});
