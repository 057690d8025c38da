// Saves what people change about themselves.
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { record } from '#bundles/history/public.ts';
import { userTag } from '../constants.ts';
import { mayEditUser } from '../policy.ts';
import { users } from '../schema.ts';
import { checkProfile, normalizeProfile } from './rules.ts';
import type { OwnProfile } from './rules.ts';

export type SaveProfileOutcome = { readonly kind: 'saved' } | Invalid;

/**
 * Changes what a person's page says; whoever knows places hands in what is wrong with the place. The history learns
 * which fields changed, not what they said, so that nothing has to be erased there later. Throws 403 and 404.
 */
export const saveProfile = (
  ctx: Ctx,
  id: number,
  input: OwnProfile,
  foundElsewhere: FieldErrors = {},
): Promise<SaveProfileOutcome> =>
  withTransaction(ctx, async (ctx): Promise<SaveProfileOutcome> => {
    if (!mayEditUser(ctx.viewer, id)) throw forbidden();
    const profile = normalizeProfile(input);
    const errors = { ...checkProfile(profile), ...foundElsewhere };
    if (Object.keys(errors).length > 0) return invalid(errors);
    const [before] = await ctx.db.select().from(users).where(eq(users.id, id)).for('update');
    if (!before) throw notFound();
    await ctx.db.update(users).set(profile).where(eq(users.id, id));
    const fields = Object.keys(profile) as (keyof OwnProfile)[];
    const changed = fields.filter((field) => !isDeepStrictEqual(before[field], profile[field]));
    if (changed.length === 0) return { kind: 'saved' };
    await record(ctx, { type: 'user', objectId: id, action: 'user.profile-changed', after: { changed } });
    touch(ctx, userTag(id));
    return { kind: 'saved' };
  });
