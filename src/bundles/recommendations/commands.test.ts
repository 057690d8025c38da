import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import {
  addPlace,
  agreeToTopics,
  chooseOrder,
  movePlaceUp,
  noteReadTopic,
  pruneReadTopics,
  removePlace,
  saveFactors,
  wantAsUsual,
  wantLess,
} from './commands.ts';
import { MOST_LESS, MOST_PLACES, MOST_READ_DAYS } from './constants.ts';
import { personalFeed } from './personal-data.ts';
import { findReader } from './queries.ts';
import { readTopics } from './schema.ts';
import { someReadTopics } from './test-data.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();
const aMember = async () => {
  const { id, viewer } = await aUser(ctx);
  return { id, viewer, own: actAs(ctx, viewer), read: () => findReader(ctx, id) };
};

describe('how somebody wants their feed', () => {
  it('is the usual until they say otherwise, and theirs alone', async () => {
    const [one, other] = [await aMember(), await aMember()];
    expect(await one.read()).toMatchObject({ order: 'passend', learns: false, homeId: null });
    await chooseOrder(one.own, 'neueste');
    await saveFactors(one.own, { nearness: 4, follows: 0, topics: 1, freshness: 3 });
    expect(await one.read()).toMatchObject({
      order: 'neueste',
      factors: { nearness: 4, follows: 0, topics: 1, freshness: 3 },
    });
    expect(await other.read()).toMatchObject({ order: 'passend', factors: { nearness: 2 } });
    await expect(chooseOrder(actAs(ctx, anonymous), 'neueste')).rejects.toMatchObject({ status: 401 });
  });

  it('has places in an order, each once, and no more than there may be, also at once', async () => {
    const member = await aMember();
    const places = await Promise.all(Array.from({ length: MOST_PLACES + 2 }, () => aPlace(ctx)));
    const [first, second, third] = [places[0]!, places[1]!, places[2]!];
    for (const { id } of [first, second, second, third]) await addPlace(member.own, id);
    await movePlaceUp(member.own, third.id);
    expect((await member.read()).ownPlaceIds).toEqual([first.id, third.id, second.id]);
    await removePlace(member.own, third.id);
    await removePlace(member.own, third.id);
    expect((await member.read()).ownPlaceIds).toEqual([first.id, second.id]);
    const outcomes = await Promise.all(places.map(({ id }) => addPlace(member.own, id)));
    expect(outcomes.filter(({ kind }) => kind === 'refused')).toEqual([
      { kind: 'refused', text: texts.tooManyPlaces(MOST_PLACES) },
      { kind: 'refused', text: texts.tooManyPlaces(MOST_PLACES) },
    ]);
    expect((await member.read()).ownPlaceIds).toHaveLength(MOST_PLACES);
    expect(await addPlace(member.own, 999_999)).toEqual({ kind: 'refused', text: texts.placeUnknown });
  });

  it('has places that move and are counted as they are seen, when one of them has become their home', async () => {
    const home = await aPlace(ctx);
    const { id, viewer } = await aUser(ctx, { locationId: home.id });
    const own = actAs(ctx, viewer);
    const places = await Promise.all(Array.from({ length: MOST_PLACES }, () => aPlace(ctx)));
    const [first, second] = [places[0]!, places[1]!];
    for (const place of [first, home, second]) await addPlace(own, place.id);
    const seen = async () => (await findReader(ctx, id)).ownPlaceIds;
    expect(await seen()).toEqual([first.id, second.id]);
    await movePlaceUp(own, second.id);
    expect(await seen()).toEqual([second.id, first.id]);
    for (const place of places.slice(2)) await addPlace(own, place.id);
    expect(await seen()).toHaveLength(MOST_PLACES);
  });

  it('takes a wish for less once, takes it back, and has an end', async () => {
    const member = await aMember();
    await Promise.all([wantLess(member.own, 'user-3'), wantLess(member.own, 'user-3')]);
    expect((await member.read()).less).toEqual(new Set(['user-3']));
    await wantAsUsual(member.own, 'user-3');
    await wantAsUsual(member.own, 'user-3');
    expect((await member.read()).less.size).toBe(0);
    expect(await wantLess(member.own, 'article-3')).toMatchObject({ kind: 'refused' });
    for (let id = 1; id <= MOST_LESS; id++) await wantLess(member.own, `user-${id}`);
    expect(await wantLess(member.own, 'tag-1')).toMatchObject({ text: texts.tooManyWishes(MOST_LESS) });
  });
});

