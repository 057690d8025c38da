// Tests an export beside a folder of uploads: pictures come out of it, and nothing from beside it.
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aSample } from '#bundles/media/formats/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { pruneImports, readStoredFile, removeImport, takeBack } from './commands.ts';
import { UNCHOSEN_DAYS } from './constants.ts';
import { beginFromFile } from './from-file.ts';
import { findImport, listThings } from './queries.ts';
import { chooseColumns } from './table-columns.ts';
import { takeBackTurn } from './taking/take-back.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();
const admin = actAs(ctx, (await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] })).viewer);
const around = await realpath(await mkdtemp(path.join(tmpdir(), 'uploads-')));
afterAll(() => rm(around, { recursive: true }));

it('takes pictures from the folder alone: not from beside it, over no link, and no folders', async () => {
  const picture = await aSample('jpeg', { width: 300, height: 200 });
  const folder = path.join(around, 'uploads');
  await mkdir(path.join(folder, 'ordner.jpg'), { recursive: true });
  await writeFile(path.join(folder, 'markt.jpg'), picture);
  await writeFile(path.join(around, 'geheim.jpg'), picture);
  await symlink(path.join(around, 'geheim.jpg'), path.join(folder, 'verweis.jpg'));
  const site = 'https://bote.beispiel.de';
  const names = ['markt', 'ordner', 'verweis', '..%2fgeheim', '%2e%2e%2fgeheim', 'x%00'];
  const text = names.map((name) => `<img src="${site}/wp-content/uploads/${name}.jpg"></a>`).join('');
  const outcome = await beginFromFile(admin, {
    filename: 'artikel.json',
    head: '[',
    read: () => Readable.from([Buffer.from(JSON.stringify([{ title: 'Titel', text }]))]),
    site,
    folder,
  });
  if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
  expect(outcome.pictures.found).toBe(1);
  const taken = await listThings(ctx, outcome.id, 'picture', 10);
  expect(taken.map(({ key }) => key)).toEqual([`${site}/wp-content/uploads/markt.jpg`]);
});

it('reads a table whose columns say what they are, and asks what those of others are', async () => {
  const bring = async (content: string) => {
    const outcome = await beginFromFile(admin, {
      filename: 'artikel.csv',
      head: content,
      read: () => Readable.from([Buffer.from(content)]),
      site: '',
      folder: undefined,
    });
    if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
    await readStoredFile(ctx, outcome.id);
    return (await findImport(ctx, outcome.id))!;
  };
  expect((await bring('Titel;Text\nErstens;Worte\n')).state).toBe('ready');
  const odd = await bring('A;B\nErstens;Worte\n');
  expect(odd.state).toBe('columns');
  expect(await chooseColumns(admin, odd.id, ['title', 'text'])).toEqual({ kind: 'chosen' });
  await readStoredFile(ctx, odd.id);
  expect((await findImport(ctx, odd.id))!.state).toBe('ready');
  // Now it is known what the columns are.
  expect((await bring('A;B\nZweitens;Worte\n')).state).toBe('ready');
});

const withPicture = (site = 'https://abbruch.beispiel.de') =>
  beginFromFile(admin, {
    filename: 'artikel.json',
    head: '[',
    read: () => Readable.from([Buffer.from('[{"title":"Titel","text":"<img src=\\"/markt.jpg\\">Worte"}]')]),
    site,
    folder: path.join(around, 'uploads'),
  });

it('leaves no picture that no import knows of when it is broken off', async () => {
  const count = async () => (await ctx.portal.database.query('select count(*) from images')).rows;
  const before = await count();
  await ctx.portal.database.query(
    `alter table imported_things add constraint broken_off check (kind <> 'picture') not valid`,
  );
  await expect(withPicture()).rejects.toThrow();
  await ctx.portal.database.query('alter table imported_things drop constraint broken_off');
  expect(await count()).toEqual(before);
  expect(await withPicture()).toMatchObject({ kind: 'read', pictures: { found: 1, missing: 0 } });
});

it.each(['is taken back', 'is forgotten after a month'])(
  'leaves no picture where it %s before any piece came',
  async (end) => {
    const outcome = await withPicture(`https://${end.length}.beispiel.de`);
    if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
    const { id } = outcome;
    const [picture] = await listThings(ctx, id, 'picture', 1);
    if (end === 'is taken back') {
      expect(await removeImport(admin, id)).toEqual({ kind: 'refused', text: texts.notReady });
      expect(await takeBack(admin, id)).toEqual({ kind: 'changed' });
      await takeBackTurn(ctx, id);
      expect(await removeImport(admin, id)).toEqual({ kind: 'changed' });
    } else await pruneImports({ ...ctx, now: new Date(Date.now() + (UNCHOSEN_DAYS + 1) * DAY_MS) });
    const left = await ctx.portal.database.query('select id from images where id = $1', [picture!.refId]);
    expect([await findImport(ctx, id), left.rows]).toEqual([undefined, []]);
  },
);
