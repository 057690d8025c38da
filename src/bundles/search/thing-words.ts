// Loads the words of things as their kinds say them, with the names around them, and takes them into the vocabulary.
import type { ContentRef, ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { SearchedThing } from '#kernel/searching.ts';
import { getLocationTree, idsOfPath } from '#bundles/locations/public.ts';
import { getCategories, tagsByIds } from '#bundles/topics/public.ts';
import { termsOf } from './analysis/terms.ts';
import { MAX_TEXT_LENGTH } from './constants.ts';
import type { Fields } from './encoding.ts';
import { periodsOf } from './periods.ts';
import { learnWords } from './vocabulary.ts';
import type { LearntText } from './vocabulary.ts';

/** Loads the words of one thing that can be found, and what they are made of; undefined where nobody is to find it. */
export const loadWords = async (ctx: Ctx, { type, id }: ContentRef) => {
  const found = await ctx.portal.kinds.get(type)?.searching?.wordsOf(ctx, [id]);
  if (!found || found.size === 0) return undefined;
  const { things, partsOf } = await learn(ctx, type, found);
  return { fields: fieldsOf(things[0]!.texts), partsOf };
};

/** Takes the words of things into the vocabulary, in the caller's transaction if any of them is new. */
export const learn = async (ctx: Ctx, type: ContentType, found: ReadonlyMap<number, SearchedThing>) => {
  const further = await loadNames(ctx, [...found.values()]);
  const things = [...found].map(([objectId, thing]) => ({
    objectId,
    thing,
    texts: textsOf(thing, further(thing)),
    periods: periodsOf(type, thing.publishedAt),
  }));
  const learnt = await learnWords(
    ctx,
    things.flatMap(({ texts }) => Object.values(texts)),
    things.flatMap(({ periods }) => periods),
  );
  return { things, ...learnt };
};

const textsOf = ({ title, lead, text, further = [] }: SearchedThing, names: readonly string[]) => ({
  title: learnt(title),
  lead: learnt(lead),
  text: learnt(text.slice(0, MAX_TEXT_LENGTH)),
  // Each is a thing of its own: nothing reaches from one to the next.
  further: learnt([...further, ...names].join(' . ')),
});

const learnt = (text: string): LearntText => ({ text, terms: termsOf(text) });

export const fieldsOf = ({ title, lead, text, further }: ReturnType<typeof textsOf>): Fields => ({
  title: title.terms,
  lead: lead.terms,
  text: text.terms,
  further: further.terms,
});

/** Loads the names of the places, categories and tags of each. */
const loadNames = async (ctx: Ctx, things: readonly SearchedThing[]) => {
  const tagIds = [...new Set(things.flatMap((thing) => thing.tagIds))];
  const [tree, categories, tags] = await Promise.all([
    getLocationTree(ctx),
    getCategories(ctx),
    tagsByIds(ctx, tagIds),
  ]);
  const tagNames = new Map(tags.map(({ id, name }) => [id, name]));
  return ({ locationPath, categoryId, tagIds: own }: SearchedThing): string[] =>
    [
      ...idsOfPath(locationPath).map((id) => tree.byId.get(id)?.name),
      categories.byId.get(categoryId ?? 0)?.name,
      ...own.map((id) => tagNames.get(id)),
    ].filter((name) => name !== undefined);
};