describe('what somebody reads', () => {
  it('is noted of who agreed alone, once a day for each category, and goes when they take it back', async () => {
    const member = await aMember();
    const category = await aCategory(ctx);
    await noteReadTopic(ctx, member.id, category.id);
    await agreeToTopics(member.own, true);
    expect((await member.read()).readDays.size).toBe(0);
    await Promise.all([1, 2, 3].map(() => noteReadTopic(ctx, member.id, category.id)));
    expect([...(await member.read()).readDays]).toEqual([[category.id, 1]]);
    for (let day = 1; day <= MOST_READ_DAYS + 2; day++)
      await noteReadTopic(
        { ...ctx, now: new Date(ctx.now.getTime() + day * DAY_MS) },
        member.id,
        category.id,
      );
    expect([...(await member.read()).readDays]).toEqual([[category.id, MOST_READ_DAYS]]);
    await agreeToTopics(member.own, false);
    expect(await ctx.db.$count(readTopics, eq(readTopics.userId, member.id))).toBe(0);
  });

  it('is forgotten after ninety days', async () => {
    const member = await aMember();
    await someReadTopics(ctx, member.viewer, [(await aCategory(ctx)).id]);
    const then = (days: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + days * DAY_MS) });
    await pruneReadTopics(then(89));
    expect((await member.read()).readDays.size).toBe(1);
    await pruneReadTopics(then(92));
    expect((await member.read()).readDays.size).toBe(0);
  });
});

describe('what is kept about a person', () => {
  it('is given out in words, and goes with its person', async () => {
    const member = await aMember();
    const [place, category] = [
      await aPlace(ctx, { name: 'Moorbach' }),
      await aCategory(ctx, { name: 'Sport' }),
    ];
    await addPlace(member.own, place.id);
    await wantLess(member.own, 'kind-event');
    await someReadTopics(ctx, member.viewer, [category.id]);
    expect(await personalFeed.exportFor(ctx, member.id)).toMatchObject({
      order: 'passend',
      learns: true,
      places: ['Moorbach'],
      less: ['kind-event'],
      readTopics: [{ category: 'Sport', days: 1 }],
    });
    const options = { keepsComments: true };
    expect(await personalFeed.countFor(ctx, member.id, options)).toEqual({ goes: 2, stays: 0 });
    await personalFeed.eraseFor(ctx, member.id, options);
    expect(await personalFeed.exportFor(ctx, member.id)).toBeUndefined();
  });

  it('moves with an account that is merged into one without any', async () => {
    const [one, other, third] = [await aMember(), await aMember(), await aMember()];
    const mergeInto = personalFeed.mergeInto as Exclude<typeof personalFeed.mergeInto, 'left'>;
    const merge = (fromId: number, intoId: number) =>
      withTransaction(ctx, (ctx) => mergeInto(ctx, { fromId, intoId }));
    await someReadTopics(ctx, one.viewer, [(await aCategory(ctx)).id]);
    expect(await merge(one.id, other.id)).toEqual({ moved: 2, dropped: 0 });
    await chooseOrder(third.own, 'neueste');
    expect(await merge(other.id, third.id)).toEqual({ moved: 0, dropped: 2 });
    expect(await third.read()).toMatchObject({ order: 'neueste', learns: false });
  });
});
