// Follows something and ends that. Both are safe to do again: a press says which of the two it wants. A call that doesn't say
// toggles; two such calls at once are two toggles, one after the other.
import { and, eq, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { touch } from '#kernel/invalidation.ts';
import { refused } from '#kernel/outcomes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { refusalInWords, refusalToAct } from '#kernel/viewer.ts';
import { findApart } from '#bundles/boundaries/public.ts';
import { record } from '#bundles/history/public.ts';
import { actRefusals } from '#bundles/users/public.ts';
import { MAX_SUBSCRIPTIONS, followersTag } from './constants.ts';
import { countSubscriptions, findFollowedAmong } from './queries.ts';
import { selectorTagOf } from './rules.ts';
import type { Selector } from './rules.ts';
import { subscriptions } from './schema.ts';
import { findTargets } from './targets.ts';
import type { Target } from './targets.ts';
import * as texts from './texts.ts';

export type ToggleOutcome =
  /** `target` is undefined for what the viewer doesn't see any more. */
  | { readonly kind: 'done'; readonly isSubscribed: boolean; readonly target: Target | undefined }
  | (Refused & { readonly isSubscribed: boolean });

/** The viewer follows something or ends that; `wish` says which of the two, and without it the state is turned over. */
export const toggleSubscription = (ctx: Ctx, selector: Selector, wish?: boolean): Promise<ToggleOutcome> =>
  withTransaction(ctx, async (ctx): Promise<ToggleOutcome> => {
    const refusal = refusalToAct(ctx.viewer);
    if (refusal) return refuse(ctx, selector, refusalInWords(ctx.viewer, actRefusals, refusal));
    const target = (await findTargets(ctx, [selector])).get(selectorTagOf(selector));
    const row = { ...selector, userId: ctx.viewer.id!, now: ctx.now };
    const obstacle = target ? await obstacleTo(ctx, target) : texts.unknownTarget;
    // Inserting first makes whoever comes at the same moment wait; what is there already a toggle takes away.
    const isNew = wish !== false && !obstacle && (await insertRow(ctx, row)).length > 0;
    if (isNew) return enforceLimit(ctx, selector, target!);
    if (wish === true)
      return obstacle ? refuse(ctx, selector, obstacle) : { kind: 'done', isSubscribed: true, target };
    const isEnded = (await deleteRow(ctx, row)).length > 0;
    if (isEnded) await note(ctx, selector, 'subscription.ended');
    if (!isEnded && wish === undefined)
      // Somebody ended it in between, so that now it is to be begun.
      return obstacle ? refuse(ctx, selector, obstacle) : toggleSubscription(ctx, selector);
    return { kind: 'done', isSubscribed: false, target };
  });

/** Whoever is blocked learns no more than that it isn't possible. */
const obstacleTo = async (ctx: Ctx, { type, id }: Target): Promise<string | undefined> => {
  if (type !== 'user') return undefined;
  if (id === ctx.viewer.id) return texts.ownself;
  return (await findApart(ctx, ctx.viewer.id!, [id])).size > 0 ? texts.notFollowable : undefined;
};

const enforceLimit = async (ctx: Ctx, selector: Selector, target: Target): Promise<ToggleOutcome> => {
  const userId = ctx.viewer.id!;
  if ((await countSubscriptions(ctx, userId)) > MAX_SUBSCRIPTIONS) {
    await deleteRow(ctx, { ...selector, userId });
    return { ...refused(texts.tooManySubscriptions(MAX_SUBSCRIPTIONS)), isSubscribed: false };
  }
  await note(ctx, selector, 'subscription.begun');
  return { kind: 'done', isSubscribed: true, target };
};

const note = async (ctx: Ctx, selector: Selector, action: string) => {
  await record(ctx, { type: selector.type, objectId: selector.id, action });
  touch(ctx, followersTag(selectorTagOf(selector)));
};

const refuse = async (ctx: Ctx, selector: Selector, text: string): Promise<ToggleOutcome> => {
  const { id } = ctx.viewer;
  const isSubscribed = id !== null && (await findFollowedAmong(ctx, id, [selector])).length > 0;
  return { ...refused(text), isSubscribed };
};

/** Neither of two people follows the other while one of them blocks the other. */
export const endBetween = (ctx: Ctx, one: number, other: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    for (const [userId, id] of [
      [one, other],
      [other, one],
    ] as const) {
      const isEnded = (await deleteRow(ctx, { userId, type: 'user', id })).length > 0;
      if (isEnded) await note(ctx, { type: 'user', id }, 'subscription.ended');
    }
  });

const insertRow = prepared('subscriptions.insert', (db) =>
  db
    .insert(subscriptions)
    .values({
      userId: sql.placeholder('userId'),
      targetType: sql.placeholder('type'),
      targetId: sql.placeholder('id'),
      createdAt: sql.placeholder('now'),
    })
    .onConflictDoNothing()
    .returning({ userId: subscriptions.userId }),
);

const deleteRow = prepared('subscriptions.delete', (db) =>
  db
    .delete(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, sql.placeholder('userId')),
        eq(subscriptions.targetType, sql.placeholder('type')),
        eq(subscriptions.targetId, sql.placeholder('id')),
      ),
    )
    .returning({ userId: subscriptions.userId }),
);
