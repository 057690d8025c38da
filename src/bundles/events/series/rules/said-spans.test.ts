import { expect, it } from 'vitest';
import { takeDaySpan } from './said-spans.ts';
import { Words, wordsOf } from './said-words.ts';

const TODAY = '2026-11-23';

const said = (text: string) => {
  const words = new Words(wordsOf(text));
  const span = takeDaySpan(words, TODAY);
  const days = span?.kind === 'span' ? `${span.first} ${span.last}` : span?.kind;
  return [days, words.left()];
};

it.each([
  ['vom 5. bis 8. Dezember', '2026-12-05 2026-12-08'],
  ['vom 5. Dezember bis 8. Dezember', '2026-12-05 2026-12-08'],
  ['5.12. bis 8.12.', '2026-12-05 2026-12-08'],
  ['5.-8.12.', '2026-12-05 2026-12-08'],
  ['5.12.-8.12.2027', '2027-12-05 2027-12-08'],
  ['5.12.2027 bis 8.12.2027', '2027-12-05 2027-12-08'],
  ['5.12.2026 bis 8.1.2028', '2026-12-05 2028-01-08'],
  ['von Samstag, dem 5. bis zum Dienstag, den 8. Dezember', '2026-12-05 2026-12-08'],
  ['ab dem 5. bis einschließlich 8. Dezember', '2026-12-05 2026-12-08'],
  // Without a year the next such last day is meant.
  ['20. bis 22. November', '2027-11-20 2027-11-22'],
  ['20. bis 23. November', '2026-11-20 2026-11-23'],
  ['28. Oktober bis 3. März', '2026-10-28 2027-03-03'],
  ['28. Dezember bis 3. Januar', '2026-12-28 2027-01-03'],
  ['28.12. bis 3.1.2028', '2027-12-28 2028-01-03'],
  ['28. November bis 3. Dezember', '2026-11-28 2026-12-03'],
  ['28. Dezember bis 3. November', '2026-12-28 2027-11-03'],
  ['5. bis 8. Dezember 2105', '2105-12-05 2105-12-08'],
  // It ends before it begins, on the day on which it begins, or on a day that there isn’t.
  ['8. bis 5. Dezember', 'wrong'],
  ['5. bis 5. Dezember', 'wrong'],
  ['28.12.2027 bis 3.1.2027', 'wrong'],
  ['28. bis 31. November', 'wrong'],
  ['31.11. bis 5.12.', 'wrong'],
])('„%s“ is %s', (text, days) => expect(said(text)).toEqual([days, '']));

it.each(['am 5. Dezember', 'bis 8. Dezember', 'dienstags'])('„%s“ is none', (text) =>
  expect(said(text)[0]).toBeUndefined(),
);
