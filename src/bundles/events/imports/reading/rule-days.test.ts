import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import { daysOfRule } from './rule-days.ts';
import { readRule } from './series-rule.ts';

const days = (value: string, first: string, until: string, from = first): string[] => {
  const read = readRule(value);
  if (read.kind !== 'rule') throw new Error(`no rule: ${value}`);
  return [...daysOfRule(read.rule, { first, from, until }, { steps: 1_000_000 }, from === first)];
};

describe('the days of a rule', () => {
  it.each([
    ['FREQ=MONTHLY;BYDAY=1TU', ['2026-12-01', '2027-01-05', '2027-02-02']],
    ['FREQ=MONTHLY;BYDAY=-1FR', ['2026-12-25', '2027-01-29', '2027-02-26']],
    ['FREQ=MONTHLY;BYMONTHDAY=31', ['2026-12-31', '2027-01-31']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', ['2026-12-31', '2027-01-31', '2027-02-28']],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', []],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', ['2026-12-31', '2027-01-29', '2027-02-26']],
    ['FREQ=YEARLY;BYYEARDAY=-1,1', ['2026-12-31', '2027-01-01']],
    ['FREQ=YEARLY;BYWEEKNO=53;BYDAY=FR', ['2027-01-01']],
    ['FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO', ['2027-01-04']],
    ['FREQ=YEARLY;BYDAY=1MO', ['2027-01-04']],
    ['FREQ=YEARLY;BYMONTH=1;BYDAY=2SU', ['2027-01-10']],
  ])('of %s', (value, wanted) => expect(days(value, '2026-12-01', '2027-02-28')).toEqual(wanted));

  it('are counted in the first centuries, too', () =>
    expect(days('FREQ=YEARLY;BYMONTHDAY=2;BYMONTH=1', '0050-01-01', '0052-12-31')).toEqual([
      '0050-01-02',
      '0051-01-02',
      '0052-01-02',
    ]));

  it('count weeks from the day that a rule says', () => {
    // The example is from RFC 5545: with Monday the fifth and tenth, with Sunday others.
    const rule = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=';
    expect(days(`${rule}MO`, '1997-08-05', '1997-08-26')).toEqual([
      '1997-08-05',
      '1997-08-10',
      '1997-08-19',
      '1997-08-24',
    ]);
    expect(days(`${rule}SU`, '1997-08-05', '1997-08-31')).toEqual([
      '1997-08-05',
      '1997-08-17',
      '1997-08-19',
      '1997-08-31',
    ]);
  });

  it('are the same where the years before are skipped', () => {
    const rules = fc.constantFrom(
      'FREQ=DAILY;INTERVAL=3',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU',
      'FREQ=MONTHLY;INTERVAL=5;BYDAY=2WE',
      'FREQ=YEARLY;INTERVAL=3;BYMONTH=2,7',
      'FREQ=MONTHLY;BYSETPOS=2;BYDAY=MO,FR',
    );
    fc.assert(
      fc.property(rules, fc.nat(4000), fc.nat(3000), (rule, shift, wait) => {
        const first = addDays('2001-01-01', shift);
        const [from, until] = [addDays(first, wait), addDays(first, wait + 900)];
        const whole = days(rule, first, until).filter((day) => day >= from);
        expect(days(rule, first, until, from).filter((day) => day >= from)).toEqual(whole);
      }),
    );
  });

  it('are those that ical.js finds', () => {
    const parts = fc.constantFrom(
      'FREQ=DAILY',
      'FREQ=DAILY;INTERVAL=4',
      'FREQ=WEEKLY',
      'FREQ=WEEKLY;INTERVAL=3',
      'FREQ=WEEKLY;BYDAY=MO,WE,SA',
      'FREQ=MONTHLY;BYDAY=1TU',
      'FREQ=MONTHLY;BYDAY=-1SU',
      'FREQ=MONTHLY;BYMONTHDAY=15',
      'FREQ=MONTHLY;BYDAY=2MO,4MO',
      'FREQ=YEARLY;BYMONTH=5;BYDAY=2SU',
      'FREQ=YEARLY',
      'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=28',
    );
    fc.assert(
      fc.property(parts, fc.nat(3000), (rule, shift) => {
        const first = addDays('2020-01-01', shift);
        // It takes 29 February for 1 March where there is none.
        fc.pre(!first.endsWith('-02-29'));
        const wanted: string[] = [];
        const theirs = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(first));
        const until = addDays(first, 1500);
        for (let day = theirs.next(); day && day.toString() <= until; day = theirs.next())
          wanted.push(day.toString());
        expect(days(rule, first, until)).toEqual(wanted);
      }),
    );
  });

  it('come on 29 February where there is one, as RFC 5545 says', () =>
    expect(days('FREQ=YEARLY', '2020-02-29', '2029-01-01')).toEqual([
      '2020-02-29',
      '2024-02-29',
      '2028-02-29',
    ]));

  it('end when so many have been looked at', () => {
    const read = readRule('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');
    if (read.kind !== 'rule') throw new Error('no rule');
    const budget = { steps: 1000 };
    const span = { first: '2026-01-01', from: '2026-01-01', until: '2199-01-01' };
    expect([...daysOfRule(read.rule, span, budget, true)]).toEqual([]);
    expect(budget.steps).toBe(-1);
  });
});
