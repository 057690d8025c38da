// Topic: somebody's own calendar as a file: what they registered for, and what they come to.
import { text } from '#kernel/answers.ts';
import type { TextAnswer } from '#kernel/answers.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { anonymous } from '#kernel/viewer.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { CALENDAR_TYPE, toCalendarFile } from '../../calendar-files/calendar-file.ts';
import type { EventDate } from '../../queries.ts';
import { MAX_FEED_DATES, REFRESH_HOURS } from '../constants.ts';
import { datesOf, isInSpan } from '../feed.ts';
import { ownCalendarTag } from './commands.ts';
import { findOwnDates, findOwnerOf } from './queries.ts';
import type { OwnDate } from './queries.ts';
import * as texts from './texts.ts';

/** As anybody may read what is in it: the address is no key to anything else. Throws 404. */
export const loadOwnFile = async (ctx: Ctx, token: string): Promise<TextAnswer> => {
  const reader = actAs(ctx, anonymous);
  const owner = await findOwnerOf(reader, token);
  if (owner === undefined) throw notFound();
  const [dates, portal] = await Promise.all([findOwnDates(reader, owner), readSetting(reader, portalName)]);
  const own = new Map(dates.map((date) => [keyOf(date), date]));
  const ownOf = ({ eventId, key: dateKey }: EventDate) => own.get(keyOf({ eventId, dateKey }));
  const found = await datesOf(
    reader,
    [...new Set(dates.map(({ eventId }) => eventId))],
    (date) => isInSpan(ctx.now, date) && ownOf(date) !== undefined,
    (date) => (ownOf(date)?.isWaiting ? texts.waiting : undefined),
  );
  const file = toCalendarFile({
    name: texts.fileName(portal),
    dates: found.dates.slice(0, MAX_FEED_DATES),
    refreshHours: REFRESH_HOURS,
  });
  return text(file, CALENDAR_TYPE, [ownCalendarTag(owner), ...found.tags]);
};

const keyOf = ({ eventId, dateKey }: Pick<OwnDate, 'eventId' | 'dateKey'>) => `${eventId} ${dateKey}`;
