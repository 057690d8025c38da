// Undoing a decision of one's own a moment later, as if it had never been made: nobody was told of it yet.
import { eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { conflict, forbidden, notFound } from '#kernel/errors.ts';
import { recordInCase } from '../case-history.ts';
import { UNDO_MS } from '../constants.ts';
import { maySeeCase, mayWorkOnCase } from '../policy.ts';
import { findDecision, listAppeals, lockCase } from '../queries.ts';
import { moderationDecisions, moderationNotices } from '../schema.ts';
import { setState, summaryOf } from './commands.ts';
import { takeBack } from './enacting.ts';
import * as texts from './texts.ts';

/** False where it was undone, confirmed or reversed since, or isn't one's own. Throws 403, 404, and 409 where it is too late. */
export const undoDecision = (ctx: Ctx, caseId: number, decisionId: number): Promise<boolean> =>
  withTransaction(ctx, async (ctx) => {
    const one = await lockCase(ctx, caseId);
    if (!one || !maySeeCase(ctx.viewer, one)) throw notFound();
    if (!mayWorkOnCase(ctx.viewer, one)) throw forbidden();
    const decision = await findDecision(ctx, decisionId);
    const isOwn = decision?.caseId === caseId && decision.deciderId === ctx.viewer.id;
    if (!isOwn || decision.state === 'reversed' || decision.confirmedBy !== null) return false;
    if (ctx.now.getTime() - decision.createdAt.getTime() > UNDO_MS) throw conflict(texts.tooLateToUndo);
    if ((await listAppeals(ctx, [decisionId])).length > 0) return false;
    if (decision.state === 'valid') await takeBack(ctx, one, decision);
    await ctx.db
      .update(moderationNotices)
      .set({ decisionId: null })
      .where(eq(moderationNotices.decisionId, decisionId));
    await ctx.db.delete(moderationDecisions).where(eq(moderationDecisions.id, decisionId));
    await setState(ctx, one, 'open');
    await recordInCase(ctx, caseId, { action: 'case.undone', before: summaryOf(decision) });
    return true;
  });
