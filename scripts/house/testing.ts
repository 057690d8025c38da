// Makes houses that exist only here, for the tests of the law: one that keeps an article and one that breaks it.
import { expect, it } from 'vitest';
import { checkHouse } from '../check-house.ts';

export type Files = Readonly<Record<string, string>>;

/** Every house has these bundles in this order; `events` can be switched off. */
const LIST: Files = {
  'src/bundles.ts': `
    import { users } from './bundles/users/bundle.ts';
    import { comments } from './bundles/comments/bundle.ts';
    import { events } from './bundles/events/bundle.ts';
    import { articles } from './bundles/articles/bundle.ts';
    export const bundles = [users, comments, events, articles];`,
  'src/bundles/events/bundle.ts': `export const events = defineBundle({ name: 'events', optional: true });`,
};

/** The bundle that the tests furnish. */
export const IN = 'src/bundles/comments';

/** Returns breaches as `path:line message`; files under src get their opening comment, on the first line of the source. */
const breaches = (files: Files): string[] => {
  const sources = Object.entries({ ...LIST, ...files }).map(([path, source]): [string, string] => [
    path,
    path.startsWith('src/') && !path.includes('.test.') ? `// Holds something.\n${source}` : source,
  ]);
  return checkHouse(new Map(sources)).map(({ path, line, message }) => `${path}:${line} ${message}`);
};

/** Tests a law: the house that keeps it is silent; each breach says what to do. */
export const law = (sentence: string, kept: Files, broken: Files, ...said: readonly string[]) =>
  it(sentence, () => {
    expect(breaches(kept)).toEqual([]);
    expect(breaches(broken)).toEqual(said.map((words) => expect.stringContaining(words)));
  });

/** Makes one file that imports `x`. */
export const imports = (path: string, specifier: string, words = 'import { x }'): Files => ({
  [path]: `${words} from '${specifier}';\nexport const y = x;`,
});
