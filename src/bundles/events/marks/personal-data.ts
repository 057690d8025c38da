// Says what is kept of what somebody noted about dates.
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { moveRows } from '#kernel/account-merges.ts';
import type { AccountMerge } from '#kernel/account-merges.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { eventTag } from '../constants.ts';
import { ERASE_BATCH, RETENTION_MS } from '../registrations/constants.ts';
import { events } from '../schema.ts';
import { eventMarks } from './schema.ts';
import { personalDataWords } from './texts.ts';

const { userId: owner } = eventMarks;

export const personalMarks: PersonalData = {
  name: 'eventMarks',
  words: personalDataWords,
  exportFor: (ctx, userId) =>
    ctx.db
      .select({
        event: events.title,
        startsAt: eventMarks.startsAt,
        isComing: eventMarks.isComing,
        isSeen: eventMarks.isSeen,
        isReminded: eventMarks.isReminded,
      })
      .from(eventMarks)
      .innerJoin(events, eq(events.id, eventMarks.eventId))
      .where(eq(owner, userId))
      .orderBy(asc(eventMarks.id)),
  countFor: async (ctx, userId) => ({ goes: await ctx.db.$count(eventMarks, eq(owner, userId)), stays: 0 }),
  mergeInto: async (ctx, merge) => {
    await touchEventsOf(ctx, merge.fromId);
    await addToTwins(ctx, merge);
    return moveRows(ctx, eventMarks, 'userId', merge, ['eventId', 'dateKey']);
  },
  eraseFor: (ctx, userId) =>
    withTransaction(ctx, async (ctx) => {
      await touchEventsOf(ctx, userId);
      await ctx.db.delete(eventMarks).where(eq(owner, userId));
    }),
};

/**
 * Adds what was noted by the account that goes to what the other one noted about the same date. Who comes without a name there
 * already stays without one.
 */
const addToTwins = async (ctx: Ctx, { fromId, intoId }: AccountMerge): Promise<void> => {
  await ctx.db.execute(sql`
    update ${eventMarks} as kept set
      is_seen = kept.is_seen or (gone.is_seen and not kept.is_coming),
      is_coming = kept.is_coming or gone.is_coming,
      is_reminded = kept.is_reminded or gone.is_reminded,
      remind_at = least(kept.remind_at, gone.remind_at)
    from ${eventMarks} as gone
    where kept.user_id = ${intoId} and gone.user_id = ${fromId}
      and kept.event_id = gone.event_id and kept.date_key = gone.date_key`);
};

const touchEventsOf = async (ctx: Ctx, userId: number) => {
  const seen = and(eq(owner, userId), eventMarks.isComing);
  const rows = await ctx.db.selectDistinct({ id: eventMarks.eventId }).from(eventMarks).where(seen);
  touch(ctx, ...rows.map(({ id }) => eventTag(id)));
};

/** Says how many; of dates that are over so long as registrations are kept. No entry: nobody did it, and it was announced. */
export const eraseOldMarks = async (ctx: Ctx): Promise<number> => {
  const isOld = lt(eventMarks.overAt, new Date(ctx.now.getTime() - RETENTION_MS));
  let erased = 0;
  for (;;) {
    const batch = ctx.db.select({ id: eventMarks.id }).from(eventMarks).where(isOld).limit(ERASE_BATCH);
    const { rowCount } = await ctx.db.delete(eventMarks).where(inArray(eventMarks.id, batch));
    erased += rowCount ?? 0;
    if ((rowCount ?? 0) < ERASE_BATCH) return erased;
  }
};
