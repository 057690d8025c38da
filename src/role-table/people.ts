// Lists the calls of the pages about people, for the table of roles. For tests only.
import { addToGroup, createGroup } from '#bundles/users/groups/commands.ts';
import { writeNote } from '#bundles/users/notes/commands.ts';
import { listNotes } from '#bundles/users/notes/queries.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { aRecoverableApp } from '#bundles/users/security/test-data.ts';
import { aSession, aUser } from '#bundles/users/test-data.ts';
import { ADMINS, MODERATORS, row } from './row.ts';
import type { World } from './row.ts';

let count = 0;

const asAdmin = async (ctx: Ctx) =>
  actAs(ctx, (await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] })).viewer);

const aGroup = async (ctx: Ctx): Promise<number> => {
  const outcome = await createGroup(await asAdmin(ctx), { name: `Gruppe ${count++}`, note: '' });
  if (outcome.kind === 'invalid') throw new Error('the group is not there');
  return outcome.group.id;
};

const onGroup =
  (body: object) =>
  async ({ ctx }: World) => ({ params: { id: await aGroup(ctx) }, body });

export const peopleRows = {
  group_create: row(ADMINS, () => ({ body: { name: `Neue Gruppe ${count++}` } })),
  group_save: row(ADMINS, async ({ ctx }) => ({
    params: { id: await aGroup(ctx) },
    body: { name: `Andere Gruppe ${count++}` },
  })),
  group_delete: row(ADMINS, onGroup({ sure: '1' })),
  member_group_add: row(ADMINS, async ({ ctx }) => ({
    params: { id: (await aUser(ctx)).id },
    body: { group: String(await aGroup(ctx)) },
  })),
  member_group_remove: row(ADMINS, async ({ ctx }) => {
    const [{ id }, groupId] = [await aUser(ctx), await aGroup(ctx)];
    await addToGroup(await asAdmin(ctx), id, groupId);
    return { params: { id }, body: { group: String(groupId) } };
  }),
  member_note_create: row(MODERATORS, async ({ ctx }) => ({
    params: { id: (await aUser(ctx)).id },
    body: { note: 'Hat angerufen.' },
  })),
  /** A note of one's own can be deleted where one could write one; administrators delete any. */
  member_note_delete: row(MODERATORS, async ({ ctx, user }) => {
    const { id } = await aUser(ctx);
    const isModerator = user?.viewer.roles.some(
      ({ role, locationPath }) => role === 'editor' && locationPath === '',
    );
    await writeNote(isModerator ? actAs(ctx, user!.viewer) : await asAdmin(ctx), id, 'Ein Wort.');
    return { params: { id, noteId: (await listNotes(ctx, id))[0]!.id } };
  }),
  member_sessions_end: row(ADMINS, async ({ ctx }) => {
    const { id } = await aUser(ctx);
    await aSession(ctx, id);
    return { params: { id } };
  }),
  member_factors_remove: row(ADMINS, async ({ ctx, user }) => {
    const { id } = await aUser(ctx);
    await aRecoverableApp(ctx, id);
    return { params: { id }, body: { factorReason: 'Telefon im Fluss', ownPassword: user?.password ?? '' } };
  }),
};
