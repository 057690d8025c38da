// Decides who may decide about an appeal, and says in words why somebody may not.
import type { Ctx } from '#kernel/ctx.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { mayDecideAppeal } from '../policy.ts';
import { findReporter } from '../queries.ts';
import type { Appeal, Case, Decision } from '../queries.ts';
import * as texts from './texts.ts';

/**
 * Returns why the viewer doesn't decide; null for those who do. Who can't end the suspension that hangs on the decision can't
 * take that back either.
 */
export const refusalToDecideAppeal = async (
  ctx: Ctx,
  one: Case,
  decision: Decision,
  appeal: Appeal,
): Promise<string | null> => {
  const reporterId = await findReporter(ctx, appeal);
  if (!mayDecideAppeal(ctx.viewer, one, decision, { reporterId })) return texts.ownDecision;
  if (!decision.undo.suspend || one.authorId === null) return null;
  const member = await accountDesk.find(ctx, one.authorId);
  return member && !accountDesk.suspension.may(ctx.viewer, member) ? texts.onlySuspenders : null;
};
