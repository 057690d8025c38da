// What there is one way of doing: it is said once, and nobody says it anew.
import { describe } from 'vitest';
import { IN, law } from './house/testing.ts';

describe('one way to do a thing', () => {
  law(
    'a minute, an hour and a day are spelled out in one place',
    {
      'src/kernel/durations.ts': 'export const DAY_MS = 24 * 60 * 60_000;',
      [`${IN}/constants.ts`]: `
        import { DAY_MS } from '#kernel/durations.ts';
        export const KEPT_MS = 30 * DAY_MS;
        export const LIMIT = { attempts: 60 * 1, seconds: 24 * 60 * 60, waitMs: 60_000 };`,
      [`${IN}/commands.test.ts`]: 'const inAnHour = Date.now() + 3_600_000;',
    },
    {
      [`${IN}/constants.ts`]: `
        export const KEPT_MS = 30 * 24 * 3600_000;
        export const PAUSE_MS = 5 * 60 * 1000;
        export const MINUTE_MS = 60_000;`,
      [`${IN}/commands.test.ts`]: 'const day = 24 * 3600_000;',
      'src/design/constants.ts': 'export const REST_MS = 10 * 60_000;',
    },
    `${IN}/constants.ts:3 take MINUTE_MS, HOUR_MS or DAY_MS from src/kernel/durations.ts`,
    `${IN}/constants.ts:4 take`,
    `${IN}/constants.ts:5 take`,
    `${IN}/commands.test.ts:1 take`,
    'src/design/constants.ts:2 take MINUTE_MS, HOUR_MS or DAY_MS from src/design/durations.ts',
  );
  law(
    'a call that fails is answered in one way, for pages and for JSON',
    {
      [`${IN}/routes.ts`]: `export const x = (request, page) => fail(request, badInput({}), page);`,
      [`${IN}/routes.test.ts`]: '',
    },
    {
      [`${IN}/routes.test.ts`]: '',
      [`${IN}/routes.ts`]: `
        export const x = (request, page) => {
          if (responseFormatOf(request) === 'json') throw badInput({});
          return page();
        };`,
    },
    'answer with fail(request, error, () => page)',
  );
});
