import { expect, it } from 'vitest';
import { personalDataOf } from '#kernel/bundle.ts';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { USUAL_CHOICE } from './choice.ts';
import { beginArchive } from './commands.ts';
import { ARCHIVE_LIMIT } from './constants.ts';

const ctx = await testCtx();
const admin = actAs(ctx, (await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] })).viewer);
const place = await aPlace(ctx, { name: 'Auenfeld' });

it('an archive that was begun stands in the history with what is in it', async () => {
  const choice = { ...USUAL_CHOICE, place: String(place.id), from: '2024-01-01' };
  const outcome = await beginArchive(admin, choice);
  if (outcome.kind !== 'begun') throw new Error(JSON.stringify(outcome));
  const { rows } = await ctx.portal.database.query(
    `select after from history_entries where action = 'archive.begun' and object_id = $1`,
    [outcome.id],
  );
  expect(rows).toEqual([{ after: { title: 'Auenfeld, ab 1.1.2024', people: 'names' } }]);
});

it('nobody else begins one', async () => {
  const editor = actAs(ctx, (await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] })).viewer);
  await expect(beginArchive(editor, USUAL_CHOICE)).rejects.toMatchObject({ status: 403 });
});

it('nobody begins more of them than somebody needs', async () => {
  const eager = actAs(ctx, (await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] })).viewer);
  for (let at = 0; at < ARCHIVE_LIMIT.attempts; at++) await beginArchive(eager, USUAL_CHOICE);
  await expect(beginArchive(eager, USUAL_CHOICE)).rejects.toMatchObject({ status: 429 });
});

it('a form that is refused counts for none of them', async () => {
  const clumsy = actAs(ctx, (await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] })).viewer);
  const wrong = { ...USUAL_CHOICE, from: '2024-01-01', until: '2023-01-01' };
  for (let at = 0; at < ARCHIVE_LIMIT.attempts; at++)
    expect(await beginArchive(clumsy, wrong)).toMatchObject({ kind: 'invalid' });
  expect(await beginArchive(clumsy, USUAL_CHOICE)).toMatchObject({ kind: 'begun' });
});

it('one about a person alone is known as theirs, so that it goes with them', async () => {
  const person = await aUser(ctx, { name: 'Ruth Lindner' });
  const outcome = await beginArchive(admin, { ...USUAL_CHOICE, person: person.login });
  if (outcome.kind !== 'begun') throw new Error(JSON.stringify(outcome));
  const { rows } = await ctx.portal.database.query(
    'select ref_type, ref_ids, title from exports where id = $1',
    [outcome.id],
  );
  expect(rows).toEqual([{ ref_type: 'user', ref_ids: [person.id], title: 'Ruth Lindner' }]);
});

it('one about somebody who is erased says of whom it was no longer', async () => {
  const person = await aUser(ctx, { name: 'Ruth Lindner' });
  const outcome = await beginArchive(admin, { ...USUAL_CHOICE, person: person.login });
  if (outcome.kind !== 'begun') throw new Error(JSON.stringify(outcome));
  for (const { name, eraseFor } of personalDataOf(ctx.portal))
    if (name === 'exports') await eraseFor(ctx, person.id, { keepsComments: true });
  const { rows } = await ctx.portal.database.query(
    `select title, (select string_agg(after::text, ' ') from history_entries where type = 'archive' and object_id = exports.id) as said
     from exports where id = $1`,
    [outcome.id],
  );
  expect(rows).toEqual([{ title: 'Gelöschtes Mitglied', said: expect.not.stringContaining('Lindner') }]);
});
