// Moves what is scheduled to another moment.
import { momentOf } from '#design/dates.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { refused } from '#kernel/outcomes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { scheduleManuscript } from '../publishing.ts';
import type { SeenVersion } from '../publishing.ts';
import type { Manuscript } from '../queries.ts';
import * as texts from './texts.ts';

export interface Move extends SeenVersion {
  /** When it was to come out, as the mover saw it. */
  readonly from: Date;
  readonly to: Date;
  readonly field?: string;
}

export type MoveOutcome = { readonly kind: 'moved'; readonly manuscript: Manuscript } | Refused;

/**
 * Schedules it anew, unless somebody else has moved it, cancelled it or written on meanwhile. Throws 404 and 403, and 422
 * for a moment that is over.
 */
export const moveScheduled = async (ctx: Ctx, { from, to, ...move }: Move): Promise<MoveOutcome> => {
  const outcome = await scheduleManuscript(ctx, { ...move, at: to, seenAt: from });
  const { manuscript } = outcome;
  if (outcome.kind === 'done') return { kind: 'moved', manuscript };
  if (manuscript.state !== 'scheduled' || !manuscript.scheduledFor) return refused(texts.notScheduledAnyMore);
  return manuscript.scheduledFor.getTime() === from.getTime()
    ? refused(texts.changedMeanwhile)
    : refused(texts.movedMeanwhile(momentOf(manuscript.scheduledFor).text));
};
