// Topic: what readers noted follows its date when that is moved.
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import type { Event } from '../queries.ts';
import { nextReminderAt } from '../reminders/rules.ts';
import { overAt } from '../rules.ts';
import { eventMarks } from './schema.ts';

/** Reminders of another beginning are worked out anew; others stay, so that one that is due isn't lost. */
export const followMarks = async (ctx: Ctx, event: Event): Promise<void> => {
  const rows = event.dates.map((date) => ({
    date_key: date.key,
    starts_at: date.startsAt,
    over_at: overAt(date),
    remind_at: nextReminderAt(date, ctx.now),
  }));
  if (rows.length === 0) return;
  await ctx.db.execute(sql`
    update ${eventMarks} set starts_at = moved.starts_at, over_at = moved.over_at,
      remind_at = case
        when not is_reminded then null
        when event_marks.starts_at = moved.starts_at then event_marks.remind_at
        else moved.remind_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as moved (date_key int, starts_at timestamptz, over_at timestamptz, remind_at timestamptz)
    where ${eq(eventMarks.eventId, event.id)} and ${eventMarks.dateKey} = moved.date_key
      and (event_marks.starts_at, event_marks.over_at) is distinct from (moved.starts_at, moved.over_at)`);
};
