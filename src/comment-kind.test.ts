// Tests the kind `comment` under things of all kinds, optional ones included.
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSummary, summariesOf } from '#kernel/content-kinds.ts';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { kindsOn } from '#kernel/testing/switched-off.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import type { Role, Viewer } from '#kernel/viewer.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { anEvent, putEventInState } from '#bundles/events/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aSnapshot, putSnapshotInState } from '#bundles/snapshots/test-data.ts';
import { HIDDEN_PEOPLE_TAG } from '#bundles/users/constants.ts';
import { aUser, changeUser } from '#bundles/users/test-data.ts';
import { COMMENT_STATES } from '#bundles/comments/constants.ts';
import { toCommentViews } from '#bundles/comments/comment-views.ts';
import { commentKind } from '#bundles/comments/kind.ts';
import { listNewestOfEach } from '#bundles/comments/newest-of-each.ts';
import { listComments } from '#bundles/comments/queries.ts';
import { comments } from '#bundles/comments/schema.ts';
import { aComment, aPendingComment } from '#bundles/comments/test-data.ts';

const ctx = await testCtx();
const district = await aPlace(ctx, { kind: 'district' });
const town = await aPlace(ctx, { parentId: district.id });
const elsewhere = await aPlace(ctx);
const [ada, bert] = [await aUser(ctx), await aUser(ctx)];

const EVERY_KIND = [
  ['article', anArticle, putArticleInState],
  ['imagepost', aSnapshot, putSnapshotInState],
  ['event', anEvent, putEventInState],
] as const;
const KINDS = kindsOn(EVERY_KIND, ([type]) => type);

/** Suspends somebody with all they wrote, or ends that. */
const hide = (id: number, contributionsHidden: boolean) =>
  withTransaction(ctx, async (ctx) => {
    const suspendedUntil = contributionsHidden ? new Date(ctx.now.getTime() + 86_400_000) : null;
    await changeUser(ctx, id, { contributionsHidden, suspendedUntil });
    touch(ctx, HIDDEN_PEOPLE_TAG);
  });

const someViewer: fc.Arbitrary<Viewer> = fc.oneof(
  fc.constant(anonymous),
  fc
    .record({
      id: fc.constantFrom(ada.id, bert.id, 99_999),
      isConfirmed: fc.boolean(),
      isSuspended: fc.boolean(),
      roles: fc.array(
        fc.record({
          role: fc.constantFrom<Role>('member', 'author', 'moderator', 'editor', 'admin'),
          locationPath: fc.constantFrom('', district.path, town.path, elsewhere.path),
        }),
        { maxLength: 2 },
      ),
    })
    .map((person) => ({ ...anonymous, ...person })),
);

describe('visibility of comments', () => {
  it('is the same in code and in SQL, for everybody, under things of all kinds', async () => {
    const ids: number[] = [];
    for (const [, make, put] of KINDS)
      for (const state of ['published', 'draft', 'hidden'] as const) {
        const owner = await make(ctx, { locationId: town.id, authorId: bert.id });
        for (let i = 0; i < 2; i++) ids.push((await aComment(ctx, owner, { author: ada.viewer })).id);
        if (state !== 'published') await put(ctx, owner.id, state);
      }
    const states = fc.array(fc.constantFrom(...COMMENT_STATES), {
      minLength: ids.length,
      maxLength: ids.length,
    });
    const property = fc.asyncProperty(
      states,
      fc.boolean(),
      fc.array(someViewer, { maxLength: 6 }),
      async (all, isHidden, viewers) => {
        await hide(ada.id, isHidden);
        for (const [at, id] of ids.entries())
          await ctx.db.update(comments).set({ state: all[at]! }).where(eq(comments.id, id));
        const things = [...(await commentKind.find(ctx, ids))];
        expect(things).toHaveLength(ids.length);
        for (const viewer of viewers) {
          const inCode = things.filter(
            ([, thing]) => commentKind.visibility(viewer, thing, ctx.now) !== 'nothing',
          );
          const isVisible = commentKind.visibleTo(viewer, ctx.now, ctx.portal.kinds);
          const inSql = await ctx.db.select({ id: comments.id }).from(comments).where(isVisible);
          expect(inSql.map(({ id }) => id).toSorted()).toEqual(inCode.map(([id]) => id).toSorted());
        }
      },
    );
    await fc.assert(property, { numRuns: 40 });
  });
});

describe.each(KINDS)('the kind comment under a thing of the kind %s', (type, make, put) => {
  it('lets others refer to a comment where it stands', async () => {
    const owner = await make(ctx, { locationId: town.id });
    const { id, author } = await aComment(ctx, owner);
    const summary = await findSummary(actAs(ctx, anonymous), { type: 'comment', id });
    const under = (await findSummary(ctx, { type, id: owner.id }))!;
    expect(summary).toEqual({
      id,
      title: `Kommentar zu „${under.title}“`,
      href: `${owner.href}#comment-${id}`,
      locationPath: town.path,
      authorId: author.id,
      visibility: 'all',
      changedAt: ctx.now,
    });
  });

  it('keeps silent about what is held, what is gone and what stands under something that is not out', async () => {
    const owner = await make(ctx);
    const held = await aPendingComment(ctx, owner);
    const gone = await aComment(ctx, owner, { isDeleted: true });
    const there = await aComment(ctx, owner);
    const refs = [held, gone, there].map(({ id }) => ({ type: 'comment' as const, id }));
    const seenBy = async (viewer: Viewer) => [...(await summariesOf(actAs(ctx, viewer), refs)).keys()];
    expect(await seenBy(anonymous)).toEqual([`comment:${there.id}`]);
    expect((await seenBy(held.author)).toSorted()).toEqual(
      [`comment:${held.id}`, `comment:${there.id}`].toSorted(),
    );
    await put(ctx, owner.id, 'draft');
    expect(await seenBy(held.author)).toEqual([]);
  });
});

describe('comments of somebody who is suspended with all they wrote', () => {
  it('are tombstones to others, also on pages that would lead to them', async () => {
    const article = await anArticle(ctx);
    const author = await aUser(ctx, { name: 'Jens Verborgen' });
    const { id, text } = await aComment(ctx, article, { author: author.viewer });
    await hide(author.id, true);
    const listFor = async (viewer: Viewer) => {
      const rows = await listComments(actAs(ctx, viewer), article);
      return toCommentViews(actAs(ctx, viewer), rows, { href: '/x', locationPath: '', isLocked: false });
    };
    const { comments: seen } = await listFor(anonymous);
    expect(seen).toMatchObject([{ commentId: id, state: 'gone', text: '', html: '', author: null }]);
    expect((await listFor(author.viewer)).comments).toMatchObject([{ state: 'visible', text }]);
    expect(await findSummary(actAs(ctx, anonymous), { type: 'comment', id })).toBeUndefined();
    expect(await listNewestOfEach(ctx, [article], 1)).toEqual([]);
    await hide(author.id, false);
    expect((await listFor(anonymous)).comments).toMatchObject([{ state: 'visible', text }]);
  });
});
