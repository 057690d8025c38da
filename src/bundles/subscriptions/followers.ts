// Says who follows something, for those who count or tell them.
import type { Ctx } from '#kernel/ctx.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { FOLLOWABLE_ANYWAY, FOLLOWERS_BATCH } from './constants.ts';
import { countFollowers, countFollowersOfEach, findFollowedAmong, listFollowersOfAny } from './queries.ts';
import { parseSelectorTag, selectorTagOf } from './rules.ts';
import type { Selector } from './rules.ts';

/** Everybody who follows any of these, each once, with which of them. Read in batches; unknown tags have no followers. */
export const followerIdsOf = async (
  ctx: Ctx,
  selectorTags: readonly string[],
): Promise<ReadonlyMap<number, readonly string[]>> => {
  const selectors = selectorsOf(ctx, selectorTags);
  const followers = new Map<number, readonly string[]>();
  if (selectors.length === 0) return followers;
  for (let after: number | undefined = 0; after !== undefined; ) {
    const batch = await listFollowersOfAny(ctx, selectors, { after, limit: FOLLOWERS_BATCH });
    for (const { userId, selectorTags } of batch) followers.set(userId, selectorTags);
    after = batch.length === FOLLOWERS_BATCH ? batch.at(-1)?.userId : undefined;
  }
  return followers;
};

/** Returns who follows each of these; what nobody follows is missing. */
export const followerIdsOfEach = async (
  ctx: Ctx,
  selectorTags: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> => {
  const ofEach = new Map<string, number[]>();
  for (const [userId, tags] of await followerIdsOf(ctx, [...new Set(selectorTags)]))
    for (const tag of tags) {
      const ids = ofEach.get(tag);
      if (ids) ids.push(userId);
      else ofEach.set(tag, [userId]);
    }
  return ofEach;
};

/** Counts how many follow each of these; what nobody follows is missing. */
export const followerCounts = async (
  ctx: Ctx,
  selectorTags: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const selectors = selectorsOf(ctx, [...new Set(selectorTags)]);
  const rows = selectors.length > 0 ? await countFollowersOfEach(ctx, selectors) : [];
  return new Map(rows.map(({ count, ...selector }) => [selectorTagOf(selector), count]));
};

/** Counts how many follow something; 0 for what can't be followed. */
export const followerCount = async (ctx: Ctx, selectorTag: string): Promise<number> => {
  const [selector] = selectorsOf(ctx, [selectorTag]);
  return selector ? countFollowers(ctx, selector) : 0;
};

/** Says whether somebody follows something. */
export const isFollowing = async (ctx: Ctx, userId: number, selectorTag: string): Promise<boolean> =>
  (await findFollowedAmong(ctx, userId, selectorsOf(ctx, [selectorTag]))).length > 0;

export const selectorsOf = (ctx: Ctx, selectorTags: readonly string[]): Selector[] => {
  const followable = followableTypes(ctx);
  return selectorTags.flatMap((tag) => parseSelectorTag(followable, tag) ?? []);
};

/** Returns what can be followed here. */
export const followableTypes = ({ portal }: Ctx): readonly string[] => [
  ...FOLLOWABLE_ANYWAY,
  ...declaring(portal.kinds.all(), 'following').map(({ type }) => type),
];
