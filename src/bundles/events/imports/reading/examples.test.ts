import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { clockOf, dayOf } from '#kernel/calendar.ts';
import { readIcs } from './ics.ts';
import type { ReadCalendar, ReadDate, Window } from './read-item.ts';

// The examples are calendars as people and programs write them. Beside each lies what is expected of it, as a person would tell
// it.

const FOLDER = path.join(import.meta.dirname, '../examples');
const WINDOW: Window = { from: new Date('2026-11-22T12:00:00Z'), until: new Date('2028-05-23T12:00:00Z') };

const dateText = ({ startsAt, endsAt, isAllDay, venue }: ReadDate): string => {
  const at = (moment: Date) => (isAllDay ? dayOf(moment) : `${dayOf(moment)} ${clockOf(moment)}`);
  const span = [at(startsAt), ...(endsAt ? [at(endsAt)] : [])].join(' bis ');
  return `  ${[span, ...(isAllDay ? ['ganztägig'] : []), ...(venue ? [venue] : [])].join(', ')}`;
};

/** Returns dates as text. Of many the first and the last say enough. */
const datesText = (dates: readonly ReadDate[]): string[] =>
  dates.length <= 8
    ? dates.map(dateText)
    : [dateText(dates[0]!), `  … ${dates.length - 2} weitere`, dateText(dates.at(-1)!)];

const told = ({ name, items, report, outside }: ReadCalendar): string =>
  [
    ...(name ? [`Kalender: ${name}`] : []),
    ...items.flatMap(({ key, title, text, organiser, link, isCancelled, dates }) => [
      `${title} (${key})${isCancelled ? ', abgesagt' : ''}`,
      ...datesText(dates),
      ...(text ? text.split('\n').map((line) => `  > ${line}`) : []),
      ...(organiser ? [`  Veranstalter: ${organiser}`] : []),
      ...(link ? [`  ${link}`] : []),
    ]),
    ...(outside ? [`Außerhalb der Zeit: ${outside}`] : []),
    ...report.map(({ line, what, done }) => `Zeile ${line}: ${what} ${done}`),
    '',
  ].join('\n');

const NAMES = globSync('*.ics', { cwd: FOLDER }).map((file) => path.basename(file, '.ics'));

describe('a calendar as it is found', () => {
  it('comes in at least forty odd ways', () => expect(NAMES.length).toBeGreaterThanOrEqual(40));

  it.each(NAMES)('is read as it is meant: %s', async (name) => {
    const read = readIcs(readFileSync(path.join(FOLDER, `${name}.ics`)), WINDOW);
    await expect(told(read)).toMatchFileSnapshot(path.join(FOLDER, `${name}.txt`));
  });
});
