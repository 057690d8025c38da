// Decides between what a calendar says of an event and what somebody made of it by hand.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbiddenIfSeen, notFound } from '#kernel/errors.ts';
import { refused } from '#kernel/outcomes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { record } from '#bundles/history/public.ts';
import { mayPublishPiece } from '#bundles/pieces/public.ts';
import { mayChangeSource, maySeeSource } from '../policy.ts';
import { findSource, lockItem } from '../queries.ts';
import * as texts from '../texts.ts';
import { changeManuscript, settle } from './follow.ts';
import { isSameValue, take, valueOf } from './merge.ts';
import type { FieldConflict, FollowedField } from './merge.ts';

export interface Decision {
  readonly itemId: number;
  readonly field: FollowedField;
  readonly choice: 'theirs' | 'ours';
}

export type DecideOutcome = { readonly kind: 'decided' } | Refused;

/**
 * Decides about conflicts; what is decided already stays decided. Whoever may publish the change does so; else the editors see
 * it first. Refused where the event was changed since the page was drawn, and the calendar's word for what was taken back. Throws 403
 * and 404.
 */
export const decideConflict = (ctx: Ctx, sourceId: number, decision: Decision): Promise<DecideOutcome> =>
  withTransaction(ctx, async (ctx): Promise<DecideOutcome> => {
    const source = await findSource(ctx, sourceId);
    if (!source) throw notFound();
    if (!mayChangeSource(ctx.viewer, source)) throw forbiddenIfSeen(maySeeSource(ctx.viewer, source));
    const item = await lockItem(ctx, decision.itemId);
    if (item?.sourceId !== sourceId) throw notFound();
    const conflict = item.conflicts.find(({ field }) => field === decision.field);
    if (!conflict) return { kind: 'decided' };
    const left = item.conflicts.filter((one) => one !== conflict);
    if (decision.choice === 'theirs') {
      const taken = await takeTheirs(ctx, item.manuscriptId!, conflict, source);
      if (taken === 'gone') return refused(texts.takenBackMeanwhile);
      if (taken !== 'done') {
        await settle(ctx, item, { conflicts: [...left, { ...conflict, ours: taken.other }] });
        return refused(texts.changedMeanwhile);
      }
    }
    await settle(ctx, item, { conflicts: left });
    await record(ctx, {
      type: 'event-source',
      objectId: sourceId,
      action: 'event-source.decided',
      after: { name: source.name, title: item.title, choice: texts.choices[decision.choice] },
    });
    return { kind: 'decided' };
  });

/** Gives what is there by now where that is something else than the viewer saw; `gone` for a piece that isn't out any more. */
const takeTheirs = async (
  ctx: Ctx,
  manuscriptId: number,
  { field, theirs, ours }: FieldConflict,
  { locationPath, ownerId }: { readonly locationPath: string; readonly ownerId: number },
): Promise<'done' | 'gone' | { readonly other: unknown }> => {
  let found: { readonly other: unknown } | undefined;
  const isTrusted = mayPublishPiece(ctx.viewer, { locationPath, authorId: ownerId });
  const changed = await changeManuscript(ctx, {
    manuscriptId,
    isTrusted,
    change: (content) => {
      const now = valueOf(content, field);
      if (isSameValue(field, now, theirs)) return { content, conflicts: [] };
      if (!isSameValue(field, now, ours)) {
        found = { other: now };
        return { content, conflicts: [] };
      }
      return { content: take(content, field, theirs, ctx.now), conflicts: [] };
    },
  });
  return changed ? (found ?? 'done') : 'gone';
};
