// Invites people, sends a link once more, takes an invitation back, and forgets what is long over. What somebody does who was
// invited is in accepting.ts.
import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import type { RoleGrant } from '#kernel/viewer.ts';
import { record } from '#bundles/history/public.ts';
import { eraseMailsByKey } from '#bundles/mail/public.ts';
import { checkGrant } from '../members/commands.ts';
import {
  INVITATION_LIFETIME_MS,
  INVITATION_RETENTION_MS,
  INVITE_AGAIN_LIMIT,
  INVITE_LIMIT_PER_MEMBER,
} from './constants.ts';
import { keysOfInvitation, sendInvitation } from './letter.ts';
import { hashToken, newToken } from './links.ts';
import { mayInvite } from './policy.ts';
import { lockInvitation, wentTo } from './queries.ts';
import type { Invitation } from './queries.ts';
import { roleInWords } from './role-in-words.ts';
import { checkNote, normalizeNote, readInvited } from './rules.ts';
import type { Invited } from './rules.ts';
import { invitations } from './schema.ts';
import * as texts from './texts.ts';

export interface InviteInput extends RoleGrant {
  /** The people, in lines as they were typed. */
  readonly people: string;
  readonly note: string;
}

/** A link that was made; the token itself is returned only here. */
export interface MadeLink extends Invited {
  readonly token: string;
}

export type InviteOutcome =
  | {
      readonly kind: 'invited';
      readonly links: readonly MadeLink[];
      /** Addresses that have an open invitation for the same role and place. */
      readonly known: readonly string[];
    }
  | Invalid;

/** Mails a link to each of them, unless one for the same is still open. Throws 403 and 429. */
export const invitePeople = async (ctx: Ctx, input: InviteInput): Promise<InviteOutcome> => {
  const { viewer } = ctx;
  if (!mayInvite(viewer)) throw forbidden();
  const read = readInvited(input.people);
  const note = normalizeNote(input.note);
  const noteError = checkNote(note);
  const errors: FieldErrors = {
    ...(read.kind === 'invalid' && read.errors),
    ...(noteError && { note: noteError }),
    ...(await checkGrant(ctx, input)),
  };
  if (read.kind === 'invalid' || Object.keys(errors).length > 0) return invalid(errors);
  await limitAttempts(ctx, `invite:${viewer.id}`, INVITE_LIMIT_PER_MEMBER);
  const { role, locationPath } = input;
  const invitation = { role, locationPath, note, inviterId: viewer.id };
  const name = await roleInWords(ctx, input);
  return withTransaction(ctx, async (ctx): Promise<InviteOutcome> => {
    await closeExpired(ctx, read.value, input);
    const made = await insertInvitations(ctx, read.value, invitation);
    for (const { row, token } of made) await sendInvitation(ctx, { invitation: row, token, role: name });
    if (made.length > 0) {
      const after = { role, locationPath, count: made.length };
      await record(ctx, { type: 'user', objectId: viewer.id, action: 'user.invited', after });
    }
    const reached = new Set(made.map(({ row }) => row.email.toLowerCase()));
    return {
      kind: 'invited',
      links: made.map(({ row: { email, name }, token }) => ({ email, name, token })),
      known: read.value.map(({ email }) => email).filter((email) => !reached.has(email.toLowerCase())),
    };
  });
};

export type AgainOutcome = { readonly kind: 'sent'; readonly link: MadeLink } | Refused;

/** Makes a new link for 14 days, for which whoever asks for it answers; the one before is over. Throws 403, 404 and 429. */
export const inviteAgain = async (
  ctx: Ctx,
  id: number,
  { isMailed }: { readonly isMailed: boolean },
): Promise<AgainOutcome> => {
  const { viewer } = ctx;
  if (!mayInvite(viewer)) throw forbidden();
  await limitAttempts(ctx, `invite-again:${id}`, INVITE_AGAIN_LIMIT);
  return withTransaction(ctx, async (ctx): Promise<AgainOutcome> => {
    const locked = await lockInvitation(ctx, id);
    if (!locked) throw notFound();
    if (locked.acceptedAt || locked.withdrawnAt) return refused(texts.notOpen);
    const token = newToken();
    const invitation = { ...locked, links: locked.links + 1 };
    await ctx.db
      .update(invitations)
      .set({
        tokenHash: hashToken(token),
        inviterId: viewer.id,
        links: invitation.links,
        expiresAt: endOf(ctx),
      })
      .where(eq(invitations.id, id));
    const after = recordedOf(locked);
    await record(ctx, { type: 'user', objectId: viewer.id, action: 'user.invited-again', after });
    if (isMailed) await sendInvitation(ctx, { invitation, token, role: await roleInWords(ctx, locked) });
    const { email, name } = locked;
    return { kind: 'sent', link: { email, name, token } };
  });
};

