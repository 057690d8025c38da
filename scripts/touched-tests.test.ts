import { describe, expect, it } from 'vitest';
import { readHouse } from './house/source.ts';
import { touchedTests } from './touched-tests.ts';

const house = readHouse(
  new Map(
    Object.entries({
      'src/bundles.ts': `import { likes } from './bundles/likes/bundle.ts';`,
      'src/kernel/slug.ts': '',
      'src/kernel/slug.test.ts': `import { slug } from './slug.ts';`,
      'src/kernel/testing/test-portal.ts': `import { bundles } from '../../bundles.ts';`,
      'src/bundles/likes/bundle.ts': `import { like } from './commands.ts';`,
      'src/bundles/likes/commands.ts': `import { slug } from '#kernel/slug.ts';`,
      'src/bundles/likes/commands.test.ts': `import { like } from './commands.ts';`,
      'src/bundles/likes/routes.test.ts': `import { testApp } from '#kernel/testing/test-portal.ts';`,
      'src/bundles/cms/routes.test.ts': `import { testApp } from '#kernel/testing/test-portal.ts';`,
      'src/canary/canary.test.ts': `import { like } from '#bundles/likes/commands.ts';`,
    }),
  ),
);
const LIKES = ['src/bundles/likes/commands.test.ts', 'src/bundles/likes/routes.test.ts'];

describe('the tests that a change can touch', () => {
  it('are those that import it, the nearest first', () =>
    expect(touchedTests(house, ['src/kernel/slug.ts'])).toEqual(['src/kernel/slug.test.ts', LIKES[0]]));

  it('are those of its bundle, which ask the whole portal', () =>
    expect(touchedTests(house, ['src/bundles/likes/commands.ts'])).toEqual(LIKES));

  it('are a changed test itself, and nothing for a paper', () => {
    expect(touchedTests(house, ['src/bundles/cms/routes.test.ts', 'README.md'])).toContain(
      'src/bundles/cms/routes.test.ts',
    );
    expect(touchedTests(house, ['README.md'])).toEqual([]);
  });

  it('are not those that only import the list of all bundles', () =>
    expect(touchedTests(house, ['src/bundles/likes/bundle.ts'])).toEqual(LIKES));
});
