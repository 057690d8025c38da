// Counts the number beside one's own messages. Those of people whom its reader mutes or blocks arrive silently: the list shows
// them as unread, and nothing calls for them.
import type { Ctx } from '#kernel/ctx.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { boundariesTag, ownBoundaries } from '#bundles/boundaries/public.ts';
import { messagesTag } from './constants.ts';
import { countUnread } from './queries.ts';

/** Counts for a viewer who is signed in, from memory, since every page of theirs asks. */
export const countForBell = async (ctx: Ctx): Promise<number> => {
  const id = ctx.viewer.id!;
  const tags = [messagesTag(id), boundariesTag(id)];
  return fetchCached(ctx, `messages.unread ${id}`, tags, async () => {
    const { people } = await ownBoundaries(ctx);
    return countUnread(ctx, id, [...people.keys()]);
  });
};
