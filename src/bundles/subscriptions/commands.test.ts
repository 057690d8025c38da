import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aBlock } from '#bundles/boundaries/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, changeUser } from '#bundles/users/test-data.ts';
import { endBetween, toggleSubscription } from './commands.ts';
import { MAX_SUBSCRIPTIONS, followersTag } from './constants.ts';
import {
  followerCount,
  followerCounts,
  followerIdsOf,
  followerIdsOfEach,
  isFollowing,
  selectorsOf,
} from './followers.ts';
import { personalSubscriptions } from './personal-data.ts';
import { subscriptions } from './schema.ts';
import { aSubscription } from './test-data.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const place = await aPlace(ctx);
const tag = `location-${place.id}`;
const reader = await aUser(ctx);
const own = actAs(ctx, reader.viewer);

beforeEach(async () => void (await ctx.db.delete(subscriptions)));

const toggle = (selectorTag: string, options?: boolean) =>
  toggleSubscription(own, selectorsOf(ctx, [selectorTag])[0]!, options);

describe('following', () => {
  it('is begun and ended once, however often it is said', async () => {
    for (let i = 0; i < 3; i++)
      expect(await toggle(tag, true)).toMatchObject({ kind: 'done', isSubscribed: true });
    expect(await followerCount(ctx, tag)).toBe(1);
    for (let i = 0; i < 3; i++)
      expect(await toggle(tag, false)).toMatchObject({ kind: 'done', isSubscribed: false });
    expect(await followerCount(ctx, tag)).toBe(0);
  });

  it('turns into its opposite when nothing is said', async () => {
    const standings = [];
    for (let i = 0; i < 4; i++) standings.push((await toggle(tag)).isSubscribed);
    expect(standings).toEqual([true, false, true, false]);
  });

  it('of somebody who blocks the reader isn’t possible, nor the other way round, and what was ends', async () => {
    const other = await aUser(ctx);
    const author = `user-${other.id}`;
    await toggle(author, true);
    await aBlock(ctx, other, reader);
    await endBetween(ctx, other.id, reader.id);
    expect(await isFollowing(ctx, reader.id, author)).toBe(false);
    const refused = {
      kind: 'refused',
      text: 'Diesem Mitglied können Sie nicht folgen.',
      isSubscribed: false,
    };
    expect(await toggle(author, true)).toEqual(refused);
    const back = selectorsOf(ctx, [`user-${reader.id}`])[0]!;
    expect(await toggleSubscription(actAs(ctx, other.viewer), back, true)).toEqual(refused);
  });

  it.each([7, 8])('toggled %i times at once it is as after so many one by one', async (times) => {
    const outcomes = await Promise.all(Array.from({ length: times }, () => toggle(tag)));
    expect(outcomes.filter(({ isSubscribed }) => isSubscribed)).toHaveLength(Math.ceil(times / 2));
    expect(await isFollowing(ctx, reader.id, tag)).toBe(times % 2 === 1);
  });

  it('is possible for everything that there is', async () => {
    const [article, category, author] = [await anArticle(ctx), await aCategory(ctx), await aUser(ctx)];
    const { rows } = await ctx.db.execute<{ id: number }>(
      sql`insert into tags (name, slug) values ('Werle', 'werle') returning id`,
    );
    const tags = [
      `article-${article.id}`,
      `category-${category.id}`,
      `user-${author.id}`,
      `tag-${rows[0]!.id}`,
    ];
    for (const one of tags)
      expect(await toggle(one, true)).toMatchObject({ kind: 'done', isSubscribed: true });
  });

  it('is not possible for what isn’t there, isn’t seen, or is oneself', async () => {
    const draft = await anArticle(ctx);
    await putArticleInState(ctx, draft.id, 'draft');
    const unknown = 'Dem lässt sich nicht folgen: Es ist nicht oder nicht mehr da.';
    for (const one of [
      'location-999999',
      'category-999999',
      'tag-999999',
      'user-999999',
      `article-${draft.id}`,
    ])
      expect(await toggle(one, true)).toEqual({ kind: 'refused', isSubscribed: false, text: unknown });
    expect(await toggle(`user-${reader.id}`)).toMatchObject({ text: 'Sich selbst können Sie nicht folgen.' });
    expect(await ctx.db.select().from(subscriptions)).toEqual([]);
  });

  it('can be ended when what was followed is no longer seen', async () => {
    const article = await anArticle(ctx);
    await toggle(`article-${article.id}`, true);
    await putArticleInState(ctx, article.id, 'withdrawn');
    expect(await toggle(`article-${article.id}`)).toMatchObject({ kind: 'done', isSubscribed: false });
  });

  it('is refused to the unconfirmed, who learn why', async () => {
    const outcome = await toggleSubscription(
      actAs(ctx, { ...reader.viewer, isConfirmed: false }),
      selectorsOf(ctx, [tag])[0]!,
      true,
    );
    expect(outcome).toMatchObject({
      kind: 'refused',
      text: 'Bitte bestätigen Sie erst Ihre E-Mail-Adresse.',
    });
  });

  it('ends at a number that nobody keeps up with', async () => {
    await ctx.db.execute(sql`
      insert into subscriptions select ${reader.id}, 'tag', n, now() from generate_series(1, ${MAX_SUBSCRIPTIONS}) as n`);
    expect(await toggle(tag, true)).toMatchObject({
      kind: 'refused',
      isSubscribed: false,
      text: 'Mehr als 500 Abos sind nicht möglich. Bitte beenden Sie zuerst eines.',
    });
    expect(await isFollowing(ctx, reader.id, tag)).toBe(false);
  });

  it('touches what shows the number, only when it changes', async () => {
    const { invalidation } = portal;
    const isTouched = (since: number) => invalidation.changedSince([followersTag(tag)], since);
    const before = invalidation.moment();
    await toggle(tag, true);
    expect(isTouched(before)).toBe(true);
    const between = invalidation.moment();
    await toggle(tag, true);
    expect(isTouched(between)).toBe(false);
  });
});

