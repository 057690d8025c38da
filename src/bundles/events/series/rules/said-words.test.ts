import { describe, expect, it } from 'vitest';
import { isClock, splitAt, takeHours, Words, wordsOf } from './said-words.ts';

const hoursOf = (said: string) => {
  const words = new Words(wordsOf(said));
  const hours = takeHours(words);
  return [hours && (hours.isAllDay ? 'all day' : `${hours.from}-${hours.until}`), words.left()];
};

it.each([
  ['', true],
  ['00:00', true],
  ['09:59', true],
  ['19:30', true],
  ['23:59', true],
  ['24:00', false],
  ['19:60', false],
  ['9:30', false],
  ['19:30 ', false],
])('%j is an hour, or none: %s', (clock, is) => expect(isClock(clock)).toBe(is));

describe('words as they are read', () => {
  it.each([
    ['  Dienstags –\u00a019 Uhr!', 'dienstags - 19 uhr'],
    ['„Immer“ (am Montag); gern', 'immer   am montag   gern'],
    ['1. / 3. und 5. + 7.', '1. und 3. und 5. und 7.'],
    ['vierteljährlich, halbjährlich', 'alle 3 monate, alle 6 monate'],
    ['dienstagabends', 'dienstags abends'],
    ['Dienstag-Nachmittag', 'dienstag nachmittags'],
    ['Sonnabend früh', 'sonnabend frühs'],
    ['Mittwochmorgens', 'mittwochs morgens'],
    ['zehn Uhr', '10 uhr'],
    ['halb acht', '7:30 uhr'],
    ['halb 8 Uhr', '7:30 uhr'],
    ['halb eins', '12:30 uhr'],
    ['dreiviertel eins', '12:45 uhr'],
    ['dreiviertel acht', '7:45 uhr'],
    ['viertel vor 12', '11:45 uhr'],
    ['viertel nach zwölf', '12:15 uhr'],
    ['halb 8.30', 'halb 8.30'],
    ['halb 13', 'halb 13'],
    ['deshalb acht', 'deshalb acht'],
  ])('%j are %j', (said, words) => expect(wordsOf(said).trim()).toBe(words.trim()));
});

describe('hours that are said', () => {
  it.each([
    ['um 19 Uhr', '19:00-'],
    ['19.30 Uhr', '19:30-'],
    ['7:05', '07:05-'],
    ['19 h', '19:00-'],
    ['ab 7 Uhr 30', '07:30-'],
    ['von 19 bis 21 Uhr', '19:00-21:00'],
    ['19:15 - 21:45', '19:15-21:45'],
    ['19 Uhr bis gegen 21.30 Uhr', '19:00-21:30'],
    ['7-9 h', '07:00-09:00'],
    ['von 19 bis 24 Uhr', '19:00-00:00'],
    ['19:30 - 24:00', '19:30-00:00'],
    ['ganztägig', 'all day'],
    ['den ganzen Tag', 'all day'],
    ['abends um 8 Uhr', '20:00-'],
    ['nachmittags von 2 bis 4 Uhr', '14:00-16:00'],
    ['am Abend von 8 bis 1 Uhr', '20:00-01:00'],
    ['abends von 8 bis 12 Uhr', '20:00-12:00'],
    ['abends von 8 bis 22 Uhr', '20:00-22:00'],
    ['abends von 8 bis 8 Uhr', '20:00-08:00'],
    ['nachmittags um 0:30', '12:30-'],
    ['abends um 11.59 Uhr', '23:59-'],
    ['abends um 18 Uhr', '18:00-'],
    ['morgens um 7 Uhr', '07:00-'],
    ['vormittags um 11 Uhr', '11:00-'],
    ['dienstags', undefined],
  ])('„%s“ are %s', (said, hours) =>
    expect(hoursOf(said)).toEqual([hours, said === 'dienstags' ? 'dienstags' : '']),
  );

  it('leave „abends“ where it is said of twelve o’clock, or of whole days', () => {
    expect(hoursOf('abends um 12 Uhr')).toEqual(['12:00-', 'abends']);
    expect(hoursOf('abends ganztägig')).toEqual(['all day', 'abends']);
  });
});

describe('words that are taken away', () => {
  it('are whole words, and leave the others apart', () => {
    const words = new Words('eins zwei drei zweimal');
    expect(words.take('(zwei)|(vier)')).toEqual(['zwei', undefined]);
    expect(words.left()).toBe('eins drei zweimal');
    expect(words.take('zwei')).toBeUndefined();
    expect(words.take('eins drei')).toBeUndefined();
    expect(words.left()).toBe('eins drei zweimal');
  });

  it('are all that there are, in their order', () => {
    const words = new Words('a1, b2 und a3');
    expect(words.takeAll('a(\\d)')).toEqual([['1'], ['3']]);
    expect(words.left()).toBe('b2');
    expect(words.takeAll('a(\\d)')).toEqual([]);
  });

  it('need not be those that hold a sentence together', () => {
    expect(new Words('jeden und immer, am – im – treffen: los geht’s').left()).toBe('– – : ’s');
    expect(new Words('andere Wiederholung').left()).toBe('andere Wiederholung');
  });

  it.each([
    ['a außer b', ['a ', ' b']],
    ['a b', ['a b', '']],
    ['außer', ['', '']],
  ])('%j is two parts', (text, parts) => expect(splitAt(text, /außer/)).toEqual(parts));
});
