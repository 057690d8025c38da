// Serves somebody's own calendar as a file: what they registered for, and what they come to.
import type { AlreadySent, BytesAnswer } from '#kernel/answers.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { privateFile } from '#kernel/private-file.ts';
import type { Exchange } from '#kernel/private-file.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { anonymous } from '#kernel/viewer.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { CALENDAR_TYPE, toCalendarFile } from '../../calendar-files/calendar-file.ts';
import type { EventDate } from '../../queries.ts';
import { MAX_FEED_DATES, OWN_CALENDAR_LIMIT, REFRESH_HOURS } from '../constants.ts';
import { datesOf, isInSpan } from '../feed.ts';
import { findOwnDates, findOwnerOf } from './queries.ts';
import type { OwnDate } from './queries.ts';
import * as texts from './texts.ts';

/**
 * Answers the file as anybody may read what is in it: the address is no key to anything else. Throws 404, and 429 for programs
 * that can't stop asking.
 */
export const answerOwnFile = async (
  ctx: Ctx,
  token: string,
  exchange: Exchange,
): Promise<BytesAnswer | AlreadySent> => {
  const reader = actAs(ctx, anonymous);
  const owner = await findOwnerOf(reader, token);
  if (owner === undefined) throw notFound();
  await limitAttempts(reader, `own-calendar:${owner}`, OWN_CALENDAR_LIMIT);
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
  return privateFile(exchange, file, CALENDAR_TYPE);
};

const keyOf = ({ eventId, dateKey }: Pick<OwnDate, 'eventId' | 'dateKey'>) => `${eventId} ${dateKey}`;
