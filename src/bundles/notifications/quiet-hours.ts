// Keeps somebody's browsers silent in certain hours. What comes then waits until they are over.
import { eq, inArray } from 'drizzle-orm';
import { addDays, clockOf, dayOf, momentAt } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { quietHours } from './schema.ts';

/** Quiet hours from the full hour to the full hour, over midnight too; both alike mean none. */
export interface QuietHours {
  readonly fromHour: number;
  readonly untilHour: number;
}

/** The quiet hours of those who have chosen nothing else. */
export const USUAL_QUIET: QuietHours = { fromHour: 22, untilHour: 7 };

/** Returns the moment when they end; undefined where they don't hold now. */
export const endOfQuiet = (now: Date, { fromHour, untilHour }: QuietHours): Date | undefined => {
  const hour = Number(clockOf(now).slice(0, 2));
  const isOverMidnight = fromHour > untilHour;
  const isQuiet = isOverMidnight
    ? hour >= fromHour || hour < untilHour
    : hour >= fromHour && hour < untilHour;
  if (!isQuiet) return undefined;
  const today = dayOf(now);
  const day = isOverMidnight && hour >= fromHour ? addDays(today, 1) : today;
  return momentAt(day, hourText(untilHour));
};

/** Writes an hour as `07:00`. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

export const quietHoursOf = async (
  ctx: Ctx,
  userIds: readonly number[],
): Promise<(userId: number) => QuietHours> => {
  const rows =
    userIds.length > 0
      ? await ctx.db
          .select()
          .from(quietHours)
          .where(inArray(quietHours.userId, [...userIds]))
      : [];
  const chosen = new Map(rows.map(({ userId, ...hours }) => [userId, hours]));
  return (userId) => chosen.get(userId) ?? USUAL_QUIET;
};

/** Returns what somebody chose, as it is given out to them. */
export const exportQuietHours = (ctx: Ctx, userId: number): Promise<QuietHours[]> =>
  ctx.db
    .select({ fromHour: quietHours.fromHour, untilHour: quietHours.untilHour })
    .from(quietHours)
    .where(eq(quietHours.userId, userId));

/** No entry: whoever saves the settings makes one for all of them. */
export const saveQuietHours = async (ctx: Ctx, userId: number, hours: QuietHours): Promise<void> => {
  await ctx.db
    .insert(quietHours)
    .values({ userId, ...hours })
    .onConflictDoUpdate({ target: quietHours.userId, set: { ...hours } });
};
