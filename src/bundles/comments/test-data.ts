// Writes comments for tests through the commands.
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import type { TestArticle } from '#bundles/articles/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { createComment } from './commands.ts';
import { deleteComment } from './removing.ts';
import { lockComments } from './moderation.ts';

export { findThread } from './queries.ts';
export { calmWords } from './settings.ts';
export { deleteComment };

export interface TestComment {
  readonly id: number;
  readonly text: string;
  readonly author: Viewer;
}

interface Changes {
  readonly text?: string;
  readonly parentId?: number;
  readonly author?: Viewer;
  readonly createdAt?: Date;
  /** It was there and is gone. */
  readonly isDeleted?: boolean;
}

let written = 0;

/** Writes a comment with words of its own, by somebody of its own unless changed; never too fast. */
export const aComment = async (ctx: Ctx, owner: ContentRef, changes: Changes = {}): Promise<TestComment> => {
  const { text = `Kommentar ${++written}`, parentId, author = (await aUser(ctx)).viewer } = changes;
  const config = { ...ctx.config, rateLimits: false };
  const writer = { ...actAs(ctx, author), config, now: changes.createdAt ?? ctx.now };
  const outcome = await createComment(
    writer,
    { type: owner.type, id: owner.id },
    { text, parentId, isAnyway: true },
  );
  if (outcome.kind !== 'created' && outcome.kind !== 'held')
    throw new Error(`No comment: ${JSON.stringify(outcome)}`);
  if (changes.isDeleted) await deleteComment(actAs(ctx, author), outcome.commentId);
  return { id: outcome.commentId, text, author };
};

/** Writes a comment that waits for moderators, since it is in capitals. */
export const aPendingComment = (ctx: Ctx, owner: ContentRef, changes: Changes = {}): Promise<TestComment> =>
  aComment(ctx, owner, { text: `DAS MUSS JETZT ENDLICH AUFHÖREN ${++written}`, ...changes });

/** Writes an article whose comments are closed. */
export const aLockedThread = async (ctx: Ctx): Promise<TestArticle> => {
  const article = await anArticle(ctx);
  const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
  await lockComments(actAs(ctx, editor.viewer), article, true);
  return article;
};
