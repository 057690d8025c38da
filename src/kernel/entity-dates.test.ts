import { describe, expect, it } from 'vitest';
import { createDates, dateOf } from './entity-dates.ts';

const at = Date.parse('2026-03-12T09:30:00.400Z');

describe('the date of a text', () => {
  it('is that of the first time it was drawn, however often it is drawn again', () => {
    let now = at;
    const dates = createDates(() => now);
    expect(dates.sinceOf('a', 'one')).toBe(at);
    now += 60_000;
    expect(dates.sinceOf('a', 'one')).toBe(at);
    expect(dates.sinceOf('a', 'two')).toBe(now);
    expect(dates.sinceOf('b', 'one')).toBe(now);
    now += 60_000;
    expect(dates.sinceOf('a', 'one')).toBe(now);
  });

  it('is said once no other state can share its second', () => {
    expect(dateOf(undefined, at)).toBeUndefined();
    expect(dateOf(at, at + 2999)).toBeUndefined();
    expect(dateOf(at, at + 3000)).toBe('Thu, 12 Mar 2026 09:30:00 GMT');
  });

  it('is remembered for the newest of very many', () => {
    let now = at;
    const dates = createDates(() => now);
    for (let i = 0; i <= 5000; i++) dates.sinceOf(`key ${i}`, 'one');
    now += 60_000;
    expect([dates.sinceOf('key 5000', 'one'), dates.sinceOf('key 0', 'one')]).toEqual([at, now]);
  });
});

it('five thousand dates are remembered, and those that were asked for last the longest', () => {
  let now = 0;
  const dates = createDates(() => ++now);
  for (let n = 0; n < 5000; n++) dates.sinceOf(`/${n}`, 'a');
  expect(dates.sinceOf('/0', 'a')).toBe(1);
  dates.sinceOf('/5000', 'a');
  expect([dates.sinceOf('/0', 'a'), dates.sinceOf('/2', 'a')]).toEqual([1, 3]);
  expect(dates.sinceOf('/1', 'a')).toBeGreaterThan(5000);
});
