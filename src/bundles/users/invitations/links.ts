// Makes the link of an invitation, a random token of which only the hash is kept, and finds what it leads to.
import { eq } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { Ctx } from '#kernel/ctx.ts';
import { fillTemplate } from '#kernel/named-routes.ts';
import { viewersByIds } from '../session-viewer.ts';
import { invitationPaths } from './paths.ts';
import { stillVouches } from './policy.ts';
import type { Invitation } from './queries.ts';
import { invitations } from './schema.ts';

export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Returns the whole address of the link. */
export const linkOf = (ctx: Ctx, token: string): string =>
  ctx.config.publicUrl + fillTemplate(invitationPaths.open.template, { token });

/** What a link leads to: `revoked` when whoever sent it couldn't give the role any more. */
export type LinkState =
  | { readonly kind: 'good'; readonly invitation: Invitation; readonly inviter: string }
  | { readonly kind: 'used' | 'revoked' | 'over' };

/** In a transaction the invitation is locked until its end. */
export const findByToken = async (ctx: Ctx, token: string): Promise<LinkState> => {
  const selected = ctx.db
    .select()
    .from(invitations)
    .where(eq(invitations.tokenHash, hashToken(token)));
  const [invitation] = await (ctx.transaction ? selected.for('update') : selected);
  if (invitation?.acceptedAt) return { kind: 'used' };
  if (!invitation || invitation.withdrawnAt || invitation.expiresAt <= ctx.now) return { kind: 'over' };
  const inviter = (await viewersByIds(ctx, [invitation.inviterId])).get(invitation.inviterId);
  if (!inviter || !stillVouches(inviter)) return { kind: 'revoked' };
  return { kind: 'good', invitation, inviter: inviter.name };
};