const tagOf = ({ id }: { readonly id: number }) => `user-${id}`;

describe('followers', () => {
  it('are each given once, with all that they follow of what was asked', async () => {
    const author = await aUser(ctx);
    const both = await aSubscription(ctx, tag);
    await aSubscription(ctx, `user-${author.id}`, both);
    const one = await aSubscription(ctx, `user-${author.id}`);
    await aSubscription(ctx, `user-${one.id}`);
    expect(await followerIdsOf(ctx, [tag, `user-${author.id}`, 'tag-1', 'broken'])).toEqual(
      new Map([
        [both.id, [tag, `user-${author.id}`]],
        [one.id, [`user-${author.id}`]],
      ]),
    );
    expect(await followerIdsOf(ctx, [])).toEqual(new Map());
  });

  it('of several things are given and counted for each', async () => {
    const [ada, ben, nobody] = [await aUser(ctx), await aUser(ctx), await aUser(ctx)];
    await aSubscription(ctx, tagOf(ada), ben);
    const both = await aSubscription(ctx, tagOf(ada));
    await aSubscription(ctx, tagOf(ben), both);
    const asked = [ada, ben, ada, nobody].map(tagOf);
    expect(await followerIdsOfEach(ctx, [...asked, 'broken'])).toEqual(
      new Map([
        [tagOf(ada), [ben.id, both.id]],
        [tagOf(ben), [both.id]],
      ]),
    );
    expect(await followerCounts(ctx, [...asked, 'broken'])).toEqual(
      new Map([
        [tagOf(ada), 2],
        [tagOf(ben), 1],
      ]),
    );
    expect([await followerCounts(ctx, []), await followerIdsOfEach(ctx, [])]).toEqual([new Map(), new Map()]);
  });
});

describe('following as personal data', () => {
  it('is given out', async () => {
    await toggle(tag, true);
    expect(await personalSubscriptions.exportFor(ctx, reader.id)).toEqual([
      { selectorTag: tag, createdAt: expect.any(Date) },
    ]);
  });

  it('goes with the person, in both directions; going twice does no harm', async () => {
    const leaver = await aSubscription(ctx, tag);
    await toggle(`user-${leaver.id}`, true);
    await toggle(tag, true);
    for (let i = 0; i < 2; i++) await personalSubscriptions.eraseFor(ctx, leaver.id, { keepsComments: true });
    await changeUser(ctx, leaver.id, { erasedAt: ctx.now });
    expect(await followerCount(ctx, `user-${leaver.id}`)).toBe(0);
    expect([...(await followerIdsOf(ctx, [tag])).keys()]).toEqual([reader.id]);
  });
});
