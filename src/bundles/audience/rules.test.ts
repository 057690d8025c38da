import fc from 'fast-check';
import { MIN_READ_SECONDS } from './constants.ts';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#kernel/durations.ts';
import { LAST_STEP } from './constants.ts';
import {
  DAYS_COMPARED,
  ageAfter,
  ageStep,
  completeSteps,
  cumulated,
  dayOfStep,
  hourOf,
  isBot,
  isSmall,
  medianOf,
  needleAt,
  plausible,
  rounded,
  standingOf,
} from './rules.ts';

const out = new Date('2026-10-24T22:40:30Z');
const after = (ms: number) => new Date(out.getTime() + ms);

describe('ageStep', () => {
  it.each([
    [0, 0],
    [HOUR_MS - 1, 0],
    [HOUR_MS, 1],
    [47 * HOUR_MS, 47],
    [48 * HOUR_MS - 1, 47],
    [48 * HOUR_MS, 48],
    [3 * DAY_MS - 1, 48],
    [3 * DAY_MS, 49],
    [30 * DAY_MS - 1, 75],
    [30 * DAY_MS, undefined],
    [-1, undefined],
  ])('after %i ms it is %s, also over a night in which clocks are changed', (ms, step) => {
    expect(ageStep(out, after(ms))).toBe(step);
  });

  it('goes on with the age, and each step ends where the next one begins', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 * DAY_MS - 1 }), (ms) => {
        const step = ageStep(out, after(ms))!;
        expect(ageAfter(step)).toBeLessThanOrEqual(ms);
        expect(ageAfter(step + 1)).toBeGreaterThan(ms);
        expect(completeSteps(out, after(ms))).toBe(step);
        expect(dayOfStep(step)).toBe(Math.floor(ms / DAY_MS));
      }),
    );
  });
});

it.each([
  [0, 0],
  [23, 0],
  [24, 1],
  [47, 1],
  [48, 2],
  [49, 3],
])('the step %i belongs to the day %i', (step, day) => expect(dayOfStep(step)).toBe(day));

describe('completeSteps', () => {
  it('is nothing before it is out, and everything after thirty days', () => {
    expect(completeSteps(out, after(-1))).toBe(0);
    expect(completeSteps(out, after(400 * DAY_MS))).toBe(LAST_STEP);
    expect(ageAfter(LAST_STEP)).toBe(DAYS_COMPARED * DAY_MS);
  });
});

describe('numbers', () => {
  it('are small below ten, and rounded to whole tens', () => {
    expect([0, 9, 10].map(isSmall)).toEqual([true, true, false]);
    expect([0, 9, 10, 19, 1234].map(rounded)).toEqual([0, 0, 10, 10, 1230]);
  });

  it('have a median', () => {
    expect([[3], [4, 1], [9, 1, 5], []].map(medianOf)).toEqual([3, 2.5, 5, 0]);
  });

  it('are added up', () => expect(cumulated([1, 0, 4])).toEqual([1, 1, 5]));

  it('belong to full hours of UTC', () => {
    expect(hourOf(new Date('2026-10-25T01:59:59.999Z')).toISOString()).toBe('2026-10-25T01:00:00.000Z');
  });
});

describe('the needle', () => {
  it.each([
    [100, 100, 0.5, 'same'],
    [400, 100, 1, 'muchMore'],
    [9000, 100, 1, 'muchMore'],
    [25, 100, 0, 'muchLess'],
    [200, 100, 0.75, 'muchMore'],
    [120, 100, expect.closeTo(0.566, 3), 'more'],
    [80, 100, expect.closeTo(0.42, 2), 'less'],
    [20, 0, 0.75, 'muchMore'],
    [0, 0, 0, 'muchLess'],
    [8, 12, expect.closeTo(0.354, 3), 'muchLess'],
    [150, 100, expect.closeTo(0.646, 3), 'muchMore'],
    [149, 100, expect.closeTo(0.644, 3), 'more'],
    [115, 100, expect.closeTo(0.55, 2), 'more'],
    [114, 100, expect.closeTo(0.547, 3), 'same'],
    [87, 100, expect.closeTo(0.45, 2), 'same'],
    [86, 100, expect.closeTo(0.446, 3), 'less'],
    [67, 100, expect.closeTo(0.356, 3), 'less'],
    [66, 100, expect.closeTo(0.35, 3), 'muchLess'],
  ])('of %i where %i are usual', (views, usual, at, standing) => {
    expect([needleAt(views, usual), standingOf(views, usual)]).toEqual([at, standing]);
  });
});

describe('plausible', () => {
  const reading = { views: 1, reads: 1, seconds: 40, shares: 0, channel: 'direct' } as const;

  it('leaves a reading as it is', () => expect(plausible(reading)).toEqual(reading));

  it('counts no night and nobody who was faster than one can be', () => {
    expect(plausible({ ...reading, seconds: 80_000 }).seconds).toBe(1800);
    expect(plausible({ ...reading, seconds: 4 })).toMatchObject({ views: 1, reads: 0 });
    expect(plausible({ ...reading, seconds: MIN_READ_SECONDS })).toMatchObject({ reads: 1 });
    expect(plausible({ ...reading, seconds: MIN_READ_SECONDS - 1 })).toMatchObject({ reads: 0 });
  });

  it('counts the end of what is gone on with, however little of it was left', () =>
    expect(plausible({ ...reading, views: 0, seconds: 2 })).toMatchObject({ reads: 1 }));
});

describe('isBot', () => {
  it.each([
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
    'Mozilla/5.0 (Linux; Android 12; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  ])('lets readers through: %s', (agent) => expect(isBot(agent)).toBe(false));

  it.each([
    undefined,
    '',
    'curl/8.5.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.0.0 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
    'facebookexternalhit/1.1',
    'python-requests/2.31',
  ])('knows programs: %s', (agent) => expect(isBot(agent)).toBe(true));
});
