import { describe, expect, it } from 'vitest';
import { pieceCount } from './texts.ts';
import { beginningOf, dealt, isQuestion, isRestInFlow, rotateByDay } from './rules.ts';

describe('the beginning of a text', () => {
  it.each([
    ['Ganz kurz.', 'Ganz kurz.'],
    ['Zwei\n\nAbsätze  hier', 'Zwei Absätze hier'],
    ['Das ist viel zu lang, wirklich.', 'Das ist viel zu lang\u00a0…'],
    ['Das Haus Geschwindigkeitsbegrenzung', 'Das Haus Geschwindigke\u00a0…'],
    ['abcdefghij klmnopqrstu', 'abcdefghij klmnopqrstu'],
    ['abcdefghijk lmnopqrstuvwxyz', 'abcdefghijk lmnopqrstu\u00a0…'],
    ['Das Haus steht ganz geschwind', 'Das Haus steht ganz\u00a0…'],
    ['Geschwindigkeitsbegrenzungsanlage', 'Geschwindigkeitsbegren\u00a0…'],
    [`J${'🎉'.repeat(20)}`, `J${'🎉'.repeat(10)}\u00a0…`],
  ])('of %j is %j', (text, beginning) => expect(beginningOf(text, 22)).toBe(beginning));
});

describe('a question', () => {
  it.each([
    ['Muss die Linde wirklich weg?', true],
    ['„Kann eine Brücke müde sein?“', true],
    ['Was nun? Der Rat weiß es.', false],
    ['Elf zu zehn', false],
    ['', false],
  ])('%j: %s', (text, expected) => expect(isQuestion(text)).toBe(expected));
});

describe('how many pieces a list has', () => {
  it.each([
    [1, '1\u00a0Beitrag'],
    [499, '499\u00a0Beiträge'],
    [500, 'Mindestens 500 Beiträge'],
  ])('is told of %i without saying more than was counted', (count, words) =>
    expect(pieceCount(count, 500)).toBe(words),
  );
});

describe('a few that take turns', () => {
  it('each begin on another day, all of them within as many days', () => {
    const days = [22, 23, 24].map((day) => new Date(`2026-11-${day}T12:00:00Z`));
    const turns = days.map((day) => rotateByDay(['a', 'b', 'c'], day).join(''));
    expect(turns.toSorted()).toEqual(['abc', 'bca', 'cab']);
    const midnight = ['2026-11-22T22:59:59Z', '2026-11-22T23:00:00Z'];
    const around = midnight.map((moment) => rotateByDay(['a', 'b', 'c'], new Date(moment)).join(''));
    expect(around).toEqual(turns.slice(0, 2));
    expect(rotateByDay([], days[0]!)).toEqual([]);
  });
});

describe('what is dealt to columns', () => {
  it.each([
    [0, []],
    [1, [1]],
    [2, [1, 1]],
    [4, [2, 1, 1]],
    [5, [2, 2, 1]],
    [7, [3, 2, 2]],
    [9, [3, 3, 3]],
  ])('%i make columns of %j', (count, expected) => {
    const all = Array.from({ length: count }, (_, at) => at);
    const columns = dealt(all, 3);
    expect(columns.map(({ length }) => length)).toEqual(expected);
    expect(columns.flat()).toEqual(all);
  });
});

const isInFlow = (count: number, feature?: object) =>
  isRestInFlow({ feature, rest: Array.from({ length: count }, () => ({})) });

describe('what is left', () => {
  it('stands beside the rail when it is little', () => {
    expect([isInFlow(0), isInFlow(1), isInFlow(6), isInFlow(7)]).toEqual([false, true, true, false]);
    expect(isInFlow(3, {})).toBe(false);
  });
});
