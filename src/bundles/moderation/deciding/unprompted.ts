// Topic: what moderators decide without anybody having told of it: through a case like all others, so that it has its statement of
// reasons and can be appealed against. Regulation (EU) 2022/2065, Art. 17 (3) b
import type { ContentRef } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { CATEGORIES, severityOf } from '../constants.ts';
import { keepPictures } from '../evidence.ts';
import { keepEvidence, openCase } from '../opening.ts';
import { mayWorkOnCase } from '../policy.ts';
import { demandReportable } from '../reporting/find-thing.ts';
import { decideCase } from './commands.ts';
import type { DecideOutcome, Seen } from './commands.ts';
import type { TypedDecision } from './rules.ts';

export type UnpromptedOutcome = DecideOutcome & { readonly caseId?: number };

/**
 * Throws 404 for what the viewer doesn't see, 403 for who doesn't look after it, and 409 where its case waits for something else. Who
 * told of it meanwhile is answered, too. No entry: deciding writes it.
 */
export const decideUnprompted = async (
  ctx: Ctx,
  { type, id }: ContentRef,
  typed: TypedDecision,
  seen: Pick<Seen, 'undoMs'>,
): Promise<UnpromptedOutcome> => {
  const { thing } = await demandReportable(ctx, type, id);
  if (!mayWorkOnCase(ctx.viewer, thing)) throw thing.authorId === ctx.viewer.id ? forbidden() : notFound();
  const pictures = await keepPictures(ctx, thing.imageIds ?? []);
  const category = CATEGORIES.find((one) => one === typed.category) ?? 'rules';
  return withTransaction(ctx, async (ctx): Promise<UnpromptedOutcome> => {
    const one = await openCase(ctx, { type, id }, thing, severityOf(category));
    await keepEvidence(ctx, one.id, { ...thing.evidence, ...(pictures.length > 0 && { pictures }) });
    return { ...(await decideCase(ctx, one.id, typed, seen)), caseId: one.id };
  });
};
