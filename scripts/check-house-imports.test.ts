// This says who may import whom: articles 1, 2, 3 and 5 and the directions inside a bundle.
import { describe } from 'vitest';
import { IN, imports, law } from './house/testing.ts';

const face = (names: number) =>
  Array.from({ length: names }, (_, at) => `export type { Name${at} } from './topic.ts';`).join('\n');

describe('imports between folders', () => {
  law(
    'the kernel imports nothing of ours but the kernel',
    imports('src/kernel/flash.ts', './ctx.ts'),
    imports('src/kernel/flash.ts', '#design/Button.tsx', 'import type { x }'),
    'src/kernel/flash.ts:2 the kernel imports nothing of ours',
  );
  law(
    'only what the kernel offers for tests builds a whole portal',
    imports('src/kernel/testing/portal.ts', '../../bundles.ts'),
    imports('src/kernel/server.ts', '../bundles.ts'),
    'the kernel imports nothing of ours',
  );
  law(
    'the design imports nothing of ours but the design, not even types',
    imports('src/design/Layout.tsx', './Button.tsx'),
    imports('src/design/Layout.tsx', '#kernel/named-routes.ts', 'import type { x }'),
    'the design imports nothing of ours',
  );
  law(
    'a bundle does not reach up to the files of src',
    imports(`${IN}/views.ts`, '#kernel/ctx.ts'),
    imports(`${IN}/views.ts`, '#demo/content/people.ts'),
    'a bundle imports the kernel, the design and faces',
  );
  law(
    'main, app and tools outside of src import everything',
    { ...imports('src/main.ts', '#kernel/jobs.ts'), ...imports('scripts/x.ts', '../src/kernel/jobs.ts') },
    imports('src/demo/fill.ts', '../main.ts'),
    'the demo uses',
  );
  law(
    'inside a bundle imports are relative',
    imports(`${IN}/views.ts`, './texts.ts'),
    imports(`${IN}/views.ts`, '#bundles/comments/texts.ts'),
    'inside comments import relatively',
  );
  law(
    'across folders imports go by name',
    imports(`${IN}/views.ts`, '#kernel/ctx.ts'),
    imports(`${IN}/views.ts`, '../../kernel/ctx.ts'),
    "import by name: '#kernel/ctx.ts'",
  );
  law(
    'another bundle shows its faces only',
    imports(`${IN}/views.ts`, '#bundles/users/public.ts'),
    imports(`${IN}/views.ts`, '#bundles/users/queries.ts', 'export { x as z }'),
    "import '#bundles/users/public.ts' or its ui/public.ts",
  );
  law(
    'components know the ui face of another bundle',
    imports(`${IN}/ui/Comment.tsx`, '#bundles/users/ui/public.ts'),
    imports(`${IN}/ui/Comment.tsx`, '#bundles/users/ui/Avatar.tsx'),
    'or its ui/public.ts',
  );
  law(
    'the demo uses public.ts, commands and queries of bundles only',
    {
      ...imports('src/demo/fill.ts', '#bundles/comments/public.ts'),
      ...imports('src/demo/cast.ts', '#bundles/comments/desk/commands.ts'),
    },
    imports('src/demo/fill.ts', '#bundles/comments/ui/public.ts'),
    "import '#bundles/comments/public.ts' or its commands and queries",
  );
  law(
    'a face passes on nothing of others',
    imports(`${IN}/public.ts`, './commands.ts', 'export { x as z }'),
    imports(`${IN}/public.ts`, '#kernel/ctx.ts', 'export { x as z }'),
    "let them import '#kernel/ctx.ts' themselves",
  );
  law(
    'a face has at most thirty names',
    { [`${IN}/public.ts`]: face(30) },
    { [`${IN}/public.ts`]: face(31) },
    '31 names on a face, 30 are the limit',
  );
  law(
    'all of a file under one name is one of these',
    { [`${IN}/public.ts`]: `export * as all from './rules.ts';\n${face(29)}` },
    { [`${IN}/public.ts`]: `export * as all from './rules.ts';\n${face(30)}` },
    '31 names on a face, 30 are the limit',
  );
  law(
    'a foreign key may point at the schema of another bundle, a query may not',
    imports(`${IN}/schema.ts`, '#bundles/users/schema.ts'),
    imports(`${IN}/queries.ts`, '#bundles/users/schema.ts'),
    'the tables of users are its own',
  );
  law(
    'tests may use the test data of another bundle, code may not',
    imports(`${IN}/queries.test.ts`, '#bundles/users/test-data.ts'),
    imports(`${IN}/queries.ts`, '#bundles/users/test-data.ts'),
    "import '#bundles/users/public.ts'",
    'only tests and test-data.ts import',
  );
  law(
    'tools for tests stay in tests and test-data.ts',
    {
      ...imports(`${IN}/test-data.ts`, '#kernel/testing/ctx.ts'),
      ...imports('src/kernel/testing/app.ts', './ctx.ts'),
    },
    imports(`${IN}/queries.ts`, '#kernel/testing/ctx.ts'),
    'only tests and test-data.ts import',
  );
});

