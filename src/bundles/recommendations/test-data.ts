// Makes what members say about their feed, for tests and through the commands.
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { agreeToTopics, noteReadTopic } from './commands.ts';

/** Somebody agreed, and has read something of each of these categories. */
export const someReadTopics = async (
  ctx: Ctx,
  viewer: Viewer,
  categoryIds: readonly number[],
): Promise<void> => {
  await agreeToTopics(actAs(ctx, viewer), true);
  for (const id of categoryIds) await noteReadTopic(ctx, viewer.id!, id);
};
