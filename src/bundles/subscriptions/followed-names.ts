// Says what of a piece is followed, as selector tags `{kind}-{id}`, and how that is said. contract.md 16.5
import type { Ctx } from '#kernel/ctx.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { getCategories, tagsByIds } from '#bundles/topics/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import * as texts from './texts.ts';

/** The most telling reason comes first. */
const KINDS = ['user', 'tag', 'category', 'location'] as const;
type FollowedKind = (typeof KINDS)[number];

/** Returns selector tags in the order in which they say why somebody is told. */
export const byWeight = (selectorTags: readonly string[]): string[] =>
  selectorTags.toSorted((a, b) => weightOf(a) - weightOf(b));

const weightOf = (tag: string) => KINDS.findIndex((kind) => tag.startsWith(`${kind}-`));

/** Returns words such as „Neu von Ruth Lindner“ for each of these selector tags that still stands for something. */
export const namesOfFollowed = async (
  ctx: Ctx,
  selectorTags: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const known = selectorTags.flatMap(parse);
  if (known.length === 0) return new Map();
  const idsOf = (wanted: FollowedKind) => known.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
  const [people, tags, categories, places] = await Promise.all([
    usersByIds(ctx, idsOf('user')),
    tagsByIds(ctx, idsOf('tag')),
    getCategories(ctx),
    getLocationTree(ctx),
  ]);
  const things: Record<FollowedKind, ReadonlyMap<number, { readonly name: string }>> = {
    // An account that went, also because it became part of another one, stands for nobody.
    user: new Map([...people].filter(([, { href }]) => href !== null)),
    tag: new Map(tags.map((tag) => [tag.id, tag])),
    category: categories.byId,
    location: places.byId,
  };
  const named = known.flatMap(({ kind, id }): [string, string][] => {
    const thing = things[kind].get(id);
    return thing ? [[`${kind}-${id}`, SAYINGS[kind](thing.name)]] : [];
  });
  return new Map(named);
};

const SAYINGS: Readonly<Record<FollowedKind, (name: string) => string>> = {
  user: texts.newByPerson,
  tag: texts.newOnTag,
  category: texts.newInCategory,
  location: texts.newInPlace,
};

const parse = (selectorTag: string): { kind: FollowedKind; id: number }[] => {
  const [word, id] = selectorTag.split('-');
  const kind = KINDS.find((known) => known === word);
  return kind ? [{ kind, id: Number(id) }] : [];
};