describe('the order of bundles', () => {
  law(
    'a bundle imports earlier ones only',
    imports('src/bundles/articles/views.ts', '#bundles/comments/public.ts'),
    imports(`${IN}/views.ts`, '#bundles/articles/public.ts', 'import type { x }'),
    'articles comes after comments in src/bundles.ts',
  );
  law(
    'every bundle stands in the list',
    { 'src/bundles/users/bundle.ts': 'export const users = 1;' },
    { 'src/bundles/likes/bundle.ts': 'export const likes = 1;' },
    'add likes to the array in src/bundles.ts',
  );
  law(
    'nobody imports a bundle that can be switched off',
    imports('src/bundles/articles/views.ts', '#bundles/users/public.ts'),
    imports('src/bundles/articles/views.ts', '#bundles/events/public.ts'),
    'events can be switched off',
  );
});

describe('directions inside a bundle', () => {
  const tested = {
    [`${IN}/commands.test.ts`]: '',
    [`${IN}/routes.test.ts`]: '',
    [`${IN}/policy.test.ts`]: 'y();',
  };
  const direction = (sentence: string, good: [string, string], bad: [string, string], said: string) =>
    law(
      sentence,
      { ...tested, ...imports(`${IN}/${good[0]}`, good[1]) },
      { ...tested, ...imports(`${IN}/${bad[0]}`, bad[1]) },
      said,
    );
  direction(
    'only bundle.ts and public.ts know routes.ts',
    ['public.ts', './routes.ts'],
    ['commands.ts', './routes.ts'],
    'only bundle.ts and public.ts know routes.ts',
  );
  direction(
    'queries do not call commands',
    ['commands.ts', './queries.ts'],
    ['queries.ts', './commands.ts'],
    'commands are called by routes',
  );
  direction(
    'a policy is pure and reads no rows',
    ['policy.ts', './constants.ts'],
    ['policy.ts', './queries.ts'],
    'take the row as a parameter',
  );
  direction(
    'routes do not touch tables',
    ['queries.ts', './schema.ts'],
    ['routes.ts', './schema.ts'],
    'ask a query',
  );
  direction(
    'input is for the door',
    ['routes.ts', './input.ts'],
    ['commands.ts', './input.ts'],
    'input.ts guards the door',
  );
  direction(
    'page loaders are for routes',
    ['routes.ts', './front-page.ts'],
    ['queries.ts', './front-page.ts'],
    'a page loader is for routes',
  );
  direction(
    'nothing below draws',
    ['routes.ts', './ui/Comment.tsx'],
    ['queries.ts', './ui/Comment.tsx'],
    'components are drawn by routes',
  );
  direction(
    'a sub-house has the same rooms',
    ['commands.ts', './references/queries.ts'],
    ['references/queries.ts', '../commands.ts'],
    'commands are called by routes',
  );
  law(
    'types may be borrowed against the direction',
    imports(`${IN}/schema.ts`, './queries.ts', 'import type { x }'),
    imports(`${IN}/schema.ts`, './queries.ts'),
    'rows are read by',
  );
});

describe('files that a browser runs', () => {
  law(
    'a component takes types of views, never of rows',
    {
      ...imports(`${IN}/ui/Comment.tsx`, '../views.ts', 'import { type x }'),
      ...imports(`${IN}/ui/Text.tsx`, '../tree.ts', 'import type { x }'),
    },
    imports(`${IN}/ui/Comment.tsx`, '../queries.ts', 'import type { x }'),
    'so move this type to views.ts',
  );
  law(
    'an island uses rules, texts, constants and paths',
    { ...imports(`${IN}/rules.ts`, './constants.ts'), [`${IN}/rules.test.ts`]: '' },
    { ...imports(`${IN}/rules.ts`, './some-topic.ts'), [`${IN}/rules.test.ts`]: '' },
    'cannot import a room of the server',
  );
  law(
    'the kernel is open to browsers where nothing of it is for servers',
    {
      ...imports(`${IN}/paths.ts`, '#kernel/named-routes.ts'),
      ...imports('src/kernel/named-routes.ts', 'node:path', 'import type { x }'),
    },
    {
      ...imports(`${IN}/paths.ts`, '#kernel/named-routes.ts'),
      ...imports('src/kernel/named-routes.ts', './words.ts'),
      ...imports('src/kernel/words.ts', 'node:path'),
    },
    "cannot import a room of the server: src/kernel/words.ts imports 'node:path'",
  );
  law(
    'what Node has without an import is for servers too',
    {
      ...imports(`${IN}/paths.ts`, '#kernel/words.ts'),
      'src/kernel/words.ts': 'export const x = new Uint8Array();',
    },
    {
      ...imports(`${IN}/paths.ts`, '#kernel/words.ts'),
      'src/kernel/words.ts': 'export const x = Buffer.alloc(1);',
    },
    "src/kernel/words.ts uses 'Buffer'",
  );
  law(
    'what is written for browsers alone stays so before anybody imports it',
    imports('src/kernel/browser/requests.ts', '../json.ts'),
    imports('src/kernel/browser/requests.ts', 'node:path'),
    "'node:path' is not known to run in a browser",
  );
  law(
    'packages must be known to run there',
    { ...imports('src/design/Button.tsx', 'react'), ...imports(`${IN}/ui/Form.tsx`, './Form.module.css') },
    imports('src/design/Button.tsx', 'node:path'),
    "'node:path' is not known to run in a browser",
  );
  law(
    'a lazy import is an import too',
    { [`${IN}/ui/Later.tsx`]: `export const load = () => import('./Editor.tsx');` },
    { [`${IN}/ui/Later.tsx`]: `export const load = () => import('../commands.ts');` },
    'cannot import a room of the server',
  );
});
