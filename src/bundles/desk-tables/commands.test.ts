import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { deleteView, demandTable, renameView, saveColumns, saveView } from './commands.ts';
import { findColumns } from './queries.ts';

const portal = await testCtx();
const { viewer, id: userId } = await aUser(portal, { roles: [{ role: 'editor', locationPath: '' }] });
const ctx = actAs(portal, viewer);
const member = actAs(portal, (await aUser(portal)).viewer);
const input = { name: 'Meine', query: 'q=Elf' };

describe('a saved view', () => {
  it('is for those who may open the table, and found by nobody else', async () => {
    await expect(saveView(member, 'beitraege', input)).rejects.toMatchObject({ status: 403 });
    await expect(saveView(ctx, 'fremd', input)).rejects.toMatchObject({ status: 404 });
    const outcome = await saveView(ctx, 'beitraege', input);
    expect(outcome).toMatchObject({ kind: 'done', view: { userId, name: 'Meine', query: 'q=Elf' } });
    const { id } = (outcome as Extract<typeof outcome, { kind: 'done' }>).view;
    await expect(renameView(member, id, 'Deine')).rejects.toMatchObject({ status: 404 });
    await expect(deleteView(member, id)).rejects.toMatchObject({ status: 404 });
    expect(await renameView(ctx, id, 'Andere')).toMatchObject({ kind: 'done', view: { name: 'Andere' } });
    expect(await renameView(ctx, id, '')).toMatchObject({ kind: 'invalid', view: { name: 'Andere' } });
    expect(await deleteView(ctx, id)).toMatchObject({ name: 'Andere' });
  });
});

describe('saveColumns', () => {
  it('keeps what the table knows and what may be left out', async () => {
    await saveColumns(ctx, 'beitraege', ['art', 'titel', 'fremd', 7]);
    const table = await demandTable(ctx, 'beitraege');
    expect(await findColumns(ctx, userId, table)).toEqual(['art']);
    await saveColumns(ctx, 'beitraege', []);
    expect(await findColumns(ctx, userId, table)).toEqual([]);
    await saveColumns(ctx, 'beitraege', ['fremd', 'unsinn']);
    expect(await findColumns(ctx, userId, table)).toBeUndefined();
    await expect(saveColumns(member, 'beitraege', [])).rejects.toMatchObject({ status: 403 });
  });
});
