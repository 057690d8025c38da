// Takes away the second factor of somebody who has lost it and its recovery codes. docs/decisions/0085
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { record } from '#bundles/history/public.ts';
import { confirmPassword } from '../leaving/confirm-password.ts';
import { findMember } from '../members/queries.ts';
import { lockUser } from '../queries.ts';
import { lengthOf } from '../rules.ts';
import { mailSecurityChange } from '../security/change-mails.ts';
import { dropFactors, findFactors, isOn } from '../security/second-factor.ts';
import { endSessionsOf } from '../sessions.ts';
import { REMOVAL_REASON_MAX_LENGTH } from './constants.ts';
import { mayRemoveFactorsOf } from './policy.ts';
import * as texts from './texts.ts';

export interface Removal {
  readonly reason: string;
  /** The password of whoever does it: an open screen is not enough. */
  readonly ownPassword: string;
}

export type RemovalOutcome = { readonly kind: 'removed'; readonly name: string } | Invalid | Refused;

/**
 * All factors and codes go, all sessions end, and the person is told by mail. A role that demands a factor rests until there
 * is a new one. Throws 403, 404, and 429 after too many wrong passwords.
 */
export const removeFactorsOf = async (ctx: Ctx, id: number, typed: Removal): Promise<RemovalOutcome> => {
  if (!mayRemoveFactorsOf(ctx.viewer, id)) throw forbidden();
  if (!(await findMember(ctx, id))) throw notFound();
  const reason = typed.reason.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const wrongReason = checkReason(reason);
  const errors: FieldErrors = {
    ...(wrongReason && { factorReason: wrongReason }),
    ...(!(await confirmPassword(ctx, typed.ownPassword)) && { ownPassword: texts.passwordWrong }),
  };
  if (Object.keys(errors).length > 0) return invalid(errors);
  return withTransaction(ctx, async (ctx): Promise<RemovalOutcome> => {
    await lockUser(ctx, id);
    const member = await findMember(ctx, id);
    if (!member) throw notFound();
    if (!isOn(await findFactors(ctx, id))) return refused(texts.noFactor);
    await dropFactors(ctx, id);
    await endSessionsOf(ctx, id);
    await record(ctx, { type: 'user', objectId: id, action: 'user.factors-removed', after: { reason } });
    await mailSecurityChange(ctx, id, 'factorsRemoved');
    return { kind: 'removed', name: member.name };
  });
};

const checkReason = (reason: string): string | undefined => {
  if (!reason) return texts.reasonMissing;
  return lengthOf(reason) > REMOVAL_REASON_MAX_LENGTH ? texts.tooLong(REMOVAL_REASON_MAX_LENGTH) : undefined;
};
