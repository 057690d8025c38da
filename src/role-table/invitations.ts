// Lists the calls of inviting people and of accepting, for the table of roles. For tests only.
import { anInvitation, invitationIdOf } from '#bundles/users/invitations/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { ADMINS, row } from './row.ts';
import type { World } from './row.ts';

let count = 0;

const open = async ({ ctx }: World) =>
  anInvitation(ctx, { inviter: await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] }) });

const onInvitation = async (world: World) => ({
  params: { invitationId: await invitationIdOf(world.ctx, await open(world)) },
});

export const invitationRows = {
  admin_invite: row(ADMINS, () => ({
    body: { people: `neu-${++count}@litfass.example`, role: 'author', place: '' },
  })),
  admin_invite_again: row(ADMINS, onInvitation),
  admin_invite_withdraw: row(ADMINS, onInvitation),
  // Whoever is signed in is led to the button that accepts as who they are.
  invitation_send: row('gone ok forbidden ok ok ok ok ok', () => ({
    params: { token: 'x'.repeat(43) },
    body: { name: 'Frieda Über', login: 'frieda', password: 'ein ganzer Satz' },
  })),
  invitation_accept: row('signIn forbidden forbidden ok ok ok ok ok', async (world) => ({
    params: { token: (await open(world)).token },
  })),
};
