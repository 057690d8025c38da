import { describe, expect, it } from 'vitest';
import { fitOnPaper, mostRowsOn } from './paper.ts';
import type { RowView } from './views.ts';

const row = (changes: Partial<RowView> = {}) =>
  ({
    title: 'Konzert',
    venue: 'Markt',
    place: 'Auenfeld',
    hours: '19 Uhr',
    since: null,
    status: null,
    ...changes,
  }) as RowView;

const days = (count: number, rows: readonly RowView[] = [row()]) =>
  Array.from({ length: count }, (_, day) => ({ day, rows }));

const rowsOn = (found: readonly { readonly rows: readonly RowView[] }[]) =>
  found.reduce((sum, day) => sum + day.rows.length, 0);

const count = (rows: readonly RowView[], paper: 'a4' | 'a3', goingOn: readonly RowView[] = []) =>
  rowsOn(fitOnPaper(goingOn, days(60, rows), paper));

describe('a sheet of paper', () => {
  it('holds what there is, as long as there is little', () => {
    const few = days(3);
    expect(fitOnPaper([], few, 'a4')).toEqual(few);
    expect(fitOnPaper([], [], 'a4')).toEqual([]);
  });

  it('holds more the larger it is, less the longer titles are, and less beside what goes on for days', () => {
    expect(count([row()], 'a3')).toBeGreaterThan(count([row()], 'a4'));
    const long = row({ title: 'Ein langer Titel '.repeat(10) });
    expect(count([long], 'a4')).toBeLessThan(count([row()], 'a4'));
    expect(count([row()], 'a4', [row(), row()])).toBeLessThan(count([row()], 'a4'));
  });

  it.each(['a4', 'a3'] as const)('%s never holds more rows than are looked up for it', (paper) => {
    const short = row({ title: '', venue: '', place: '', hours: '' });
    const [full] = days(
      1,
      Array.from({ length: 60 }, () => short),
    );
    const held = rowsOn(fitOnPaper([], [full!], paper));
    expect(held).toBeLessThanOrEqual(mostRowsOn(paper));
    expect(mostRowsOn(paper)).toBeLessThan(held + 3);
  });

  it('ends within a day that is too full, and shows nothing of those behind it', () => {
    const [full] = days(
      1,
      Array.from({ length: 60 }, () => row()),
    );
    const found = fitOnPaper([], [full!, ...days(3)], 'a4');
    expect(found).toHaveLength(1);
    expect(rowsOn(found)).toBeGreaterThan(5);
    expect(rowsOn(found)).toBeLessThan(60);
  });
});
