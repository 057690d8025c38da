// Reads what people say of those who name them as organisers.
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { anonymous } from '#kernel/viewer.ts';
import { isVisibleTo } from '#bundles/pieces/public.ts';
import { events } from '../schema.ts';
import { CONSENTS_SHOWN, ORGANISERS_TAG } from './constants.ts';
import { eventOrganiserConsents } from './schema.ts';

export type Consent = typeof eventOrganiserConsents.$inferSelect;

interface Pair {
  readonly organiserId: number;
  readonly authorId: number;
}

export const isPair = ({ organiserId, authorId }: Pair) =>
  and(eq(eventOrganiserConsents.organiserId, organiserId), eq(eventOrganiserConsents.authorId, authorId));

export const findConsent = async (ctx: Ctx, pair: Pair): Promise<Consent | undefined> =>
  (await ctx.db.select().from(eventOrganiserConsents).where(isPair(pair)))[0];

/** Returns the consent of a pair, locked until the transaction ends. */
export const lockConsent = async (ctx: Ctx, pair: Pair): Promise<Consent | undefined> =>
  (await ctx.db.select().from(eventOrganiserConsents).where(isPair(pair)).for('update'))[0];

export type ListedConsent = Consent & { readonly title: string | null };

/** What waits for an answer comes first. The title is told only of what everybody may see. */
export const listConsents = (ctx: Ctx, organiserId: number): Promise<ListedConsent[]> => {
  const { authorId, state, eventId, askedAt, decidedAt } = eventOrganiserConsents;
  const isOut = isVisibleTo(events, anonymous, ctx.now);
  return ctx.db
    .select({
      organiserId: eventOrganiserConsents.organiserId,
      authorId,
      state,
      eventId,
      askedAt,
      decidedAt,
      title: sql<string | null>`case when ${isOut} then ${events.title} end`,
    })
    .from(eventOrganiserConsents)
    .leftJoin(events, eq(events.id, eventId))
    .where(eq(eventOrganiserConsents.organiserId, organiserId))
    .orderBy(desc(sql`${state} in ('asked', 'named')`), desc(askedAt), asc(authorId))
    .limit(CONSENTS_SHOWN);
};

/** Says whether anybody has named this person; remembered, since the menu of every page asks it. */
export const hasConsents = (ctx: Ctx, organiserId: number): Promise<boolean> =>
  fetchCached(
    ctx,
    `events.named ${organiserId}`,
    [ORGANISERS_TAG],
    async () =>
      (await ctx.db.$count(eventOrganiserConsents, eq(eventOrganiserConsents.organiserId, organiserId))) > 0,
  );

/** Says whether somebody organises an event that somebody else has entered. These are few, and remembered together. */
export const organisesForOthers = async (ctx: Ctx, userId: number): Promise<boolean> =>
  (
    await fetchCached(ctx, 'events.organisers', [ORGANISERS_TAG], async () => {
      const { organiserProfileId, authorId } = events;
      const rows = await ctx.db
        .selectDistinct({ id: organiserProfileId })
        .from(events)
        .where(sql`${organiserProfileId} <> ${authorId}`);
      return new Set(rows.map(({ id }) => id));
    })
  ).has(userId);
