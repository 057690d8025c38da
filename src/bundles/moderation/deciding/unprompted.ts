// Moderators decide here without anybody having told of something: through a case like all others, so that it has its statement
// of reasons and can be appealed against. Regulation (EU) 2022/2065, Art. 17 (3) b
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { CATEGORIES, severityOf } from '../constants.ts';
import { copyPictures } from '../evidence.ts';
import { openCase, saveEvidence } from '../opening.ts';
import { findCaseOf, findLastDecision } from '../queries.ts';
import { mayWorkOnCase } from '../policy.ts';
import { demandReportable } from '../reporting/find-thing.ts';
import { decideCase, undoneWhenRefused } from './commands.ts';
import type { DecideOutcome, Seen } from './commands.ts';
import { EnactmentRefused } from './enacting.ts';
import { NOTHING_DECIDED } from './rules.ts';
import type { TypedDecision } from './rules.ts';
import { undoDecision } from './undoing.ts';

export type UnpromptedOutcome = DecideOutcome & { readonly caseId?: number };

export interface Unprompted extends Pick<Seen, 'undoMs' | 'edit'> {
  /** Checks the thing once nobody else decides about it any more; throws where it isn't as whoever decides has seen it. */
  readonly check?: ((ctx: Ctx) => Promise<unknown>) | undefined;
}

/**
 * Throws 404 for what the viewer doesn't see, 403 for who doesn't look after it, and 409 where its case waits for something else. Who
 * told of it meanwhile is answered, too. No entry: deciding writes it.
 */
export const decideUnprompted = async (
  ctx: Ctx,
  { type, id }: ContentRef,
  typed: TypedDecision,
  { undoMs, edit, check }: Unprompted,
): Promise<UnpromptedOutcome> => {
  const { reportable, thing } = await demandReportable(ctx, type, id);
  if (!mayWorkOnCase(ctx.viewer, thing)) throw thing.authorId === ctx.viewer.id ? forbidden() : notFound();
  const pictures = await copyPictures(ctx, thing.imageIds ?? []);
  const category = CATEGORIES.find((one) => one === typed.category) ?? 'rules';
  return undoneWhenRefused(ctx, async (ctx): Promise<UnpromptedOutcome> => {
    const one = await openCase(ctx, { type, id }, thing, severityOf(category));
    // When two take the same away at once, the second finds nothing left, and nobody is told twice.
    if (!(await reportable.find(ctx, id))) throw notFound();
    await check?.(ctx);
    await saveEvidence(ctx, one.id, { ...thing.evidence, ...(pictures.length > 0 && { pictures }) });
    const seen = { ...(undoMs !== undefined && { undoMs }), ...(edit && { edit }) };
    const outcome = await decideCase(ctx, one.id, typed, seen);
    // The case was opened for a decision that isn't made: it is again as it was, or not there.
    if (outcome.kind === 'invalid') throw new EnactmentRefused(outcome.errors);
    return { ...outcome, caseId: one.id };
  });
};

/** What is said of why something is taken away. */
export interface Removal {
  /**
   * `hide` only hides the thing; `delete` also deletes it when nobody can appeal any more, and is meant where nothing is said.
   */
  readonly measure?: 'hide' | 'delete';
  readonly category: string;
  readonly facts: string;
}

/** Takes a thing of somebody else away. Throws as deciding does. */
export const removeUnprompted = (
  ctx: Ctx,
  ref: ContentRef,
  { measure = 'delete', category, facts }: Removal,
  options: Unprompted,
): Promise<UnpromptedOutcome> =>
  decideUnprompted(ctx, ref, { ...NOTHING_DECIDED, measure, category, facts }, options);

/** Puts other words in the place of somebody else's, where these stand; `edit` writes them. Throws as deciding does. */
export const editUnprompted = (
  ctx: Ctx,
  ref: ContentRef,
  { category, facts }: Omit<Removal, 'measure'>,
  options: Unprompted & Required<Pick<Unprompted, 'edit'>>,
): Promise<UnpromptedOutcome> =>
  decideUnprompted(ctx, ref, { ...NOTHING_DECIDED, isEdit: true, category, facts }, options);

/** Takes back what the viewer decided about a thing a moment ago. Throws 404, and 409 where it is too late. */
export const undoUnprompted = async (ctx: Ctx, { type, id }: ContentRef): Promise<boolean> => {
  const one = await findCaseOf(ctx, { type, id });
  const last = one && (await findLastDecision(ctx, one.id));
  if (!last) throw notFound();
  return undoDecision(ctx, one.id, last.id);
};
