// Counts weeks of the portal's calendar, from Monday's midnight to the next, and says what is told of one that has ended.
import { addDays, clockOf, dayOf, momentAt, weekdayOf } from '#kernel/calendar.ts';
import { announce, defineAnnouncement } from '#kernel/announcements.ts';
import { refKey } from '#kernel/content-kinds.ts';
import { findMark, setMark } from '#kernel/marks.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { piecesByRefs } from '#bundles/lists/public.ts';
import { WEEK_HOUR } from './constants.ts';
import { findReadBetween } from './queries.ts';

export interface Week {
  readonly since: Date;
  readonly until: Date;
  /** The Monday that it begins with. */
  readonly monday: string;
}

/** Returns the week that a moment belongs to. */
export const weekOf = (moment: Date): Week => {
  const today = dayOf(moment);
  const monday = addDays(today, 1 - weekdayOf(today));
  return { monday, since: momentAt(monday)!, until: momentAt(addDays(monday, 7))! };
};

/** A week has ended: `monday` is the day that it began with. */
export const weekEnded = defineAnnouncement<{ readonly monday: string }>('audience.week-ended');

/** The name of the mark of when a week was told last. */
const WEEK_TOLD = 'audience_week_told';

/**
 * Announces a week that has ended; asked every hour: on Monday from six on it is time to tell the week before, also where
 * nothing ran at six. Told twice, it makes no second notice. No entry: nothing changes but that people are told.
 */
export const announceWeek = async (ctx: Ctx): Promise<void> => {
  const { monday, since } = weekOf(ctx.now);
  if (dayOf(ctx.now) !== monday || clockOf(ctx.now) < WEEK_HOUR) return;
  const toldAt = await findMark(ctx, WEEK_TOLD);
  if (toldAt && toldAt >= since) return;
  await withTransaction(ctx, async (ctx) => {
    await announce(ctx, weekEnded, { monday: addDays(monday, -7) });
    await setMark(ctx, WEEK_TOLD);
  });
};

/** What was read of somebody's pieces in a week. */
export interface WeekOfAuthor {
  readonly authorId: number;
  readonly views: number;
  readonly pieces: number;
  /** The most read one. */
  readonly most: { readonly type: string; readonly id: number; readonly views: number };
}

/** Finds the weeks of everybody whose pieces were viewed, in two queries. */
export const findWeeks = async (ctx: Ctx, monday: string): Promise<WeekOfAuthor[]> => {
  const found = await findReadBetween(ctx, weekOf(momentAt(monday)!));
  // What was only read on or shared from the week before was viewed by nobody.
  const read = found.filter(({ views }) => views > 0);
  const authors = new Map((await piecesByRefs(ctx, read)).map((piece) => [refKey(piece), piece.authorId]));
  const groups = Map.groupBy(
    read.filter((piece) => authors.has(refKey(piece))),
    (piece) => authors.get(refKey(piece))!,
  );
  return [...groups].map(([authorId, pieces]) => ({
    authorId,
    views: pieces.reduce((sum, { views }) => sum + views, 0),
    pieces: pieces.length,
    most: { type: pieces[0]!.type, id: pieces[0]!.id, views: pieces[0]!.views },
  }));
};
