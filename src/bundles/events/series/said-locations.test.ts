import { describe, expect, it } from 'vitest';
import { dayOf } from '#kernel/calendar.ts';
import { problemsOf } from '../words.ts';
import { readSaidLocations } from './said-locations.ts';
import type { SaidLocation } from './said-locations.ts';
import * as texts from './rules/texts.ts';

/** A Monday. */
const TODAY = '2026-11-23';
const HOLIDAYS = 'Weihnachtsferien: 24.12.2026 – 8.1.2027';

const hall = (said: Partial<SaidLocation>): SaidLocation => ({
  venue: 'Gemeindesaal',
  address: 'Kirchplatz 4',
  dates: [],
  ...said,
});
const read = (said: Partial<SaidLocation>) => {
  const { locations, errors } = readSaidLocations([hall(said)], TODAY, HOLIDAYS);
  return { ...locations[0]!, errors };
};

describe('places whose dates are said in words', () => {
  it('have the dates of their series without the holidays, beside those of their own', () => {
    const own = { startsAt: new Date('2026-11-28T18:00:00Z') };
    const { dates, series, errors } = read({
      dates: [own],
      series: ['dienstags von 19 bis 21 Uhr bis 19. Januar, außer in den Ferien'],
    });
    expect(errors).toEqual({});
    expect(dates.map(({ startsAt }) => dayOf(startsAt))).toEqual([
      '2026-11-28',
      '2026-11-24',
      '2026-12-01',
      '2026-12-08',
      '2026-12-15',
      '2026-12-22',
      '2027-01-12',
      '2027-01-19',
    ]);
    expect(series).toMatchObject([{ except: ['2026-12-29', '2027-01-05'], from: '19:00', until: '21:00' }]);
  });

  it('are fit for an event, also with a day that is cancelled and one that is moved', () => {
    const { errors, ...location } = read({
      series: ['freitags um 18 Uhr, drei Mal'],
      changes: [
        { nth: 2, status: 'cancelled' },
        { nth: 3, daysLater: 1, from: '16:00', until: '17:30' },
      ],
    });
    expect(errors).toEqual({});
    expect(problemsOf({ title: 'Probe', lead: '', organiser: 'Chor', locations: [location] })).toEqual({});
    const dates = location.dates.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
    expect(dates).toMatchObject([
      { startsAt: new Date('2026-11-27T17:00:00Z'), series: { day: '2026-11-27', isChange: false } },
      { status: 'cancelled', series: { day: '2026-12-04', isChange: true } },
      {
        startsAt: new Date('2026-12-12T15:00:00Z'),
        endsAt: new Date('2026-12-12T16:30:00Z'),
        series: { day: '2026-12-11', isChange: true },
      },
    ]);
  });

  it('tell by their field what of it is no series, or no day of one', () => {
    expect(read({ series: ['dienstags 19 Uhr', 'bei Vollmond um 19 Uhr'] }).errors).toEqual({
      'locations.0.series.1': texts.rhythmMissing,
    });
    expect(read({ series: ['am 5. Dezember um 19 Uhr'] }).errors).toEqual({
      'locations.0.series.0': texts.rhythmMissing,
    });
    const changes = [{ nth: 3 }, { nth: 1, series: 1 }];
    expect(read({ series: ['dienstags 19 Uhr, zwei Mal'], changes }).errors).toEqual({
      'locations.0.changes.0': texts.noDay,
      'locations.0.changes.1': texts.noDay,
    });
  });
});
