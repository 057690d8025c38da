import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser, changeUser } from '../test-data.ts';
import { addToGroup, createGroup, deleteGroup, removeFromGroup, saveGroup } from './commands.ts';
import { MAX_GROUPS } from './constants.ts';
import { groupsData } from './personal-data.ts';
import { groupsByUserIds, listGroups } from './queries.ts';

const ctx = await testCtx();
const holding = async (role: 'editor' | 'admin') =>
  actAs(ctx, (await aUser(ctx, { roles: [{ role, locationPath: '' }] })).viewer);
const [asAdmin, asEditor] = [await holding('admin'), await holding('editor')];
const aGroup = async (name: string) => {
  const outcome = await createGroup(asAdmin, { name, note: '' });
  if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
  return outcome.group;
};
const groupsOf = async (id: number) =>
  ((await groupsByUserIds(ctx, [id])).get(id) ?? []).map(({ name }) => name);

describe('createGroup', () => {
  it('takes a name once, in whatever case and spacing', async () => {
    const outcome = await createGroup(asAdmin, {
      name: ' Freie  Mitarbeit ',
      note: ' Schreiben  gegen Honorar ',
    });
    expect(outcome).toMatchObject({
      group: { name: 'Freie Mitarbeit', note: 'Schreiben gegen Honorar' },
    });
    expect(await createGroup(asAdmin, { name: 'FREIE mitarbeit', note: '' })).toEqual({
      kind: 'invalid',
      errors: { name: 'Die Gruppe „Freie Mitarbeit“ gibt es schon.' },
    });
  });

  it('gives one name to one of many at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => createGroup(asAdmin, { name: 'Zugleich', note: '' })),
    );
    expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1);
  });

  it('refuses what has no name or too long a one, editors, and more than all the fields can show', async () => {
    for (const name of [' ', '\u202e\u200b'])
      expect(await createGroup(asAdmin, { name, note: '' })).toMatchObject({
        errors: { name: 'Bitte geben Sie der Gruppe einen Namen.' },
      });
    expect(await createGroup(asAdmin, { name: 'x'.repeat(61), note: '' })).toMatchObject({
      errors: { name: 'Bitte geben Sie höchstens 60 Zeichen ein.' },
    });
    expect(await createGroup(asAdmin, { name: 'x', note: 'x'.repeat(301) })).toMatchObject({
      errors: { note: 'Bitte geben Sie höchstens 300 Zeichen ein.' },
    });
    await expect(createGroup(asEditor, { name: 'x', note: '' })).rejects.toMatchObject({ status: 403 });
    const there = (await listGroups(ctx)).length;
    const made = [];
    for (let at = there; at < MAX_GROUPS; at++) made.push(await aGroup(`Viele ${at}`));
    expect(await createGroup(asAdmin, { name: 'Zu viel', note: '' })).toMatchObject({
      errors: { name: 'Mehr als 100 Gruppen sind nicht vorgesehen.' },
    });
    for (const { id } of made) await deleteGroup(asAdmin, id);
  });
});

describe('saveGroup', () => {
  it('renames it, and leaves an entry only where something changed', async () => {
    const { id } = await aGroup('Vereine');
    await saveGroup(asAdmin, id, { name: 'Vereine', note: '' });
    await saveGroup(asAdmin, id, { name: 'vereine', note: 'Alle' });
    expect((await listHistory(ctx, { type: 'group', id: id })).map(({ action }) => action)).toEqual([
      'group.changed',
      'group.created',
    ]);
    await aGroup('Schulen');
    expect(await saveGroup(asAdmin, id, { name: 'schulen', note: '' })).toMatchObject({
      errors: { name: 'Die Gruppe „Schulen“ gibt es schon.' },
    });
    await expect(saveGroup(asAdmin, 2_000_000_000, { name: 'x', note: '' })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('addToGroup and removeFromGroup', () => {
  it('put somebody in and take them out, once', async () => {
    const [{ id }, group] = [await aUser(ctx), await aGroup('Chor')];
    expect((await addToGroup(asAdmin, id, group.id)).kind).toBe('done');
    expect((await addToGroup(asAdmin, id, group.id)).kind).toBe('unchanged');
    expect(await groupsOf(id)).toEqual(['Chor']);
    expect((await listGroups(ctx)).find((each) => each.id === group.id)?.count).toBe(1);
    expect((await removeFromGroup(asAdmin, id, group.id)).kind).toBe('done');
    expect((await removeFromGroup(asAdmin, id, group.id)).kind).toBe('unchanged');
    expect((await listHistory(ctx, { type: 'user', id: id })).map(({ action }) => action)).toEqual([
      'user.group-left',
      'user.group-joined',
    ]);
  });

  it('are for administrators, of people and groups that are there', async () => {
    const [{ id }, group] = [await aUser(ctx), await aGroup('Rat')];
    await expect(addToGroup(asEditor, id, group.id)).rejects.toMatchObject({ status: 403 });
    await expect(removeFromGroup(asEditor, id, group.id)).rejects.toMatchObject({ status: 403 });
    await expect(addToGroup(asAdmin, 2_000_000_000, group.id)).rejects.toMatchObject({ status: 404 });
    await expect(addToGroup(asAdmin, id, 2_000_000_000)).rejects.toMatchObject({ status: 404 });
  });
});

describe('deleteGroup', () => {
  it('leaves the people, in no group', async () => {
    const [{ id }, group] = [await aUser(ctx), await aGroup('Vergänglich')];
    await addToGroup(asAdmin, id, group.id);
    await deleteGroup(asAdmin, group.id);
    expect(await groupsOf(id)).toEqual([]);
    await expect(deleteGroup(asAdmin, group.id)).rejects.toMatchObject({ status: 404 });
    await expect(deleteGroup(asEditor, group.id)).rejects.toMatchObject({ status: 403 });
  });
});

describe('the groups of somebody who leaves', () => {
  it('are given out, count them no more, and are left', async () => {
    const [{ id }, group] = [await aUser(ctx), await aGroup('Turnverein')];
    await addToGroup(asAdmin, id, group.id);
    expect(await groupsData.exportFor(ctx, id)).toEqual([{ name: 'Turnverein', addedAt: expect.any(Date) }]);
    await changeUser(ctx, id, { erasedAt: ctx.now });
    expect((await listGroups(ctx)).find((each) => each.id === group.id)?.count).toBe(0);
    await groupsData.eraseFor(ctx, id, { keepsComments: true });
    expect(await groupsOf(id)).toEqual([]);
  });
});
