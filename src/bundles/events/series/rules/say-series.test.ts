import { expect, it } from 'vitest';
import { readSeries } from './read-series.ts';
import { saySeries } from './say-series.ts';

const said = (words: string) => {
  const read = readSeries(words, '2026-11-23');
  return read.kind === 'understood' ? saySeries(read.series).replace(/, ab .*/, '') : read.text;
};

it.each([
  ['täglich um 8 Uhr', /^(?!.*alle).*[Tt]ag.* 8 Uhr$/],
  ['alle zwei Tage um 8 Uhr', /^[Aa]lle 2 Tage|^[Aa]lle zwei Tage/],
  ['dienstags um 8.30 Uhr', /^(?!.*alle).*Dienstag.* 8\.30 Uhr$/],
  ['alle zwei Wochen dienstags um 8 Uhr', /^[Aa]lle (2|zwei) Wochen.*Dienstag/],
  ['am ersten Dienstag im Monat um 8 Uhr', /^(?!.*alle).*ersten Dienstag im Monat/],
  [
    'alle 3 Monate am ersten Dienstag um 8 Uhr',
    /ersten Dienstag.*alle (3|drei) Monate|alle (3|drei) Monate.*ersten Dienstag/i,
  ],
  ['am 15. jedes Monats um 8 Uhr', /^(?!.*alle).*15\. .*Monat/],
  ['alle 3 Monate am 15. um 8 Uhr', /15\..*alle (3|drei) Monate|alle (3|drei) Monate.*15\./i],
  ['jedes Jahr am 3. Oktober um 11 Uhr', /3\. Oktober/],
  ['am letzten Tag im Monat, 10 bis 12 Uhr', /letzten Tag.* 10 bis 12 Uhr$/],
  ['am Wochenende ganztägig', /Samstag und Sonntag.*ganz/],
  ['alle drei Tage um 8 Uhr', /^Alle 3 Tage um 8 Uhr$/],
  ['täglich um 8 Uhr', /^Jeden Tag um 8 Uhr$/],
  ['dienstags um 8 Uhr', /^Jeden Dienstag um 8 Uhr$/],
  ['alle drei Wochen dienstags um 8 Uhr', /^Alle 3 Wochen am Dienstag um 8 Uhr$/],
])('„%s“ is said as briefly as it was', (words, sentence) => expect(said(words)).toMatch(sentence));
