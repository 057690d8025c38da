// Says what is kept of whom somebody names as organiser, and of what that one says.
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { moveRows } from '#kernel/account-merges.ts';
import type { AccountMerge } from '#kernel/account-merges.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { userTag, usersByIds } from '#bundles/users/public.ts';
import { nameOtherAccount } from '#bundles/writing/public.ts';
import { eventTag } from '../constants.ts';
import { events } from '../schema.ts';
import { CONSENT_STATES, ORGANISERS_TAG } from './constants.ts';
import { eventOrganiserConsents } from './schema.ts';
import { personalDataWords } from './texts.ts';

const { organiserId, authorId, askedAt } = eventOrganiserConsents;
const isOf = (userId: number) => or(eq(organiserId, userId), eq(authorId, userId));

export const personalOrganisers: PersonalData = {
  name: 'eventOrganisers',
  words: personalDataWords,
  exportFor: async (ctx, userId) => {
    const rows = await ctx.db
      .select()
      .from(eventOrganiserConsents)
      .where(isOf(userId))
      .orderBy(askedAt, organiserId, authorId);
    const people = await usersByIds(
      ctx,
      rows.flatMap((row) => [row.organiserId, row.authorId]),
    );
    const nameOf = (id: number) => people.get(id)?.name ?? '';
    return rows.map((row) => ({
      organiser: nameOf(row.organiserId),
      author: nameOf(row.authorId),
      state: row.state,
      askedAt: row.askedAt,
      decidedAt: row.decidedAt,
    }));
  },
  countFor: async (ctx, userId) => ({
    goes: await ctx.db.$count(eventOrganiserConsents, isOf(userId)),
    stays: 0,
  }),
  mergeInto: async (ctx, merge) => {
    await mergeStronger(ctx, merge, 'organiserId', 'authorId');
    const asked = await moveRows(ctx, eventOrganiserConsents, 'organiserId', merge, ['authorId']);
    await mergeStronger(ctx, merge, 'authorId', 'organiserId');
    const asking = await moveRows(ctx, eventOrganiserConsents, 'authorId', merge, ['organiserId']);
    await leadElsewhere(ctx, merge.fromId, merge.intoId);
    // Else they would name the account that is gone when they come out once more.
    await nameOtherAccount(ctx, { type: 'event', field: 'organiserId' }, merge);
    await followAnswers(ctx, merge);
    // Nobody asks themselves.
    const own = await ctx.db
      .delete(eventOrganiserConsents)
      .where(sql`${organiserId} = ${authorId}`)
      .returning({ organiserId });
    return {
      moved: Math.max(0, asked.moved + asking.moved - own.length),
      dropped: asked.dropped + asking.dropped + own.length,
    };
  },
  eraseFor: (ctx, userId) =>
    withTransaction(ctx, async (ctx) => {
      await ctx.db.delete(eventOrganiserConsents).where(isOf(userId));
      await leadElsewhere(ctx, userId, null);
      await leadNowhere(ctx, userId);
    }),
};

/** Makes events that name somebody name another account of theirs, or nobody. */
const leadElsewhere = async (ctx: Ctx, fromId: number, intoId: number | null): Promise<void> => {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    update ${events} set
      organiser_id = case when organiser_id = ${fromId} then ${intoId}::int else organiser_id end,
      organiser_profile_id = case when organiser_profile_id = ${fromId} then ${intoId}::int else organiser_profile_id end,
      calendar_sequence = calendar_sequence + 1
    where organiser_id = ${fromId} or organiser_profile_id = ${fromId}
    returning id`);
  touch(ctx, ORGANISERS_TAG, ...rows.map(({ id }) => eventTag(id)));
};

type Side = 'organiserId' | 'authorId';

/**
 * Keeps the stronger answer: where both accounts have one with the same third person, a no counts before a yes, and a yes
 * before none.
 */
const mergeStronger = async (ctx: Ctx, { fromId, intoId }: AccountMerge, side: Side, same: Side) => {
  const kept = alias(eventOrganiserConsents, 'kept');
  const other = alias(eventOrganiserConsents, 'other');
  await ctx.db.execute(sql`
    update ${eventOrganiserConsents} kept
    set state = ${other.state}, event_id = ${other.eventId}, asked_at = ${other.askedAt}, decided_at = ${other.decidedAt}
    from ${eventOrganiserConsents} other
    where ${kept[side]} = ${intoId} and ${other[side]} = ${fromId} and ${kept[same]} = ${other[same]}
      and ${rankOf(other.state)} > ${rankOf(kept.state)}`);
};

const rankOf = (state: PgColumn) => sql`array_position(${sql.param([...CONSENT_STATES])}::text[], ${state})`;

/** What is answered holds for all events of the one account that is left. They may get their author before or after this. */
const followAnswers = async (ctx: Ctx, { fromId, intoId }: AccountMerge): Promise<void> => {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    update ${events} event set
      organiser_profile_id = case when consent.state = 'allowed' then consent.organiser_id end,
      calendar_sequence = calendar_sequence + 1
    from ${eventOrganiserConsents} consent
    where consent.organiser_id = event.organiser_id
      and consent.author_id = case when event.author_id = ${fromId} then ${intoId}::int else event.author_id end
      and ${intoId} in (consent.organiser_id, consent.author_id)
      and consent.state in ('allowed', 'denied') and not event.is_organised_by_author
      and event.organiser_profile_id is distinct from case when consent.state = 'allowed' then consent.organiser_id end
    returning event.id`);
  touch(ctx, ORGANISERS_TAG, userTag(intoId), ...rows.map(({ id }) => eventTag(id)));
};

/** Whose question is gone has nothing left to answer, so what stays of an author leads to nobody. */
const leadNowhere = async (ctx: Ctx, userId: number): Promise<void> => {
  const isLed = and(eq(events.authorId, userId), isNotNull(events.organiserId));
  const people = await ctx.db.selectDistinct({ id: events.organiserId }).from(events).where(isLed);
  const led = await ctx.db
    .update(events)
    .set({
      organiserId: null,
      organiserProfileId: null,
      calendarSequence: sql`${events.calendarSequence} + 1`,
    })
    .where(isLed)
    .returning({ id: events.id });
  const tags = [...people.map(({ id }) => userTag(id!)), ...led.map(({ id }) => eventTag(id))];
  touch(ctx, ORGANISERS_TAG, ...tags);
};
