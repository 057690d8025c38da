// Tests what there is one way of doing: it is said once, and nobody says it anew.
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
      [`${IN}/answers.ts`]: `
        import { wantsPage } from '#kernel/reply.ts';
        export const answer = (request, page, outcome) => (wantsPage(request) ? page() : outcome);`,
    },
    'routes.ts:4 answer with fail(request, error, () => page)',
    'answers.ts:3 answer with fail',
  );
  law(
    'a call that goes well is answered in one way, for pages and for JSON',
    {
      [`${IN}/routes.ts`]: `
        export const x = (request, page) => succeedWith(request, { id: 1 }, page);
        export const y = (request, page) => (responseFormatOf(request) === 'json' ? { html: '' } : page());`,
      [`${IN}/routes.test.ts`]: '',
    },
    {
      [`${IN}/routes.test.ts`]: '',
      [`${IN}/routes.ts`]: `
        export const x = (request, page) =>
          responseFormatOf(request) === 'json' ? { status: 'success', id: 1 } : page();
        export const y = ({ wantsPage }, page) => (wantsPage ? page() : { status: 'success' });
        export const z = ({ wantsPage }, page) => {
          if (!wantsPage) return { status: 'success' };
          return page();
        };`,
    },
    'routes.ts:4 answer with succeed(request, path, msg)',
    'routes.ts:5 answer',
    'routes.ts:7 answer',
  );
  law(
    'what a check came to is read from its kind',
    {
      [`${IN}/commands.test.ts`]: '',
      [`${IN}/commands.ts`]: `
        export const x = (checked) => (checked.kind === 'invalid' ? checked : checked.value);
        export const y = (fields, name) => name in fields || 'text' in fields;`,
      [`${IN}/ui/call.ts`]: `export const x = (body) => 'errors' in body;`,
    },
    {
      [`${IN}/commands.test.ts`]: '',
      [`${IN}/commands.ts`]: `
        export const x = (checked) => ('errors' in checked ? checked.errors : checked);
        export const y = (outcome) => 'kind' in outcome;`,
    },
    'commands.ts:3 give Checked by valid(…) or invalid(…)',
    'commands.ts:4 give Checked',
  );
  law(
    'the day is that of the portal, not that of Greenwich',
    {
      [`${IN}/days.ts`]: `
        import { dayOf, weekdayOf } from '#kernel/calendar.ts';
        export const x = (moment) => [weekdayOf(dayOf(moment)), moment.toISOString()];`,
    },
    {
      [`${IN}/days.ts`]: `
        export const x = (moment) => moment.toISOString().slice(0, 10);
        export const y = (day) => new Date(day).getUTCDay();
        export const z = (moment, day) => moment.toISOString().slice(0, day.length);
        export const w = (year, month) => Date.UTC(year, month, 1);`,
    },
    'days.ts:3 ask src/kernel/calendar.ts',
    'days.ts:4 ask src/kernel/calendar.ts',
    'days.ts:5 ask src/kernel/calendar.ts',
    'days.ts:6 ask src/kernel/calendar.ts',
  );
  law(
    'HTML is read by what reads it as browsers do',
    {
      [`${IN}/rules.ts`]: `export const LINE = /^(?<name>[^<>]*)<(?<email>[^<>]*)>(?<!x)$/u;`,
      [`${IN}/rules.test.ts`]: `import { LINE } from './rules.ts'; /<p>(.*)<\\/p>/.exec(LINE);`,
      'src/kernel/render.tsx': 'export const FIRST = /<[a-z][^<>]*>/;',
    },
    {
      [`${IN}/rules.test.ts`]: `import { PARAGRAPH } from './rules.ts'; PARAGRAPH.exec('');`,
      [`${IN}/rules.ts`]: `
        export const PARAGRAPH = /<p>(.*?)<\\/p>/gs;
        export const TAGS = /<[^>]*>/g;
        export const META = /<meta[^>]+og:title/i;
        export const WHOLE = /<(?:(pre|script)|\\/(pre|script)>)/i;
        export const SOME = /<\\w+>/;
        export const NAMED = /<(\\w+)>/;
        export const EITHER = /<(p|div)>/;`,
    },
    'rules.ts:3 read HTML with parse5',
    'rules.ts:4 read',
    'rules.ts:5 read',
    'rules.ts:6 read',
    'rules.ts:7 read',
    'rules.ts:8 read',
    'rules.ts:9 read',
  );
});
