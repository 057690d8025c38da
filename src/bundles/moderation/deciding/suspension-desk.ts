// Suspends somebody at the desks of members by a decision about the account, with its statement of reasons and its appeal like
// all others. docs/decisions/0160
import type { Ctx } from '#kernel/ctx.ts';
import { withTransaction } from '#kernel/ctx.ts';
import { badInput, forbidden, notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { accountDesk } from '#bundles/users/public.ts';
import type { SuspensionDesk } from '#bundles/users/public.ts';
import { invalid } from '#kernel/outcomes.ts';
import { categoryOptions, undo } from '../categories/texts.ts';
import { PERSON_TYPE, UNDO_MS } from '../constants.ts';
import { caseDeskPaths, moderationPaths } from '../paths.ts';
import { findCaseOf, isSuspendedByDecision, listUnnotifiedAbout } from '../queries.ts';
import { EnactmentRefused, restrictionsInTurn } from './enacting.ts';
import { NOTHING_DECIDED } from './rules.ts';
import { endOtherSuspensions } from './suspending.ts';
import * as texts from './texts.ts';
import { decideUnprompted, undoUnprompted } from './unprompted.ts';

const UNSAID = 'rules';

/** Throws 403 and 404. */
const demandSuspendable = async (ctx: Ctx, id: number): Promise<void> => {
  if (!accountDesk.maySeeDesk(ctx.viewer)) throw forbidden();
  const member = await accountDesk.find(ctx, id);
  if (!member) throw notFound();
  if (!accountDesk.suspension.may(ctx.viewer, member)) throw forbidden();
};

/** Whoever became the last administrator meanwhile stays, and nothing that was written for it does. */
const asBadInput = (error: unknown) => {
  throw error instanceof EnactmentRefused ? badInput({ reason: error.message }) : error;
};

const suspend: SuspensionDesk['suspend'] = async (
  ctx,
  id,
  { category = UNSAID, reason, until, hidesContributions },
  options,
) => {
  await demandSuspendable(ctx, id);
  const outcome = await decideUnprompted(
    ctx,
    { type: PERSON_TYPE, id },
    {
      ...NOTHING_DECIDED,
      measure: 'none',
      category,
      facts: reason,
      setSuspension: { until, hidesContributions },
    },
    options,
  ).catch(asBadInput);
  if (outcome.kind !== 'invalid') return outcome;
  const { facts, suspension, category: unchosen, ...errors } = outcome.errors;
  return invalid({
    ...errors,
    ...(unchosen && { category: texts.offenceMissing }),
    ...((facts ?? suspension) && { reason: (facts ?? suspension)! }),
  });
};

/**
 * Lifts a suspension. The decisions stand, and their suspensions end with it. Who wasn't told of one yet hears of both
 * together. No entry: lifting it writes one.
 */
const lift = (ctx: Ctx, userId: number): Promise<unknown> =>
  withTransaction(ctx, async (ctx) => {
    await restrictionsInTurn(ctx);
    const isUnnotified = (await listUnnotifiedAbout(ctx, userId)).length > 0;
    const member = await accountDesk.suspension.lift(ctx, userId, { isUnnotified });
    await endOtherSuspensions(ctx, userId, null);
    return member;
  });

export const suspensionDesk: SuspensionDesk = {
  categories: categoryOptions,
  suspend,
  undo: async (ctx, id) => {
    await demandSuspendable(ctx, id);
    return undoUnprompted(ctx, { type: PERSON_TYPE, id });
  },
  lift,
  reasonsHrefOf: async (ctx, id) =>
    (await isSuspendedByDecision(ctx, id)) ? url(moderationPaths.own) : null,
  undoMs: UNDO_MS,
  undoLabel: undo,
  hrefOf: async (ctx, id) => {
    const one = await findCaseOf(ctx, { type: PERSON_TYPE, id });
    return one ? url(caseDeskPaths.one, { caseId: one.id }) : null;
  },
};
