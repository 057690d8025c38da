import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventContentDate } from '../../views.ts';
import { toKnown } from '../content.ts';
import type { Known } from '../content.ts';
import { datesIn, mergeDates, knownDates, pairDates } from './dates.ts';
import { asCancelled, isSameKnown, merge, stillInConflict, take, withVanished } from './merge.ts';

const NOW = new Date('2026-11-24T09:00:00Z');
const source = { locationId: 1, categoryId: 2, organiser: 'Chor', venue: 'Kirche' };

const known = (days: readonly string[], changes: { title?: string; venue?: string } = {}): Known =>
  toKnown(
    {
      key: 'a',
      line: 1,
      title: changes.title ?? 'Probe',
      text: '',
      organiser: '',
      link: '',
      isCancelled: false,
      dates: days.map((day) => ({
        key: '',
        startsAt: new Date(`${day}T18:30:00Z`),
        endsAt: null,
        isAllDay: false,
        venue: changes.venue ?? '',
      })),
    },
    source,
  );
const daysOf = (content: Known['content']) => datesIn(content).map(({ date }) => date.day);
const day = (at: number) => `2027-0${1 + Math.floor(at / 28)}-${String((at % 28) + 1).padStart(2, '0')}`;

const on = (dates: readonly { readonly date: EventContentDate }[]): string[] =>
  dates.flatMap(({ date }) => (date.status === undefined ? date.day : [])).toSorted();

describe('what a calendar changed', () => {
  it('is taken where people changed nothing, or something else', () => {
    const base = known(['2026-12-01']);
    const ours = { ...base.content, lead: 'Kommen Sie!', organiser: 'Kantorei' };
    const { content, conflicts } = merge(base, known(['2026-12-02'], { title: 'Konzert' }), ours, NOW);
    expect(content).toMatchObject({ title: 'Konzert', lead: 'Kommen Sie!', organiser: 'Kantorei' });
    expect(daysOf(content)).toEqual(['2026-12-02']);
    expect(conflicts).toEqual([]);
  });

  it('is asked about where people changed the same', () => {
    const base = known(['2026-12-01']);
    const moved = known(['2026-12-05']).content.locations;
    const ours = { ...base.content, title: 'Offene Probe', locations: moved };
    const theirs = known(['2026-12-02'], { title: 'Konzert' });
    const merged = merge(base, theirs, ours, NOW);
    expect(merged.content).toEqual(ours);
    expect(merged.conflicts.map(({ field }) => field)).toEqual(['title', 'dates']);
    const left = stillInConflict([], merged, theirs);
    const taken = left.reduce((content, { field, theirs }) => take(content, field, theirs, NOW), ours);
    expect(taken.title).toBe('Konzert');
    expect(daysOf(taken)).toEqual(['2026-12-02']);
  });

  it('is no conflict any more when it says again what it said, or what people say', () => {
    const base = known(['2026-12-01']);
    const ours = { ...base.content, title: 'Offene Probe' };
    const theirs = known(['2026-12-01'], { title: 'Konzert' });
    const conflicts = stillInConflict([], merge(base, theirs, ours, NOW), theirs);
    expect(conflicts).toHaveLength(1);
    for (const title of ['Probe', 'Offene Probe']) {
      const next = known(['2026-12-01'], { title });
      expect(stillInConflict(conflicts, merge(theirs, next, ours, NOW), next)).toEqual([]);
    }
  });

  it('leaves alone what was added by hand, and what is over', () => {
    const base = known(['2026-11-20', '2026-12-01']);
    const ours = known(['2026-11-20', '2026-12-01', '2026-12-24']).content;
    const { content, conflicts } = merge(base, known(['2026-12-01', '2026-12-08']), ours, NOW);
    expect(daysOf(content)).toEqual(['2026-11-20', '2026-12-01', '2026-12-24', '2026-12-08']);
    expect(conflicts).toEqual([]);
  });

  it('asks about dates that people tell by a rhythm', () => {
    const base = known(['2026-12-01']);
    const series = {
      words: '',
      rule: 'FREQ=WEEKLY',
      day: '2026-12-01',
      from: '19:30',
      until: '',
      isAllDay: false,
      except: [],
    };
    const ours = {
      ...base.content,
      locations: [{ venue: 'Kirche', address: '', dates: [], series: [series] }],
    };
    const { content, conflicts } = merge(base, known(['2026-12-01', '2026-12-08']), ours, NOW);
    expect(content).toEqual(ours);
    expect(conflicts.map(({ field }) => field)).toEqual(['dates']);
  });
});

describe('what has vanished', () => {
  it('doesn’t take place, but for what is over', () => {
    const base = known(['2026-11-20', '2026-12-01', '2026-12-08', '2026-12-15']);
    const theirs = withVanished(base, known(['2026-12-01', '2026-12-15']), NOW);
    expect(knownDates(theirs).map(({ date }) => [date.day, date.status])).toEqual([
      ['2026-12-01', undefined],
      ['2026-12-15', undefined],
      ['2026-12-08', 'cancelled'],
    ]);
    const { content } = merge(base, theirs, base.content, NOW);
    expect(datesIn(content).map(({ date }) => date.status ?? '')).toEqual(['', '', 'cancelled', '']);
  });

  it('is the whole event where nothing of it is left', () => {
    const base = known(['2026-12-01']);
    expect(merge(base, asCancelled(base), base.content, NOW).content.status).toBe('cancelled');
  });
});

describe('dates of a calendar', () => {
  it('are themselves again in any order', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 80 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(days, (numbers) => {
        const base = known(numbers.map(day));
        const again = known(numbers.toReversed().map(day));
        expect(isSameKnown(base, withVanished(base, again, NOW))).toBe(true);
        expect(merge(base, again, base.content, NOW)).toEqual({ content: base.content, conflicts: [] });
      }),
    );
  });

  it('come to what the calendar says where nobody changed anything, and never lose a date that is ahead', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 80 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(days, days, (before, after) => {
        const base = known(before.map(day));
        const theirs = withVanished(base, known(after.map(day)), NOW);
        const { content, isConflict } = mergeDates(knownDates(base), knownDates(theirs), base.content, NOW);
        expect(isConflict).toBe(false);
        expect(on(datesIn(content))).toEqual(after.map(day).toSorted());
        const { gone } = pairDates(knownDates(base), knownDates(known(after.map(day))));
        expect(datesIn(content)).toHaveLength(after.length + gone.length);
      }),
    );
  });
});
