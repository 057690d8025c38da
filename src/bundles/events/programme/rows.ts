// Puts entries of a programme in words: the hour, what it is, where.
import { dayText, hoursText, shortDayText } from '#design/dates.ts';
import { softHyphens } from '#design/soft-hyphens.ts';
import { nestQuotations } from '#design/quoted.ts';
import { dayOf } from '#kernel/calendar.ts';
import { DAY_MS } from '#kernel/durations.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { slugsOfPieces } from '#bundles/pieces/public.ts';
import { getCategories } from '#bundles/topics/public.ts';
import type { AgendaEntry } from '../agenda.ts';
import { isoOf, statusText, toDate } from '../dates.ts';
import { eventHref } from '../kind.ts';
import { effectiveStatus } from '../details.ts';
import { isOff, isOvernight } from '../rules.ts';
import type { EventStatus } from '../rules.ts';
import * as eventTexts from '../texts.ts';
import { FRESH_DAYS } from './constants.ts';
import { findOccurrences } from './queries.ts';
import type { Occurrence } from './queries.ts';
import * as texts from './texts.ts';
import type { RowView } from './views.ts';

export type RowOf = (entry: AgendaEntry) => RowView[];

/** Returns rows of all these entries, in two queries; none of what isn't for everybody. */
export const loadRows = async (
  ctx: Ctx,
  entries: readonly AgendaEntry[],
): Promise<{ rowOf: RowOf; ids: readonly number[] }> => {
  const [found, tree, categories, slugs] = await Promise.all([
    findOccurrences(ctx, entries),
    getLocationTree(ctx),
    getCategories(ctx),
    slugsOfPieces(ctx),
  ]);
  const byEntry = Map.groupBy(found, ({ id, startsAt }) => keyOf({ eventId: id, startsAt }));
  const freshFrom = ctx.now.getTime() - FRESH_DAYS * DAY_MS;
  const rowOf: RowOf = (entry) => {
    const own = byEntry.get(keyOf(entry));
    if (!own) return [];
    const [shown, ...others] = own.map(withStatus).toSorted(byWhatTakesPlace) as [Stated, ...Stated[]];
    const isFresh = (shown.publishedAt?.getTime() ?? 0) > freshFrom;
    const together = [shown, ...others.filter(({ status }) => isOff(status) === isOff(shown.status))];
    return [
      {
        key: keyOf(entry),
        href: eventHref({ ...shown, ...slugs(shown) }),
        title: softHyphens(nestQuotations(shown.title)),
        iso: isoOf(shown),
        hours: hoursOf(shown, ctx.now),
        since: null,
        status: statusText(shown.status),
        isOff: isOff(shown.status),
        venue: [...new Set(together.map(({ venue }) => venue))].join(' · '),
        place: tree.byId.get(shown.locationId)?.name ?? '',
        category: categories.byId.get(shown.categoryId)?.name ?? '',
        marks: [
          ...(shown.attendance === 'online' ? [eventTexts.attendances.online] : []),
          ...(shown.feeCents === 0 ? [texts.free] : []),
          ...(isFresh ? [texts.fresh] : []),
        ],
      },
    ];
  };
  return { rowOf, ids: [...new Set(found.map(({ id }) => id))] };
};

type Stated = Occurrence & { readonly status: EventStatus };

const withStatus = (date: Occurrence): Stated => ({
  ...date,
  status: effectiveStatus(date.eventStatus, date.dateStatus),
});

/**
 * Sorts the one of several places at a time first that says until when: one where it isn't cancelled, and of these the one
 * where it lasts longest.
 */
const byWhatTakesPlace = (a: Stated, b: Stated): number =>
  Number(isOff(a.status)) - Number(isOff(b.status)) || Number(b.endsAt ?? 0) - Number(a.endsAt ?? 0);

/** Returns the hours in short words, since rows and cells are narrow: the last day is a number as long as the year is clear. */
const hoursOf = (date: Stated, now: Date): string => {
  const { startsAt, endsAt, isAllDay } = date;
  if (endsAt === null || dayOf(endsAt) === dayOf(startsAt) || isOvernight(date))
    return toDate(date, now).hours;
  const last = nearDayText(endsAt, now);
  if (isAllDay) return eventTexts.wholeDaysUntil(last);
  const [begin, end] = [startsAt, endsAt].map((moment) => hoursText(moment, null)) as [string, string];
  return eventTexts.fromUntil(begin, last, end);
};

/** Returns the row of what has begun before, with the day since when. */
export const goingOnRow = (rowOf: RowOf, entry: AgendaEntry, now: Date): RowView[] =>
  rowOf(entry).map((row) => ({ ...row, since: texts.since(nearDayText(entry.startsAt, now)) }));

const nearDayText = (moment: Date, now: Date) =>
  Math.abs(now.getTime() - moment.getTime()) < YEAR_MS ? shortDayText(moment) : dayText(moment);

const YEAR_MS = 300 * DAY_MS;

const keyOf = ({ eventId, startsAt }: AgendaEntry) => `${eventId}-${startsAt.getTime()}`;
