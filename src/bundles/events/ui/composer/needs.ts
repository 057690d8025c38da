// Says what an event needs before it can come out, and where that is typed.
import type { EventContent, EventContentDate } from '../../views.ts';
import * as texts from './texts.ts';

/** Returns what is needed: of each place where, and of each of its days when; the first that is missing is where one is led. */
export const needsOf = ({ title, locations, organiser, feeKind, fee }: EventContent) => {
  const shown = locations.length > 0 ? locations : [NOWHERE];
  const venues = shown.map(({ venue }, at) => ({
    field: `locations.${at}.venue`,
    isThere: venue.trim() !== '',
  }));
  const times = shown.flatMap(({ dates, series = [] }, at) =>
    (dates.length > 0 || series.length > 0 ? dates : [NEVER]).flatMap((date, dateAt) =>
      timesOf(date, `locations.${at}.dates.${dateAt}`),
    ),
  );
  return [
    { field: 'title', name: texts.title, isThere: title.trim() !== '' },
    { name: texts.venue, ...firstMissing(venues) },
    { name: texts.dayAndHour, ...firstMissing(times) },
    { field: 'organiser', name: texts.organiserNeeded, isThere: organiser.trim() !== '' },
    ...(feeKind === 'paid' ? [{ field: 'fee', name: texts.fee, isThere: fee.trim() !== '' }] : []),
  ];
};

interface Asked {
  readonly field: string;
  readonly isThere: boolean;
}

const timesOf = ({ day, from, isAllDay }: EventContentDate, field: string): readonly Asked[] => [
  { field: `${field}.day`, isThere: day !== '' },
  { field: `${field}.from`, isThere: isAllDay || from !== '' },
];

const firstMissing = (asked: readonly Asked[]): Asked =>
  asked.find(({ isThere }) => !isThere) ?? asked[0] ?? { field: 'locations', isThere: true };

const NEVER: EventContentDate = { day: '', from: '', untilDay: '', until: '', isAllDay: false };
const NOWHERE = { venue: '', dates: [NEVER], series: [] };
