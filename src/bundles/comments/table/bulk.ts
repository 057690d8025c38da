// Declares what moderators do with many comments at once. Each action is the command for one comment or its thread, which asks
// the policy and writes the history.
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { refused } from '#kernel/outcomes.ts';
import { done, unchanged } from '#bundles/desk-tables/public.ts';
import type { BulkAction } from '#bundles/desk-tables/public.ts';
import { loadRemoving } from '#bundles/moderation/public.ts';
import type { CommentState } from '../constants.ts';
import { decideComment, moderateThread, takeBackDecision } from '../moderation.ts';
import { mayModerate } from '../policy.ts';
import { findCommentForUpdate, findThreadForUpdate } from '../threads.ts';
import { findComment } from '../queries.ts';
import { deleteComment, demandPending } from '../removing.ts';
import { COMMENT_TABLE } from './comment-table.ts';
import * as texts from './texts.ts';

/** Returns the actions on the table of comments, for whoever is a moderator anywhere. */
export const commentActions = async (ctx: Ctx, table: string): Promise<BulkAction[]> =>
  table === COMMENT_TABLE.name && COMMENT_TABLE.may(ctx.viewer)
    ? [approving, await loadRejecting(ctx), closing(true), closing(false), await loadRemovingComments(ctx)]
    : [];

/**
 * Returns the comment as it stands, with its thread locked; to who isn't a moderator there it is as unknown as one that isn't
 * there.
 */
const demandComment = async (ctx: Ctx, { type, id }: ContentRef) => {
  if (type !== 'comment') throw notFound();
  const found = await findCommentForUpdate(ctx, id);
  if (!mayModerate(ctx.viewer, found.thread)) throw notFound();
  return found;
};

const approving: BulkAction = {
  name: 'freigeben',
  label: texts.approve,
  order: 10,
  fields: [],
  done: texts.approved,
  act: async (ctx, ref) => {
    const { state } = (await demandComment(ctx, ref)).comment;
    if (isGone(state)) throw notFound();
    if (state !== 'held') return unchanged;
    await decideComment(ctx, ref.id, 'approve');
    return done({ state }, { state: 'visible' });
  },
  undo: async (ctx, { id }) =>
    (await takeBackDecision(ctx, id, { from: 'visible', to: 'held' })) ? 'undone' : 'changed',
};

/** Whoever wrote it gets the reasons, and can appeal; nobody needs reasons for what is their own. */
const loadTakingAway = async (
  ctx: Ctx,
  words: BulkAction['done'],
  check?: (ctx: Ctx, ref: ContentRef) => Promise<void>,
) => {
  const ofOthers = await loadRemoving(ctx, words, { check });
  return {
    ...ofOthers,
    isDanger: true,
    act: async (ctx, ref, typed) => {
      if (ref.type !== 'comment') throw notFound();
      if ((await findComment(ctx, ref.id))?.authorId !== ctx.viewer.id) return ofOthers.act(ctx, ref, typed);
      const { state } = (await demandComment(ctx, ref)).comment;
      if (isGone(state)) throw notFound();
      await deleteComment(ctx, ref.id);
      return done({ state }, { state: 'deleted' });
    },
    undo: async (ctx, ref, kept) => {
      if ('decisionId' in kept.after) return ofOthers.undo(ctx, ref, kept);
      const to = kept.before['state'] === 'held' ? 'held' : 'visible';
      return (await takeBackDecision(ctx, ref.id, { from: 'deleted', to })) ? 'undone' : 'changed';
    },
  } satisfies Partial<BulkAction>;
};

const loadRejecting = async (ctx: Ctx): Promise<BulkAction> => {
  const taking = await loadTakingAway(ctx, texts.rejected, (ctx, { id }) => demandPending(ctx, id));
  return {
    ...taking,
    name: 'ablehnen',
    label: texts.reject,
    order: 20,
    act: async (ctx, ref, typed) => {
      if ((await findComment(ctx, ref.id))?.state !== 'visible') return taking.act(ctx, ref, typed);
      await demandComment(ctx, ref);
      return refused(texts.notPending);
    },
  };
};

const loadRemovingComments = async (ctx: Ctx): Promise<BulkAction> => ({
  ...(await loadTakingAway(ctx, texts.removed)),
  name: 'loeschen',
  label: texts.remove,
  order: 90,
});

const isGone = (state: CommentState): boolean => state === 'deleted' || state === 'gone';

/** Closes or opens the threads of the comments; several of one thread are one. */
const closing = (isLocked: boolean): BulkAction => ({
  name: isLocked ? 'schliessen' : 'oeffnen',
  label: isLocked ? texts.close : texts.reopen,
  order: isLocked ? 30 : 40,
  fields: [],
  done: isLocked ? texts.closedMany : texts.reopenedMany,
  act: async (ctx, ref) => {
    const { thread } = await demandComment(ctx, ref);
    if (thread.isLocked === isLocked) return unchanged;
    await moderateThread(ctx, thread.owner, { isLocked });
    const { owner, closesAt } = thread;
    return done({ owner, isLocked: !isLocked, closesAt: closesAt?.toISOString() ?? null }, { isLocked });
  },
  undo: async (ctx, _ref, { before }) => {
    const owner = before['owner'] as ContentRef;
    if ((await findThreadForUpdate(ctx, owner)).isLocked !== isLocked) return 'changed';
    // Closing it took away the hour at which it was to close by itself.
    const closesAt = typeof before['closesAt'] === 'string' ? new Date(before['closesAt']) : undefined;
    await moderateThread(ctx, owner, { isLocked: !isLocked, ...(closesAt && { closesAt }) });
    return 'undone';
  },
});
