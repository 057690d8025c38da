import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOf, dayOf } from '#kernel/calendar.ts';
import { readWhenCells } from './cell-times.ts';
import { guessColumns } from './columns.ts';
import type { Columns } from './columns.ts';
import { readIcs } from './ics.ts';
import { icsSteps, tableSteps } from './ics.ts';
import type { Window } from './read-item.ts';
import { atOnce } from './steps.ts';
import { tableIn } from './table.ts';

const WINDOW: Window = { from: new Date('2026-11-22T12:00:00Z'), until: new Date('2028-05-23T12:00:00Z') };

const read = (text: string | Uint8Array, columns?: Columns) => {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  return atOnce(icsSteps(bytes, WINDOW, columns ?? guessColumns(tableIn(bytes)?.table.header ?? [])));
};
const told = (text: string | Uint8Array, columns?: Columns) =>
  read(text, columns).items.map(({ title, dates: [date] }) => {
    const { startsAt, endsAt, isAllDay, venue } = date!;
    const at = (moment: Date) => (isAllDay ? dayOf(moment) : `${dayOf(moment)} ${clockOf(moment)}`);
    return [title, at(startsAt), endsAt && at(endsAt), venue].filter(Boolean).join(' | ');
  });

const WHEN = { today: '2026-11-22', isMonthFirst: false };
const when = (day: string, from = '', endDay = '', until = '') =>
  readWhenCells({ day, from, endDay, until }, WHEN);

describe('a table that is too long', () => {
  it('is said to be too large, whether its columns are known or not', () => {
    const table = `Titel;Datum\n${'Probe;27.11.2026\n'.repeat(30_000)}`;
    for (const columns of [undefined, { title: 'Titel', day: 'Datum' }])
      expect(read(table, columns)).toMatchObject({ items: [], refusal: 'tooLarge', isWhole: false });
  });
});

describe('rows of one title at one hour', () => {
  it('are several events where they are at several places, and one where they say the same', () => {
    const rows = ['Stadtkirche', 'Dorfkirche', 'Stadtkirche'].map(
      (venue) => `Gottesdienst;24.12.2026;17:00;${venue}`,
    );
    const table = ['Titel;Datum;Uhrzeit;Ort', ...rows];
    expect(told(table.join('\n'))).toEqual([
      'Gottesdienst | 2026-12-24 17:00 | Stadtkirche',
      'Gottesdienst | 2026-12-24 17:00 | Dorfkirche',
    ]);
  });
});

describe('a day and its hours in a table', () => {
  it.each([
    ['27.11.2026', '', '2026-11-27', ''],
    ['27.11.26', '19:30', '2026-11-27T19:30', ''],
    ['Fr, 27.11.2026', '19.30 Uhr', '2026-11-27T19:30', ''],
    ['Freitag, den 27. November 2026', '19 Uhr', '2026-11-27T19:00', ''],
    ['Fr. 27. Nov. 2026', 'ab 19 h', '2026-11-27T19:00', ''],
    ['27. November', '19–22 Uhr', '2026-11-27T19:00', '2026-11-27T22:00'],
    ['1. März', '7:05', '2027-03-01T07:05', ''],
    ['27.11.2026 19:30', '', '2026-11-27T19:30', ''],
    ['27.11.2026, 19.30 Uhr', '', '2026-11-27T19:30', ''],
    ['27.11.2026 19:30:00', '', '2026-11-27T19:30', ''],
    ['2026-11-27', '19:30', '2026-11-27T19:30', ''],
    ['2026-11-27T19:30:00', '', '2026-11-27T19:30', ''],
    ['2026-11-27T18:30:00Z', '', '2026-11-27T19:30', ''],
    ['2026-11-27T18:30:00.000Z', '', '2026-11-27T19:30', ''],
    ['2026-11-27 19:30+01:00', '', '2026-11-27T19:30', ''],
    ['2026-11-27T23:30:00+0000', '', '2026-11-28T00:30', ''],
    ['27/11/2026', '7:30 PM', '2026-11-27T19:30', ''],
    ['11/27/2026', '12:00 AM', '2026-11-27T00:00', ''],
    ['27.–29.11.2026', '', '2026-11-27', '2026-11-30'],
    ['27.11. - 29.11.2026', 'ganztägig', '2026-11-27', '2026-11-30'],
    ['30.12. bis 2. Januar 2027', '', '2026-12-30', '2027-01-03'],
    ['27.11.2026', '22 bis 2 Uhr', '2026-11-27T22:00', '2026-11-28T02:00'],
    ['27.11.2026', '18 bis 24 Uhr', '2026-11-27T18:00', '2026-11-27T23:59'],
  ])('%s, %s', (day, hours, start, end) => {
    expect(when(day, hours)).toEqual({ start, end, unread: [] });
  });

  it('has an end in cells of its own', () => {
    expect(when('27.11.2026', '19:30', '', '22:00')).toMatchObject({ end: '2026-11-27T22:00' });
    expect(when('27.11.2026', '19:30', '22 Uhr')).toMatchObject({ end: '2026-11-27T22:00' });
    expect(when('27.11.2026', '', '29.11.2026')).toMatchObject({ end: '2026-11-30' });
    expect(when('27.11.2026 10:00', '', '29.11.2026 16:00')).toMatchObject({ end: '2026-11-29T16:00' });
  });

  it('says which hours nobody understands, and takes the day all the same', () => {
    expect(when('27.11.2026', 'nach der Messe')).toEqual({
      start: '2026-11-27',
      end: '',
      unread: ['nach der Messe'],
    });
    expect(when('27.11.2026', '25:00')).toMatchObject({ unread: ['25:00'] });
    for (const day of ['', 'demnächst', '31.2.2026', '46353', '2026-13-01'])
      expect(when(day)).toBeUndefined();
  });
});

