import { describe, expect, it } from 'vitest';
import type { EventContentDate, EventContentSeries } from '../../views.ts';
import {
  changedDays,
  withDates,
  withDayChanged,
  withDayToggled,
  withSeries,
  withoutSeries,
} from './changes.ts';

const BLANK: EventContentDate = { day: '', from: '', untilDay: '', until: '', isAllDay: false };
const friday: EventContentDate = { ...BLANK, day: '2026-11-27', from: '19:30' };
const tuesdays: EventContentSeries = {
  words: 'dienstags um 22 Uhr',
  rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20270105',
  day: '2026-12-01',
  from: '22:00',
  until: '01:00',
  isAllDay: false,
  except: ['2026-12-29'],
};

describe('the dates of a place', () => {
  it('take what was said in place of a row that nobody filled in', () => {
    expect(withDates({ dates: [BLANK] }, [friday])).toEqual({ dates: [friday] });
    expect(withSeries({ dates: [BLANK, friday] }, tuesdays)).toEqual({ dates: [friday], series: [tuesdays] });
  });

  it('leave out a day of a series, and take it back', () => {
    const without = withDayToggled({ dates: [], series: [tuesdays] }, 0, '2026-12-08');
    expect(without.series![0]!.except).toEqual(['2026-12-08', '2026-12-29']);
    const again = withDayToggled({ dates: [], ...without }, 0, '2026-12-08');
    expect(again.series).toEqual([tuesdays]);
  });

  it('give a day of a series a date of its own', () => {
    const place = { dates: [friday], series: [tuesdays] };
    const { dates } = withDayChanged(place, 0, '2026-12-08');
    expect(dates[1]).toEqual({
      ...BLANK,
      day: '2026-12-08',
      from: '22:00',
      untilDay: '2026-12-09',
      until: '01:00',
      instead: { series: 0, day: '2026-12-08' },
    });
    expect([...changedDays({ dates }, 0)]).toEqual(['2026-12-08']);
    expect([...changedDays({ dates }, 1)]).toEqual([]);
  });

  it('keep what was changed when its series goes, and which series the others belong to', () => {
    const own = { ...friday, instead: { series: 0, day: '2026-12-08' } };
    const other = { ...friday, instead: { series: 1, day: '2026-12-08' } };
    const others = { ...tuesdays, words: 'die andere' };
    expect(withoutSeries({ dates: [own, other, friday], series: [tuesdays, others] }, 0)).toEqual({
      dates: [friday, { ...friday, instead: { series: 0, day: '2026-12-08' } }, friday],
      series: [others],
    });
    expect(withoutSeries({ dates: [own], series: [tuesdays, others] }, 1)).toEqual({
      dates: [own],
      series: [tuesdays],
    });
  });
});
