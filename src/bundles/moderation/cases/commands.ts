// Does what moderators do with a case beside deciding: taking it on, giving it back, writing something down for each other.
import { eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { conflict, forbidden, notFound } from '#kernel/errors.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { recordInCase } from '../case-history.ts';
import { MAX_NOTE_LENGTH, WAITING_STATES } from '../constants.ts';
import * as decidingTexts from '../deciding/texts.ts';
import { maySeeCase, mayWorkOnCase } from '../policy.ts';
import { lockCase } from '../queries.ts';
import type { Case } from '../queries.ts';
import { moderationCases, moderationNotes } from '../schema.ts';
import { typedText } from '../rules/typed-text.ts';
import { findClaimant } from './claimant.ts';
import * as texts from './texts.ts';

const demandWorkable = async (ctx: Ctx, caseId: number): Promise<Case> => {
  const one = await lockCase(ctx, caseId);
  if (!one || !maySeeCase(ctx.viewer, one)) throw notFound();
  if (!mayWorkOnCase(ctx.viewer, one)) throw forbidden();
  return one;
};

/** Nobody takes a case from somebody else who still looks after it. Doing it again changes nothing. Throws 403, 404, 409. */
export const claimCase = (ctx: Ctx, caseId: number, isWanted: boolean): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const one = await demandWorkable(ctx, caseId);
    const claimedBy = await findClaimant(ctx, one);
    const own = ctx.viewer.id;
    if (isWanted ? claimedBy === own : claimedBy === null) return;
    if (isWanted && !WAITING_STATES.includes(one.state)) throw conflict(decidingTexts.notWaiting);
    if (claimedBy !== null && claimedBy !== own) {
      const name = (await usersByIds(ctx, [claimedBy])).get(claimedBy)?.name ?? texts.formerMember;
      throw conflict(texts.taken(name));
    }
    await ctx.db
      .update(moderationCases)
      .set({ claimedBy: isWanted ? own : null })
      .where(eq(moderationCases.id, caseId));
    const action = isWanted ? 'case.claimed' : 'case.released';
    await recordInCase(ctx, caseId, { action });
  });

export type NoteOutcome = { readonly kind: 'noted' } | Invalid;

/** Throws 403 and 404. */
export const addNote = (ctx: Ctx, caseId: number, typed: string): Promise<NoteOutcome> =>
  withTransaction(ctx, async (ctx): Promise<NoteOutcome> => {
    await demandWorkable(ctx, caseId);
    const text = typedText(typed);
    if (!text) return invalid({ note: texts.noteMissing });
    if (text.length > MAX_NOTE_LENGTH) return invalid({ note: texts.noteTooLong(MAX_NOTE_LENGTH) });
    await ctx.db
      .insert(moderationNotes)
      .values({ caseId, authorId: ctx.viewer.id, text, createdAt: ctx.now });
    await recordInCase(ctx, caseId, { action: 'case.noted' });
    return { kind: 'noted' };
  });
