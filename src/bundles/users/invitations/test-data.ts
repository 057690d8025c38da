// Makes an open invitation with the path of its link. This is for tests only.
import { eq } from 'drizzle-orm';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { RoleGrant } from '#kernel/viewer.ts';
import type { TestUser } from '../test-data.ts';
import { invitePeople } from './commands.ts';
import { hashToken } from './links.ts';
import { invitations } from './schema.ts';

let count = 0;

interface InvitationData extends Partial<RoleGrant> {
  readonly inviter: TestUser;
  readonly email?: string;
  readonly name?: string;
  readonly note?: string;
}

export const anInvitation = async (ctx: Ctx, data: InvitationData) => {
  const { inviter, role = 'editor', locationPath = '', note = '', name = '' } = data;
  const email = data.email ?? `eingeladen-${++count}@litfass.example`;
  const acting = actAs(ctx, inviter.viewer);
  const outcome = await invitePeople(acting, {
    people: name ? `${name} <${email}>` : email,
    role,
    locationPath,
    note,
  });
  const link = outcome.kind === 'invited' ? outcome.links[0] : undefined;
  if (!link) throw new Error(`nobody was invited: ${JSON.stringify(outcome)}`);
  return { email, token: link.token, path: `/einladung/${link.token}` };
};

export const invitationIdOf = async (ctx: Ctx, { token }: { readonly token: string }): Promise<number> => {
  const [row] = await ctx.db
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.tokenHash, hashToken(token)));
  return row!.id;
};
