// The articles of the law about the content of files, each with a house that keeps it and one that breaks it.
import { describe, expect, it } from 'vitest';
import { checkHouse } from './check-house.ts';
import { type Files, IN, imports, law } from './house/testing.ts';

const pool = (name: string): Files => ({
  [name]: `import pg from 'pg';\nexport const open = () => new pg.Pool();`,
});

const boss = (name: string): Files => ({ [name]: `import { PgBoss } from 'pg-boss';\nnew PgBoss();` });

const routes = (source: string): Files => ({ [`${IN}/routes.ts`]: source, [`${IN}/routes.test.ts`]: '' });

const commands = (source: string): Files => ({
  [`${IN}/commands.ts`]: source,
  [`${IN}/commands.test.ts`]: '',
});

const component = (markup: string): Files => ({
  [`${IN}/ui/Comment.tsx`]: `export const C = () => ${markup};`,
});

describe('one place each', () => {
  law(
    'only kernel/render.tsx draws on the server',
    imports('src/kernel/render.tsx', 'react-dom/server'),
    imports('src/kernel/answers.ts', 'react-dom/server'),
    'render through renderPage or renderFragment',
  );
  law(
    'only kernel/config.ts reads the environment',
    {
      'src/kernel/config.ts': 'export const x = process.env;',
      'scripts/x.ts': 'console.log(process.env.X);',
    },
    {
      'src/kernel/log.ts': `
        import { env } from 'node:process';
        export const a = process.env['X'];
        const { env: b } = process;`,
    },
    'src/kernel/log.ts:3 only kernel/config.ts reads process.env',
    'src/kernel/log.ts:4 only',
    'src/kernel/log.ts:5 only',
  );
  law(
    'only kernel/database.ts creates a connection',
    pool('src/kernel/database.ts'),
    { ...pool('src/kernel/migrate.ts'), 'src/kernel/x.ts': `import { Client } from 'pg';\nnew Client();` },
    'src/kernel/migrate.ts:3 work with ctx.db',
    'src/kernel/x.ts:3 work with ctx.db',
  );
  law(
    'only kernel/jobs.ts knows pg-boss',
    boss('src/kernel/jobs.ts'),
    boss('src/main.ts'),
    'enqueue through',
  );
  law(
    'nobody exports a handle of the database',
    { 'src/kernel/x.ts': 'const db = 1;\nexport const dbName = db;' },
    { 'src/kernel/x.ts': 'export const db = 1;\nconst a = 2;\nexport { a as pool };' },
    "don't export 'db'",
    "don't export 'pool'",
  );
  law(
    'exports have names, and faces list them',
    {
      'src/kernel/x.ts': `export { a } from './a.ts';\nexport * as b from './b.ts';\nexport type B = string;`,
      'vite.config.ts': 'export default {};',
    },
    {
      'src/kernel/x.ts': `export default 1;\nexport * from './a.ts';\nconst b = 1;\nexport { b as default };`,
    },
    ':2 export by name',
    ':3 list the exported names',
    ':5 export by name',
  );
});

describe('islands', () => {
  const path = `${IN}/ui/Teaser.island.tsx`;
  const source = '/** An island because it writes. */\nexport const Teaser = () => null;';
  law(
    'an island exports the name of its file',
    { [path]: source },
    { [path]: source.replace('Teaser', 'Other') },
    'export a component named Teaser',
  );
  law(
    'its docblock gives the reason',
    { [path]: source },
    { [path]: source.replace('An island', 'Here') },
    'a docblock above Teaser says why',
  );
  law(
    'its name is unique in the house',
    { [path]: source },
    { [path]: source, 'src/design/Teaser.island.tsx': source },
    'src/design/Teaser.island.tsx is called Teaser too',
    `${path} is called Teaser too`,
  );
});

