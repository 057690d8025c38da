import { describe, expect, it } from 'vitest';
import { toDate, toLocations, toSheet, toVenue } from './dates.ts';

const NBSP = '\u00a0';
const at = (iso: string) => new Date(iso);
const NOW = at('2026-11-28T12:00:00Z');
const status = 'scheduled' as const;
const [from, until] = [at('2026-11-27T16:00:00Z'), at('2026-11-27T21:00:00Z')];
const evening = { startsAt: from, endsAt: until, isAllDay: false, status };
const wholeDay = { startsAt: at('2026-11-28T23:00:00Z'), endsAt: null, isAllDay: true, status };

const date = (locationPosition: number, position: number, venue: string) => ({
  ...evening,
  seriesPosition: null,
  seriesDay: null,
  isSeriesChange: false,
  eventId: 1,
  locationPosition,
  position,
  key: 10 * locationPosition + position,
  venue,
  address: venue === 'Kirche' ? '' : 'Am Brunnen 1',
});

describe('a date in words', () => {
  it('is a large leaf of the calendar', () =>
    expect(toSheet(evening)).toEqual({
      iso: '2026-11-27T16:00:00.000Z',
      weekday: 'Freitag',
      day: '27',
      month: 'November 2026',
      hours: `17 bis 22${NBSP}Uhr`,
      status: null,
    }));

  it('says how it stands', () => {
    expect(toSheet({ ...evening, status: 'cancelled' }).status).toBe('abgesagt');
    expect(toDate({ ...evening, status: 'sold-out' }, NOW).status).toBe('ausverkauft');
  });

  it('is a line in a list, which knows whether it is over', () => {
    expect(toDate(evening, NOW)).toMatchObject({ day: 'Freitag, 27. November 2026', isPast: true });
    expect(toDate(wholeDay, NOW)).toEqual({
      iso: '2026-11-29',
      day: 'Sonntag, 29. November 2026',
      hours: 'ganztägig',
      isPast: false,
      status: null,
    });
  });

  it.each([
    ['only a beginning', { ...evening, endsAt: null }, `17${NBSP}Uhr`],
    ['over night', { ...evening, endsAt: at('2026-11-28T02:30:00Z') }, `17${NBSP}Uhr bis 3.30${NBSP}Uhr`],
    [
      'until another day',
      { ...evening, endsAt: at('2026-11-29T02:30:00Z') },
      `17${NBSP}Uhr bis 29.${NBSP}November 2026, 3.30${NBSP}Uhr`,
    ],
    ['several whole days', { ...wholeDay, endsAt: at('2026-11-30T23:00:00Z') }, `bis 1.${NBSP}Dezember 2026`],
  ])('%s', (_, date, hours) => expect(toSheet(date).hours).toBe(hours));
});

const filesAt = (now: Date, hasFiles: boolean) =>
  toLocations([date(0, 0, 'Markt'), date(1, 3, 'Kirche')], {
    town: 'Auenfeld',
    now,
    hasFiles,
    series: [],
    isOnlineOnly: false,
  }).map(({ dates }) => dates[0]!.calendarHref);

describe('dates by where they are', () => {
  it('stand in the order of the places, each with the way to a map', () => {
    const places = toLocations([date(1, 0, 'Kirche'), date(0, 1, 'Markt'), date(0, 0, 'Markt')], {
      town: 'Auenfeld',
      now: NOW,
      hasFiles: true,
      series: [],
      isOnlineOnly: false,
    });
    expect(places.map(({ venue, dates, mapHref }) => [venue, dates.length, mapHref])).toEqual([
      ['Markt', 2, 'https://www.openstreetmap.org/search?query=Am%20Brunnen%201%2C%20Auenfeld'],
      ['Kirche', 1, 'https://www.openstreetmap.org/search?query=Kirche%2C%20Auenfeld'],
    ]);
  });

  it('know no way to what is online only', () =>
    expect(toVenue({ venue: 'Videokonferenz', address: '' }, 'Auenfeld', true).mapHref).toBeNull());

  it('lead to a file for calendars while they are to come, once the event is out', () => {
    const before = at('2026-11-01T12:00:00Z');
    expect(filesAt(before, true)).toEqual(['/events/ics/1/0/0', '/events/ics/1/1/3']);
    expect(filesAt(NOW, true)).toEqual([null, null]);
    expect(filesAt(before, false)).toEqual([null, null]);
  });

  it.each([
    ['Am Brunnen 1', 'Am Brunnen 1, Auenfeld'],
    ['Am Brunnen 1, Auenfeld', 'Am Brunnen 1, Auenfeld'],
    ['', 'Auenfeld'],
    ['Auenfelder Straße 1', 'Auenfelder Straße 1, Auenfeld'],
    ['12345 Auenfeld', '12345 Auenfeld'],
  ])('name the town once (%j)', (address, whole) =>
    expect(toVenue({ venue: 'Markt', address }, 'Auenfeld').address).toBe(whole),
  );
});
