// Tests the articles of the law about the content of files, each with a house that keeps it and one that breaks it.
import { describe, expect, it } from 'vitest';
import { checkHouse } from './check-house.ts';
import { functionsAreShort } from './house/shape-rules.ts';
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

/** Writes a function of that many lines. */
const story = (lines: number) => `() => {\n${'  a();\n'.repeat(lines - 2)}}`;

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
    'only kernel/request-cookies.ts reads the header of cookies',
    {
      'src/kernel/request-cookies.ts': `import { parseCookie } from 'cookie';\nexport const x = headers.cookie;`,
      'src/kernel/send.ts': 'export const x = request.cookies.schema + answer.cookie;',
    },
    {
      'src/kernel/send.ts': `
        import { parseCookie } from 'cookie';
        export const a = request.headers.cookie;
        export const b = headers['cookie'];`,
    },
    'src/kernel/send.ts:3 read request.cookies',
    'src/kernel/send.ts:4 read request.cookies',
    'src/kernel/send.ts:5 read request.cookies',
  );
  law(
    'only kernel/calendar.ts knows which day it is where the portal is',
    {
      'src/kernel/calendar.ts': `export const x = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' });`,
    },
    {
      [`${IN}/days.ts`]: `
        export const a = new Intl.DateTimeFormat('sv', { timeZone: zone });
        export const b = 'Europe/Berlin';
        export const c = ctx.now.getHours();
        export const d = new Date(2026, 0, 1);
        export const e = new Intl.DateTimeFormat('de');
        export const f = ctx.now.toDateString();`,
    },
    `${IN}/days.ts:3 ask src/kernel/calendar.ts`,
    `${IN}/days.ts:4 ask`,
    `${IN}/days.ts:5 ask`,
    `${IN}/days.ts:6 ask`,
    `${IN}/days.ts:7 ask`,
    `${IN}/days.ts:8 ask`,
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

const using = (word: string): Files => ({
  [`${IN}/ui/Comment.module.css`]: '.note,\n.note-head > .hand_back {}',
  [`${IN}/ui/Comment.tsx`]: `import styles from './Comment.module.css';\nexport const x = [styles.${word}, styles[word]];`,
});

describe('stylesheets', () => {
  law(
    'a component names classes that its stylesheet has',
    { ...using('noteHead'), [`${IN}/other.ts`]: 'export const y = styles.other;' },
    using('notehead'),
    'Comment.tsx:3 name a class that ./Comment.module.css has',
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
    'numbers and words that the contract fixes live in constants.ts',
    {
      [`${IN}/constants.ts`]: `export const A = 32_000_000, B = 4_500, C = 'article-no-text';`,
      'src/demo/x.ts': '10000;',
    },
    { [`${IN}/queries.ts`]: `export const limit = 10_000;\nexport const layout = 'article-no-text';` },
    '10_000 is fixed by the contract',
    "'article-no-text' is fixed by the contract",
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
  it('a function has at most 60 lines, except where a test tells a story', () => {
    const files: Files = {
      'scripts/kept.ts': `const a = ${story(60)};\nclass X {\n${'  a() {}\n'.repeat(80)}}`,
      'src/kernel/x.test.ts': `it('tells', ${story(61)});`,
      'src/kernel/test-data.ts': `export const a = ${story(61)};`,
      'e2e/x.journey.ts': `export const a = ${story(61)};`,
      'scripts/broken.ts': `a();\nconst b = ${story(61)};`,
      'bench/x.ts': `class X {\n  a() {\n${'b();\n'.repeat(60)}}\n}`,
      'src/kernel/x.ts': `export function a() {\n  return ${story(62)};\n}`,
    };
    const found = checkHouse(new Map(Object.entries(files)), [functionsAreShort]);
    expect(found.map(({ path, line, message }) => `${path}:${line} ${message.split(',')[0]}`)).toEqual([
      'scripts/broken.ts:2 a function of 61 lines',
      'bench/x.ts:2 a function of 62 lines',
      'src/kernel/x.ts:1 a function of 64 lines',
      'src/kernel/x.ts:2 a function of 62 lines',
    ]);
  });
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
    'every question of a policy is asked by its test',
    {
      [`${IN}/policy.ts`]: 'export const mayLock = (): boolean => true;\nexport type Refusal = string;',
      [`${IN}/policy.test.ts`]: `import { mayLock } from './policy.ts';\nit('x', () => expect(mayLock()).toBe(true));`,
    },
    {
      [`${IN}/policy.ts`]: 'export const mayLock = (): boolean => true;\nexport const maySee = mayLock;',
      [`${IN}/policy.test.ts`]: `import { mayLock, maySee } from './policy.ts';\nit('x', () => expect(mayLock()).toBe(true));`,
    },
    'src/bundles/comments/policy.ts:3 ask maySee in policy.test.ts',
  );
  law(
    'no test stands alone, no work is left in comments',
    { 'src/kernel/x.test.ts': `it('only', () => {}); // nothing TODAY` },
    { 'src/kernel/x.test.ts': `// TODO later\nit.only('x', () => {});` },
    ':1 do it now or open an issue',
    ':2 remove .only',
  );
  law(
    'comments speak in sentences',
    {
      'src/kernel/x.ts': `// Reads x. Topic: none.\n/** Undefined counts as nothing said. */\nexport const x: string | undefined = '';`,
    },
    {
      'src/kernel/x.ts': `// Topic: x.\n/** Undefined where there is none. */\nexport const x = () => undefined;\n/**\n * Newest first.\n */\nexport function y() {}`,
    },
    ':2 say it in a sentence',
    ':3 say it in a sentence',
    ':5 say it in a sentence',
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
    'whoever writes leaves a record: itself, by what it calls in other files, or by all that call it',
    {
      ...commands(
        `import { note } from './chronicle.ts';\n${lock}\nconst insert = (ctx) => note(ctx);
        const change = (ctx, work) => withTransaction(ctx, work);
        export const open = (ctx) => change(ctx, (ctx) => record(ctx, 'comment.opened'));
        /** No entry: a mark of reading. */
        export const markRead = (ctx) => withTransaction(ctx, (ctx) => mark(ctx));
        export const read = () => insertions;`,
      ),
      [`${IN}/chronicle.ts`]: `export const note = (ctx) => record(ctx, 'comment.locked');`,
    },
    commands(`${lock}\nconst insert = (ctx) => { /* record( */ };`),
    'lock writes: call record(ctx, …)',
  );
  law(
    'in whatever file of a bundle it stands',
    { [`${IN}/personal-data.ts`]: lock },
    { [`${IN}/saving.ts`]: `import { insert } from './x.ts';\n${lock}` },
    'lock writes: call record(ctx, …)',
  );
  law(
    'what wasn’t done is told in one shape',
    {
      'src/kernel/outcomes.ts': `export const refused = (text) => ({ kind: 'refused', text });`,
      [`${IN}/acts.ts`]: `export const x = (is) => (is.kind === 'refused' ? { kind: 'done' } : refused('Nein.'));`,
      [`${IN}/ui/call.ts`]: `export const x = { kind: 'refused', isFinal: true };`,
    },
    {
      [`${IN}/acts.ts`]: `
        export type X = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly why: string };
        export const x = (): X => ({ kind: 'invalid', why: 'Nein.' });`,
    },
    `${IN}/acts.ts:3 take Refused, Invalid`,
    `${IN}/acts.ts:4 take`,
  );
  law(
    'whether somebody may act is asked as one question',
    {
      [`${IN}/acts.ts`]: 'export const may = (viewer, member) => mayAct(viewer) && !member.isSuspended;',
      [`${IN}/account-page.ts`]:
        'export const note = ({ viewer }) => (viewer.isConfirmed ? null : UNCONFIRMED);',
      'src/bundles/users/people.ts': 'export const x = (viewer) => viewer.isSuspended;',
    },
    {
      [`${IN}/acts.ts`]: 'export const may = (ctx) => !ctx.viewer.isSuspended && hasRole(ctx.viewer);',
      'src/bundles/users/terms/policy.ts': 'export const x = (viewer) => !viewer.owesAgreement;',
      'src/bundles/users/terms/policy.test.ts': `import { x } from './policy.ts'; x();`,
    },
    `${IN}/acts.ts:2 ask refusalToAct or mayAct`,
    'src/bundles/users/terms/policy.ts:2 ask',
  );
});

describe('what no type tells', () => {
  law(
    'files need each other in one direction, types and what is loaded later left aside',
    {
      'src/kernel/a.ts': `import { b } from './b.ts';\nexport const a = b;`,
      'src/kernel/b.ts': `import type { A } from './a.ts';\nexport const b = () => import('./a.ts');`,
    },
    {
      'src/kernel/a.ts': `import { b } from './b.ts';\nexport const a = b;`,
      'src/kernel/b.ts': `import { c } from './c.ts';\nexport const b = c;`,
      'src/kernel/c.ts': `import { a } from './a.ts';\nexport const c = a;`,
    },
    'src/kernel/a.ts:2 needs src/kernel/b.ts, src/kernel/c.ts, and is needed there',
  );
});