describe('texts and fixed values', () => {
  law(
    'no text with a letter stands between tags',
    {
      ...component('<p>{texts.hello}&nbsp;· 3 {count} {"–"}</p>'),
      [`${IN}/ui/C.test.tsx`]: '<p>Hallo</p>;',
      [`${IN}/ui/C.examples.tsx`]: '<p>Hallo</p>;',
    },
    component('<p>\nHallo\n{"Welt"}\n{isNew ? "neu" : count}\n{`${count} Kommentare`}</p>'),
    'Comment.tsx:2 move this sentence to texts.ts',
    'Comment.tsx:4 move',
    'Comment.tsx:5 move',
    'Comment.tsx:6 move',
  );
  law(
    'no literal is read aloud from an attribute',
    component('<img alt="" title={texts.x} className="big" aria-label={label} />'),
    component('<img\nalt="Bild"\naria-label={isOpen && "Schließen"} />'),
    ':3 move this sentence',
    ':4 move this sentence',
  );
  law(
    'numbers and words that the specification fixes live in constants.ts',
    {
      [`${IN}/constants.ts`]: `export const A = 32_000_000, B = 4_500, C = 'article-no-text';`,
      'src/demo/x.ts': '10000;',
    },
    { [`${IN}/queries.ts`]: `export const limit = 10_000;\nexport const layout = 'article-no-text';` },
    '10_000 is fixed by the specification',
    "'article-no-text' is fixed by the specification",
  );
});

describe('files', () => {
  law(
    'a file has at most 400 lines',
    { 'scripts/x.ts': 'a();\n'.repeat(400) },
    { 'scripts/x.ts': 'a();\n'.repeat(401), 'src/design/x.css': '.a {}\n'.repeat(400) },
    '401 lines, 400 are the limit',
    '401 lines',
  );
  law(
    'a name says what is inside',
    { 'src/kernel/search-index.ts': '' },
    { 'src/kernel/utils.ts': '', 'src/design/common/x.css': '', 'e2e/helpers.test.ts': '' },
    "'utils.ts' says nothing",
    "'common' says nothing",
    "'helpers.test.ts' says nothing",
  );
  it('a file opens with a comment', () => {
    const found = checkHouse(new Map([['src/kernel/x.ts', 'export const x = 1;']]));
    expect(found).toEqual([
      {
        path: 'src/kernel/x.ts',
        line: 1,
        message: expect.stringContaining('open with one to three comment lines'),
      },
    ]);
  });
  law(
    'commands, routes, policies and rules have their test beside them',
    {
      [`${IN}/policy.ts`]: '',
      [`${IN}/policy.test.ts`]: '',
      [`${IN}/commands.ts`]: '',
      [`${IN}/commands-lock.test.ts`]: '',
    },
    { [`${IN}/policy.ts`]: '', [`${IN}/ui/policy.test.ts`]: '' },
    'write policy.test.ts beside it',
  );
  law(
    'no test stands alone, no work is left in comments',
    { 'src/kernel/x.test.ts': `it('only', () => {}); // nothing TODAY` },
    { 'src/kernel/x.test.ts': `// TODO later\nit.only('x', () => {});` },
    ':1 do it now or open an issue',
    ':2 remove .only',
  );
  law('the parser can read it', { 'scripts/x.ts': '' }, { 'scripts/x.ts': 'const = 1;' }, 'syntax error');
});

describe('access and record', () => {
  law(
    'every route says who gets in',
    routes(
      `mount(app, paths.a, { access: 'anyone', body: b }, handle);\nkernel.mount(paths.a, { access }, handle);`,
    ),
    routes(`mount(app, paths.a, { body: b }, handle);\nmount(app, paths.a, handle);`),
    ':2 say who gets in',
    ':3 say who gets in',
  );
  law(
    'there is no way around mount',
    routes('app.decorate(1);'),
    routes(`app.get('/x', handle);\napp.http.route({});`),
    ':2 use mount(',
    ':3 use mount(',
  );
  const lock = 'export const lock = (ctx) => withTransaction(ctx, (ctx) => insert(ctx));';
  law(
    'every command that writes leaves a record, itself or by a function of its file',
    commands(
      `${lock}\nconst insert = (ctx) => record(ctx, 'comment.locked');\nexport const read = () => insertions;`,
    ),
    commands(`${lock}\nconst insert = (ctx) => { /* record( */ };`),
    'lock writes: call record(ctx, …)',
  );
});