describe('a table of events', () => {
  it('is read by its usual heads, whatever stands between the cells', () => {
    const rows = [
      ['Datum', 'Uhrzeit', 'Veranstaltung', 'Ort', 'Beschreibung'],
      ['27.11.2026', '19:30', 'Chorprobe', 'Gemeindehaus', 'Mit Noten'],
      ['5.12.2026', '', 'Adventsmarkt', 'Marktplatz', ''],
    ];
    for (const sign of [';', ',', '\t'])
      expect(told(rows.map((row) => row.join(sign)).join('\r\n'))).toEqual([
        'Chorprobe | 2026-11-27 19:30 | Gemeindehaus',
        'Adventsmarkt | 2026-12-05 | Marktplatz',
      ]);
  });

  it('is read in the encodings of spreadsheets', () => {
    const text = 'Tag;Titel\n27.11.2026;Grüße aus Köln\n';
    const wanted = ['Grüße aus Köln | 2026-11-27'];
    expect(told(`\uFEFF${text}`)).toEqual(wanted);
    expect(told(Buffer.from(text, 'latin1'))).toEqual(wanted);
    expect(told(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(wanted);
  });

  it('says line by line what it leaves out, and goes on', () => {
    const { items, report } = read(
      [
        'Datum;Titel;Uhrzeit;Link;Status',
        'Dezember;;;;',
        ';Ohne Tag;;;',
        'bald;Chorprobe;19:30;;',
        '5.12.2026;;19:30;;',
        '6.12.2026;"Nikolaus; mit',
        'Umzug";abends;kein Link;',
        '7.12.2026;Konzert;19:30;https://chor.example/;fällt aus',
      ].join('\n'),
    );
    expect(items.map(({ title, isCancelled, link }) => [title, isCancelled, link])).toEqual([
      ['Nikolaus; mit Umzug', false, ''],
      ['Konzert', true, 'https://chor.example/'],
    ]);
    expect(report.map(({ line, what }) => `${line}: ${what}`)).toEqual([
      '2: Der Beginn „Dezember“ ist nicht zu verstehen.',
      '3: Die Zeile nennt keinen Tag.',
      '4: Der Beginn „bald“ ist nicht zu verstehen.',
      '5: Der Eintrag hat keinen Titel.',
      '6: Die Zeitangabe „abends“ ist nicht zu verstehen.',
      '6: Die Adresse einer Webseite ist keine.',
    ]);
  });

  it('that was read already comes to the same without being read again', () => {
    const text = 'Tag;Titel\n27.11.2026;Chorprobe\nbald;Konzert';
    const columns = { day: 'Tag', title: 'Titel' };
    const { table } = tableIn(Buffer.from(text))!;
    expect(atOnce(tableSteps(table, columns, { window: WINDOW }))).toEqual(read(text, columns));
  });

  it('has no names of its events in a column that only counts its rows', () => {
    const header = ['Nr.', 'Datum', 'Titel'];
    expect(guessColumns(header)).toEqual({ day: 'Datum', title: 'Titel' });
    expect(guessColumns(['Nummer', ...header]).id).toBeUndefined();
    expect(guessColumns(['UID', ...header]).id).toBe('UID');
  });

  it('is read by the columns that somebody says, also without a head', () => {
    const text = '27.11.2026;x;Chorprobe\n28.11.2026;y;Konzert';
    const { table } = tableIn(Buffer.from(text))!;
    expect(table.header).toEqual(['Spalte 1', 'Spalte 2', 'Spalte 3']);
    expect(told(text, { day: 'Spalte 1', title: 'Spalte 3' })).toEqual([
      'Chorprobe | 2026-11-27',
      'Konzert | 2026-11-28',
    ]);
  });

  it('is read as Google writes it, with the month before the day', () =>
    expect(
      told(
        'Subject,Start Date,Start Time,End Date,End Time,Location\nProbe,12/05/2026,7:30 PM,12/05/2026,9:00 PM,Saal',
      ),
    ).toEqual(['Probe | 2026-12-05 19:30 | 2026-12-05 21:00 | Saal']));

  it('is not taken for gone where its columns are called otherwise', () => {
    const { items, isWhole, report } = read('Was wird;Wann wird\nProbe;27.11.2026', {
      title: 'Titel',
      day: 'Tag',
    });
    expect([items.length, isWhole, report[0]?.what]).toEqual([
      0,
      false,
      'Die Spalten für Titel und Tag sind nicht da.',
    ]);
  });

  it('is told from calendars, pages and words', () => {
    for (const text of ['', 'Hallo', 'a;b', 'BEGIN:VCALENDAR\na;b\nc;d', '<!doctype html><p>a;b\nc;d'])
      expect(tableIn(Buffer.from(text))).toBeUndefined();
    expect(readIcs(Buffer.from('a;b\nc;d'), WINDOW).report[0]?.what).toBe('Das ist keine Kalenderdatei.');
  });

  it('of any cells is read without an accident, and soon', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.array(fc.oneof(fc.string(), fc.constantFrom('27.11.2026', '"', ';', '19-', '1/2/3', '99.99.')), {
            minLength: 2,
            maxLength: 6,
          }),
          {
            minLength: 2,
            maxLength: 20,
          },
        ),
        (rows) => {
          const text = `Titel;Tag;Uhrzeit;Ende;bis;Ort\n${rows.map((row) => row.join(';')).join('\n')}`;
          const { items } = read(text, guessColumns(['Titel', 'Tag', 'Uhrzeit', 'Ende', 'bis', 'Ort']));
          for (const { dates } of items) expect(dates.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 200 },
    ));
});
