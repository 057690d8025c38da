// Signs a member out everywhere.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { record } from '#bundles/history/public.ts';
import { mayAdministerMembers } from '../members/policy.ts';
import { findMember } from '../members/queries.ts';
import type { Member } from '../members/queries.ts';
import { lockUser } from '../queries.ts';
import { endSessionsOf } from '../sessions.ts';

/** Also what waits for a second factor; whoever isn't signed in stays so. Throws 403 and 404. */
export const signOutEverywhere = (ctx: Ctx, id: number): Promise<Member> =>
  withTransaction(ctx, async (ctx) => {
    if (!mayAdministerMembers(ctx.viewer)) throw forbidden();
    await lockUser(ctx, id);
    const member = await findMember(ctx, id);
    if (!member) throw notFound();
    await endSessionsOf(ctx, id);
    await record(ctx, { type: 'user', objectId: id, action: 'user.signed-out-everywhere' });
    return member;
  });
