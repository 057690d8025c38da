import { expect, it } from 'vitest';
import { readHouse } from '../scripts/house/source.ts';
import { isLight, isOfBrowser, nearestTests } from './nearest-tests.ts';

const imports = (...files: readonly string[]) =>
  files.map((file) => `import { x } from '${file}';`).join('\n');

const house = readHouse(
  new Map([
    ['src/bundles/notes/rules.ts', 'export const x = 1;'],
    ['src/bundles/notes/rules.test.ts', imports('./rules.ts')],
    ['src/bundles/notes/rules-more.test.ts', imports('./commands.ts')],
    ['src/bundles/notes/commands.ts', imports('./rules.ts')],
    ['src/bundles/notes/commands.test.ts', imports('./commands.ts')],
    ['src/bundles/notes/texts.test.ts', imports('./texts.ts')],
    ['src/bundles/notes/public.ts', `export { x } from './commands.ts';`],
    ['src/bundles/other/commands.test.ts', imports('#bundles/notes/public.ts')],
    ['src/bundles/other/queries.test.ts', imports('./queries.ts')],
    ['src/bundles.ts', imports('#bundles/notes/rules.ts')],
    ['src/everything.test.ts', imports('./bundles.ts')],
  ]),
);

it('asks the tests beside a file first, then those of its bundle, then those that reach it by imports', () => {
  expect(nearestTests(house, 'src/bundles/notes/rules.ts', 10)).toEqual([
    'src/bundles/notes/rules-more.test.ts',
    'src/bundles/notes/rules.test.ts',
    'src/bundles/notes/commands.test.ts',
    'src/bundles/other/commands.test.ts',
    'src/bundles/notes/texts.test.ts',
  ]);
});

it('asks early the tests beside what the mistaken words call, also where no import leads to the file', () => {
  const files = new Map([
    [
      'src/kernel/server.ts',
      `import { checkOrigin } from './origin-check.ts';\nimport { mount } from './routing.ts';`,
    ],
    ['src/kernel/origin-check.ts', 'export const checkOrigin = 1;'],
    ['src/kernel/routing.ts', 'export const mount = 1;'],
    ['src/kernel/origin-check.test.ts', imports('./testing/test-portal.ts')],
    ['src/kernel/calendar.test.ts', imports('./calendar.ts')],
    ['src/bundles.ts', ''],
  ]);
  const nearest = (words: string) => nearestTests(readHouse(files), 'src/kernel/server.ts', 10, words);
  expect(nearest('checkOrigin(portal, request);')[0]).toBe('src/kernel/origin-check.test.ts');
  expect(nearest('checkOrigins(portal);')[0]).toBe('src/kernel/calendar.test.ts');
});

it('asks no more than it is told to, and nobody about a file that is not there', () => {
  expect(nearestTests(house, 'src/bundles/notes/rules.ts', 2)).toHaveLength(2);
  expect(nearestTests(house, 'src/bundles/notes/gone.ts', 2)).toEqual([]);
});

it('knows which tests need neither a portal nor a page of a browser', () => {
  const files = readHouse(
    new Map([
      ['src/kernel/testing/test-portal.ts', ''],
      ['src/bundles/notes/test-data.ts', imports('#kernel/testing/test-portal.ts')],
      ['src/bundles/notes/routes.test.ts', imports('./test-data.ts')],
      ['src/bundles/notes/rules.ts', ''],
      ['src/bundles/notes/rules.test.ts', imports('./rules.ts')],
    ]),
  );
  expect(isLight(files, 'src/bundles/notes/rules.test.ts')).toBe(true);
  expect(isLight(files, 'src/bundles/notes/routes.test.ts')).toBe(false);
  expect(isOfBrowser('src/bundles/notes/ui/notes.test.ts')).toBe(true);
  expect(isOfBrowser('src/bundles/notes/rules.test.ts')).toBe(false);
});
