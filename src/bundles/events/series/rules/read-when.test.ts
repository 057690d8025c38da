import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_DATES } from '../../constants.ts';
import * as texts from './texts.ts';
import { readWhen } from './read-when.ts';

/** A Monday. */
const TODAY = '2026-11-23';

const datesOf = (said: string) => {
  const read = readWhen(said, TODAY);
  if (read.kind !== 'days') throw new Error(`${said}: ${JSON.stringify(read)}`);
  return read.dates.map(({ day, from, untilDay, until }) => [day, from, untilDay, until].join(' ').trim());
};

/** Returns so many days of a year. */
const days = (count: number) =>
  Array.from({ length: count }, (_, at) => `${(at % 28) + 1}.${Math.floor(at / 28) + 1}.2027`).join(', ');

describe('what people say of a day', () => {
  it.each([
    ['Samstag, 5. Dezember 2026, 19 Uhr', ['2026-12-05 19:00']],
    ['Sa 5.12. um 19.30 Uhr', ['2026-12-05 19:30']],
    ['am 24.12. von 15 bis 16 Uhr', ['2026-12-24 15:00  16:00']],
    ['am 1.3. ab 10 Uhr', ['2027-03-01 10:00']],
    ['31.12.26, 20 Uhr bis 2 Uhr', ['2026-12-31 20:00 2027-01-01 02:00']],
    ['am 5. und 6. Dezember von 10 bis 18 Uhr', ['2026-12-05 10:00  18:00', '2026-12-06 10:00  18:00']],
    [
      '5., 6. und 12.12.2026, 10:00–18:00',
      ['2026-12-05 10:00  18:00', '2026-12-06 10:00  18:00', '2026-12-12 10:00  18:00'],
    ],
    ['5.12. und 9.1. um 11 Uhr', ['2026-12-05 11:00', '2027-01-09 11:00']],
    ['heute um 20 Uhr', ['2026-11-23 20:00']],
    ['morgen 9 Uhr', ['2026-11-24 09:00']],
    ['übermorgen 9 Uhr', ['2026-11-25 09:00']],
    ['vom 5. bis 8. Dezember von 10 bis 18 Uhr', ['2026-12-05 10:00 2026-12-08 18:00']],
    ['vom 5. bis 8. Dezember ab 10 Uhr', ['2026-12-05  2026-12-08']],
    ['nächsten Samstag um 14 Uhr', ['2026-11-28 14:00']],
    ['am Montag um 14 Uhr', ['2026-11-30 14:00']],
    ['Freitag 22 Uhr', ['2026-11-27 22:00']],
    ['5. Dezember ganztägig', ['2026-12-05']],
    ['5.12.2026, 19:00 Uhr', ['2026-12-05 19:00']],
    ['am 5.12. 19 h', ['2026-12-05 19:00']],
    ['5.12., 18:00 Uhr bis 20:30', ['2026-12-05 18:00  20:30']],
    ['morgen Abend um 8 Uhr', ['2026-11-24 20:00']],
    ['am 5.12. nachmittags von 3 bis 5 Uhr', ['2026-12-05 15:00  17:00']],
    ['am 5.12. abends von 8 bis 1 Uhr', ['2026-12-05 20:00 2026-12-06 01:00']],
    ['am 5.12. vormittags um 11 Uhr', ['2026-12-05 11:00']],
    ['Samstagabend, 19 Uhr', ['2026-11-28 19:00']],
    ['5./6. Dezember, 10 bis 18 Uhr', ['2026-12-05 10:00  18:00', '2026-12-06 10:00  18:00']],
    ['5. + 6.12., 10 bis 18 Uhr', ['2026-12-05 10:00  18:00', '2026-12-06 10:00  18:00']],
    ['Heiligabend um 15 Uhr', ['2026-12-24 15:00']],
    ['Silvester, 20 Uhr bis 2 Uhr', ['2026-12-31 20:00 2027-01-01 02:00']],
    ['Sonntag, 1. Advent, 17 Uhr', ['2026-11-29 17:00']],
    ['4. Advent 2028, 17 Uhr', ['2028-12-24 17:00']],
    ['Ostermontag, 10 Uhr', ['2027-03-29 10:00']],
    ['Christi Himmelfahrt 2028, 10 Uhr', ['2028-05-25 10:00']],
    ['19. - 21. Dezember', ['2026-12-19  2026-12-21']],
    ['28.12. bis 3.1.', ['2026-12-28  2027-01-03']],
    ['vom 5. bis 8. Dezember', ['2026-12-05  2026-12-08']],
    ['vom 28. Dezember bis zum 3. Januar', ['2026-12-28  2027-01-03']],
    ['vom 5.6.2027 bis 8.6.2027 ganztägig', ['2027-06-05  2027-06-08']],
    ['vom 1.12.2027 bis 24.12.', ['2027-12-01  2027-12-24']],
    ['vom 5. bis 8. Dezember von 10 bis 24 Uhr', ['2026-12-05 10:00 2026-12-09 00:00']],
    ['am 5.12. von 19 bis 24 Uhr', ['2026-12-05 19:00 2026-12-06 00:00']],
    ['heute Morgen um 10 Uhr', ['2026-11-23 10:00']],
    ['heute (Montag), 19 Uhr', ['2026-11-23 19:00']],
    ['morgen, Dienstag, 19 Uhr', ['2026-11-24 19:00']],
    ['heute und Freitag um 19 Uhr', ['2026-11-23 19:00', '2026-11-27 19:00']],
    ['am 1., 2. und 3. Advent um 17 Uhr', ['2026-11-29 17:00', '2026-12-06 17:00', '2026-12-13 17:00']],
  ])('„%s“', (said, dates) => expect(datesOf(said)).toEqual(dates));

  it.each([
    ['Freitag, 5. Dezember 2026, 19 Uhr', texts.weekdayWrong('Samstag, 5. Dezember 2026')],
    ['morgen, Freitag, 19 Uhr', texts.weekdayWrong('Dienstag, 24. November 2026')],
    ['am 5. Dezember um 24 Uhr', texts.hoursWrong],
    ['am 5. Dezember', texts.hoursMissing],
    ['am 30. Februar um 19 Uhr', texts.dayWrong],
    ['am 5. Dezember um 26 Uhr', texts.hoursWrong],
    ['am 5. Dezember von 10 bis 26 Uhr', texts.hoursWrong],
    ['Fr, 30. Februar um 19 Uhr', texts.dayWrong],
    ['vom 8. bis 5. Dezember 2026', texts.dayWrong],
    ['am 5. Dezember abends um 12 Uhr', texts.rhythmMissing],
  ])('of „%s“ says: %s', (said, text) => expect(readWhen(said, TODAY)).toEqual({ kind: 'problem', text }));

  it.each([
    ['vom 5. bis 8. Dezember', true],
    ['vom 5. bis 8. Dezember ab 10 Uhr', true],
    ['vom 5. bis 8. Dezember von 10 bis 18 Uhr', false],
    ['5. Dezember ganztägig', true],
    ['5. Dezember ab 10 Uhr', false],
  ])('„%s“ is all day: %s', (said, isAllDay) =>
    expect(readWhen(said, TODAY)).toMatchObject({ kind: 'days', dates: [{ isAllDay }] }),
  );

  it('are so many days at most', () => {
    expect(datesOf(`${days(MAX_DATES)} um 19 Uhr`)).toHaveLength(MAX_DATES);
    expect(readWhen(`${days(MAX_DATES + 1)} um 19 Uhr`, TODAY)).toEqual({
      kind: 'problem',
      text: texts.dayWrong,
    });
  });

  it.each([
    'montags um 7 Uhr',
    'dienstagabends um 8 Uhr',
    'Mo und Mi um 7 Uhr',
    'jeden Samstag um 7 Uhr',
    'am 15. jedes Monats, 14 Uhr',
    'mittwochs um 18.30 Uhr',
    'sonnabends von 8 bis 13 Uhr',
  ])('takes „%s“ for a series', (said) => expect(readWhen(said, TODAY).kind).toBe('understood'));

  it('comes to an answer whatever is said', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('vom', '5.', 'bis', '6.', 'dezember', '12.', 'sa', '19', 'uhr', 'und', 'am'),
          {
            maxLength: 40,
          },
        ),
        (words) => {
          expect(['days', 'understood', 'problem']).toContain(readWhen(words.join(' '), TODAY).kind);
        },
      ),
    ));
});
