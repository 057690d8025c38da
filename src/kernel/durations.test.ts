import { expect, it } from 'vitest';
import * as durations from './durations.ts';

it('lengths of time are so many milliseconds', () =>
  expect(durations).toMatchObject({ MINUTE_MS: 60_000, HOUR_MS: 3_600_000, DAY_MS: 86_400_000 }));
