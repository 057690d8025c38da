import { afterEach, describe, expect, it } from 'vitest';
import { USUAL_TIME_ZONE, setTimeZone } from '#kernel/calendar.ts';
import { country } from './country.ts';

afterEach(() => setTimeZone(USUAL_TIME_ZONE));

describe('the country of events', () => {
  it.each([
    [USUAL_TIME_ZONE, 'DE'],
    ['Europe/Vienna', 'AT'],
    ['Europe/Zurich', 'CH'],
    ['Europe/Rome', 'IT'],
  ])('by the clocks of %s is %s', (zone, expected) => {
    setTimeZone(zone);
    expect(country()).toBe(expected);
  });
});