export type WithdrawOutcome = { readonly kind: 'withdrawn' } | Refused;

/** Its link leads to nothing any more; a second time changes nothing. Throws 403 and 404. */
export const withdrawInvitation = (ctx: Ctx, id: number): Promise<WithdrawOutcome> =>
  withTransaction(ctx, async (ctx): Promise<WithdrawOutcome> => {
    const { viewer } = ctx;
    if (!mayInvite(viewer)) throw forbidden();
    const locked = await lockInvitation(ctx, id);
    if (!locked) throw notFound();
    if (locked.acceptedAt) return refused(texts.notOpen);
    if (locked.withdrawnAt) return { kind: 'withdrawn' };
    await ctx.db.update(invitations).set({ withdrawnAt: ctx.now }).where(eq(invitations.id, id));
    const before = recordedOf(locked);
    await record(ctx, { type: 'user', objectId: viewer.id, action: 'user.invitation-withdrawn', before });
    return { kind: 'withdrawn' };
  });

/** Says how many. */
export const removeOldInvitations = async (ctx: Ctx): Promise<number> => {
  const before = new Date(ctx.now.getTime() - INVITATION_RETENTION_MS);
  const isOld = or(lt(invitations.acceptedAt, before), lt(invitations.withdrawnAt, before));
  const isForgotten = and(isNull(invitations.acceptedAt), lt(invitations.expiresAt, before));
  const { rowCount } = await ctx.db.delete(invitations).where(or(isOld, isForgotten));
  return rowCount ?? 0;
};

/** Is part of an erasure: what went to the person is gone, and of what they sent the words, also in the outbox; links of theirs are over. */
export const eraseInvitations = async (ctx: Ctx, userId: number): Promise<void> => {
  await ctx.db.delete(invitations).where(wentTo(userId));
  const sent = await ctx.db
    .update(invitations)
    .set({ note: '' })
    .where(eq(invitations.inviterId, userId))
    .returning({ id: invitations.id, links: invitations.links });
  await eraseMailsByKey(ctx, sent.flatMap(keysOfInvitation));
};

const endOf = ({ now }: Ctx) => new Date(now.getTime() + INVITATION_LIFETIME_MS);

/** The history learns nothing that would have to be erased later. */
const recordedOf = ({ role, locationPath }: Invitation) => ({ role, locationPath });

/** What is over makes room for a new invitation of the same address. */
const closeExpired = async (
  ctx: Ctx,
  people: readonly Invited[],
  { role, locationPath }: RoleGrant,
): Promise<void> => {
  const emails = people.map(({ email }) => email.toLowerCase());
  await ctx.db
    .update(invitations)
    .set({ withdrawnAt: sql`${invitations.expiresAt}` })
    .where(
      and(
        inArray(sql`lower(${invitations.email})`, emails),
        eq(invitations.role, role),
        eq(invitations.locationPath, locationPath),
        isNull(invitations.acceptedAt),
        isNull(invitations.withdrawnAt),
        lte(invitations.expiresAt, ctx.now),
      ),
    );
};

const insertInvitations = async (
  ctx: Ctx,
  people: readonly Invited[],
  invitation: Pick<Invitation, 'role' | 'locationPath' | 'note' | 'inviterId'>,
) => {
  const tokens = new Map(people.map(({ email }) => [email, newToken()]));
  const times = { createdAt: ctx.now, expiresAt: endOf(ctx) };
  const rows = await ctx.db
    .insert(invitations)
    .values(
      people.map((person) => ({
        ...person,
        ...invitation,
        ...times,
        links: 1,
        tokenHash: hashToken(tokens.get(person.email)!),
      })),
    )
    .onConflictDoNothing()
    .returning();
  return rows.map((row) => ({ row, token: tokens.get(row.email)! }));
};
