// Reads invitations: at the desk, by the token of a link, and what is kept about somebody.
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { userRoles, users } from '../schema.ts';
import { INVITATIONS_PER_PAGE } from './constants.ts';
import { invitations } from './schema.ts';

export type Invitation = typeof invitations.$inferSelect;

export const INVITATION_STATES = ['offen', 'angenommen', 'vorbei'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

const isPending = and(isNull(invitations.acceptedAt), isNull(invitations.withdrawnAt));

const isIn = ({ now }: Ctx, state: InvitationState): SQL => {
  if (state === 'angenommen') return isNotNull(invitations.acceptedAt);
  if (state === 'offen') return and(isPending, gt(invitations.expiresAt, now))!;
  const isOver = or(isNotNull(invitations.withdrawnAt), lte(invitations.expiresAt, now));
  return and(isNull(invitations.acceptedAt), isOver)!;
};

/** Lists one page of them, the newest first, and one more where there are more. */
export const listInvitations = (
  ctx: Ctx,
  state: InvitationState,
  before: number | undefined,
): Promise<Invitation[]> =>
  ctx.db
    .select()
    .from(invitations)
    .where(and(isIn(ctx, state), before === undefined ? undefined : lt(invitations.id, before)))
    .orderBy(desc(invitations.id))
    .limit(INVITATIONS_PER_PAGE + 1);

export const countInvitations = async (ctx: Ctx): Promise<Record<InvitationState, number>> => {
  const numberOf = (state: InvitationState) =>
    sql<number>`(count(*) filter (where ${isIn(ctx, state)}))::int`;
  const [counts] = await ctx.db
    .select({ offen: numberOf('offen'), angenommen: numberOf('angenommen'), vorbei: numberOf('vorbei') })
    .from(invitations);
  return counts!;
};

/** Says whether anybody was ever invited. */
export const hasInvitations = async (ctx: Ctx): Promise<boolean> => {
  const [row] = await ctx.db.select({ count: count() }).from(invitations);
  return row!.count > 0;
};

/** Says whether more than one person has a role of the staff. */
export const hasColleagues = async (ctx: Ctx): Promise<boolean> => {
  const rows = await ctx.db
    .selectDistinct({ userId: userRoles.userId })
    .from(userRoles)
    .where(inArray(userRoles.role, ['moderator', 'editor', 'admin']))
    .limit(2);
  return rows.length > 1;
};

/** Returns an invitation, locked until the caller's transaction ends; undefined for one that isn't there. */
export const lockInvitation = async (ctx: Ctx, id: number): Promise<Invitation | undefined> => {
  const [locked] = await ctx.db.select().from(invitations).where(eq(invitations.id, id)).for('update');
  return locked;
};

/** Finds invitations that somebody accepted, got or sent; of those that they sent only what they wrote. */
export const findInvitationsOf = async (ctx: Ctx, userId: number) => {
  const { email, name, role, locationPath, note, createdAt, expiresAt, acceptedAt, withdrawnAt } =
    invitations;
  const told = { role, locationPath, note, createdAt, expiresAt, acceptedAt, withdrawnAt };
  const [got, sent] = await Promise.all([
    ctx.db
      .select({ email, name, ...told })
      .from(invitations)
      .where(wentTo(userId))
      .orderBy(desc(invitations.id)),
    ctx.db
      .select(told)
      .from(invitations)
      .where(eq(invitations.inviterId, userId))
      .orderBy(desc(invitations.id)),
  ]);
  return got.length + sent.length > 0 ? { got, sent } : undefined;
};

/** Returns the condition that an invitation was accepted by the person, or sent to the address that they have confirmed. */
export const wentTo = (userId: number): SQL =>
  or(
    eq(invitations.accepterId, userId),
    sql`lower(${invitations.email}) = (select lower(${users.email}) from ${users}
      where ${users.id} = ${userId} and ${users.confirmedAt} is not null)`,
  )!;
