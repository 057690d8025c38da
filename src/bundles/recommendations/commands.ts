// Changes what members say about their feed. No entry of the history: how somebody likes to read is nobody else's to read.
import { and, eq, lt, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { dayOf } from '#kernel/calendar.ts';
import { unauthorised } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { refused } from '#kernel/outcomes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { findLocation } from '#bundles/locations/public.ts';
import { MOST_LESS, MOST_PLACES, MOST_READ_DAYS, READ_TOPICS_KEPT_DAYS } from './constants.ts';
import type { Factor, Order } from './constants.ts';
import { findReader } from './queries.ts';
import { isWish, movedUp } from './rules.ts';
import { feedSettings, readTopics } from './schema.ts';
import * as texts from './texts.ts';

export type Settings = typeof feedSettings.$inferSelect;
type Saved = { readonly kind: 'saved' } | Refused;

type Change = { readonly kind: 'change'; readonly to: Partial<Settings> } | Refused;

const changed = (to: Partial<Settings>): Change => ({ kind: 'change', to });

/** Names what is kept in memory of what somebody agreed to. */
export const readerTag = (userId: number): string => `recommendations:${userId}`;

/**
 * Makes one change after the other, so that none undoes another of the same moment. It is safe to do again. No entry: how
 * somebody likes to read is nobody else's to read.
 */
const change = (ctx: Ctx, work: (ctx: Ctx, now: Settings) => Promise<Change>): Promise<Saved> =>
  withTransaction(ctx, async (ctx): Promise<Saved> => {
    if (!isSignedIn(ctx.viewer)) throw unauthorised();
    const { id: userId } = ctx.viewer;
    await ctx.db.insert(feedSettings).values({ userId }).onConflictDoNothing();
    const own = eq(feedSettings.userId, userId);
    const [now] = await ctx.db.select().from(feedSettings).where(own).for('update');
    const change = await work(ctx, now!);
    if (change.kind === 'refused') return change;
    await ctx.db.update(feedSettings).set(change.to).where(own);
    touch(ctx, readerTag(userId));
    return { kind: 'saved' };
  });

export const chooseOrder = (ctx: Ctx, order: Order): Promise<Saved> =>
  change(ctx, async () => changed({ order }));

export const saveFactors = (ctx: Ctx, factors: Readonly<Record<Factor, number>>): Promise<Saved> =>
  change(ctx, async () => changed(factors));

/**
 * Adds a place behind the others; one that is there already stays where it is. Where somebody has come to live isn't among those
 * that they see and are counted.
 */
export const addPlace = (ctx: Ctx, locationId: number): Promise<Saved> =>
  change(ctx, async (ctx, { userId, placeIds }) => {
    const place = await findLocation(ctx, locationId);
    if (!place || place.isHidden) return refused(texts.placeUnknown);
    if (placeIds.includes(place.id)) return changed({ placeIds });
    const { ownPlaceIds } = await findReader(ctx, userId);
    if (ownPlaceIds.length >= MOST_PLACES) return refused(texts.tooManyPlaces(MOST_PLACES));
    return changed({ placeIds: [...placeIds, place.id] });
  });

export const removePlace = (ctx: Ctx, locationId: number): Promise<Saved> =>
  change(ctx, async (_ctx, { placeIds }) =>
    changed({ placeIds: placeIds.filter((id) => id !== locationId) }),
  );

/** Moves a place before the one that stands above it on the page; what doesn't stand there keeps its rank. */
export const movePlaceUp = (ctx: Ctx, locationId: number): Promise<Saved> =>
  change(ctx, async (ctx, { userId, placeIds }) => {
    const { ownPlaceIds } = await findReader(ctx, userId);
    const moved = movedUp(ownPlaceIds, locationId).values();
    return changed({
      placeIds: placeIds.map((id) => (ownPlaceIds.includes(id) ? moved.next().value! : id)),
    });
  });

export const wantLess = (ctx: Ctx, wish: string): Promise<Saved> =>
  change(ctx, async (_ctx, { less }) => {
    if (!isWish(wish)) return refused(texts.unknownWish);
    if (less.includes(wish)) return changed({ less });
    return less.length >= MOST_LESS
      ? refused(texts.tooManyWishes(MOST_LESS))
      : changed({ less: [...less, wish] });
  });

export const wantAsUsual = (ctx: Ctx, wish: string): Promise<Saved> =>
  change(ctx, async (_ctx, { less }) => changed({ less: less.filter((one) => one !== wish) }));

/** Whoever takes it back has nothing left that was noted. */
export const agreeToTopics = (ctx: Ctx, learns: boolean): Promise<Saved> =>
  change(ctx, async (ctx, { userId }) => {
    if (!learns) await ctx.db.delete(readTopics).where(eq(readTopics.userId, userId));
    return changed({ learns });
  });

/**
 * Counts one day more for a category, once a day however often it is read. It does so only for those who agreed, as the
 * database knows it now. No entry: how somebody likes to read is nobody else's to read.
 */
export const noteReadTopic = (ctx: Ctx, userId: number, categoryId: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const [agreed] = await ctx.db
      .select({ learns: feedSettings.learns })
      .from(feedSettings)
      .where(and(eq(feedSettings.userId, userId), eq(feedSettings.learns, true)))
      .for('share');
    if (!agreed) return;
    const today = dayOf(ctx.now);
    await ctx.db
      .insert(readTopics)
      .values({ userId, categoryId, days: 1, lastOn: today })
      .onConflictDoUpdate({
        target: [readTopics.userId, readTopics.categoryId],
        set: { days: sql`least(${MOST_READ_DAYS}, ${readTopics.days} + 1)`, lastOn: today },
        setWhere: lt(readTopics.lastOn, today),
      });
  });

/** Forgets categories that weren't read for long. */
export const pruneReadTopics = async (ctx: Ctx): Promise<void> => {
  const before = dayOf(new Date(ctx.now.getTime() - READ_TOPICS_KEPT_DAYS * DAY_MS));
  await ctx.db.delete(readTopics).where(lt(readTopics.lastOn, before));
};
