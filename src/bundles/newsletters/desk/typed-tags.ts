// Reads tags that were typed with commas between them. A tag that has one in its name, such as those of other portals, is typed so, too.
import type { Ctx } from '#kernel/ctx.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import { findTagBySlug, tagSlug } from '#bundles/topics/public.ts';

export interface TypedTags {
  readonly ids: number[];
  /** How many were typed. */
  readonly count: number;
  /** The first that there isn't. */
  readonly unknown: string | undefined;
}

/** Reads no more of them than `most`. */
export const readTags = async (ctx: Ctx, typed: string, most: number): Promise<TypedTags> => {
  const words = typed
    .split(',')
    .map((word) => visibleLine(word))
    .filter(Boolean);
  const ids = new Set<number>();
  let [count, unknown] = [0, undefined as string | undefined];
  for (let at = 0; at < words.length && count < most; count++) {
    const found = await longestTag(ctx, words.slice(at, at + MOST_PARTS));
    if (found) ids.add(found.id);
    else unknown ??= words[at];
    at += found?.parts ?? 1;
  }
  return { ids: [...ids], count, unknown };
};

/** The most parts of one name. */
const MOST_PARTS = 4;

/** Finds the tag that the most of these words name together; several words only where its name has those commas. */
const longestTag = async (ctx: Ctx, words: readonly string[]) => {
  for (let parts = words.length; parts > 0; parts--) {
    const name = words.slice(0, parts).join(', ');
    const tag = await findTagBySlug(ctx, tagSlug(name, 'thema'));
    if (tag && (parts === 1 || tag.name.toLowerCase() === name.toLowerCase())) return { id: tag.id, parts };
  }
  return undefined;
};
