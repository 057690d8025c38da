// Says where a piece stands here, by what it was filed under there.
import type { Ctx } from '#kernel/ctx.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import type { Location, LocationTree } from '#bundles/locations/public.ts';
import { getCategories, isOfferedAt } from '#bundles/topics/public.ts';
import type { Category } from '#bundles/topics/public.ts';
import type { TermChoice } from '../constants.ts';
import { MAX_TAGS, MAX_TAG_LENGTH } from '#bundles/pieces/ui/public.ts';
import { findItems } from '../queries.ts';
import type { Import } from '../queries.ts';
import type { TermEntry } from '../reading/entries.ts';
import type { ImportChoices } from '../schema.ts';
import * as texts from '../texts.ts';

export interface Placing {
  readonly locationId: number | null;
  readonly categoryId: number | null;
  readonly tags: readonly string[];
  readonly report: readonly string[];
}

/**
 * Returns where a piece stands: at the first of its terms that is a place and in the first that is a category, else where
 * everything else comes; with tags of those that become tags.
 */
export const placingOf = async (ctx: Ctx, source: Import, keys: readonly string[]): Promise<Placing> => {
  const { choices } = source;
  const [items, around] = await Promise.all([findItems(ctx, source.id, 'term', keys), loadAround(ctx)]);
  const byKey = new Map(items.map(({ key, content }) => [key, content]));
  const chosen = keys.flatMap((key) => {
    const term = byKey.get(key);
    if (term?.kind !== 'term') return [];
    return [{ name: term.name, choice: choiceFor(choices, key) ?? usualChoice(term, around) }];
  });
  const place = findChosen(chosen, 'place-', around.tree.byId) ?? around.tree.byId.get(choices?.placeId ?? 0);
  const usual = around.categories.get(choices?.categoryId ?? 0);
  const category = findChosen(chosen, 'category-', around.categories) ?? usual;
  const tags = [...new Set(chosen.filter(({ choice }) => choice === 'tag').map(({ name }) => tagOf(name)))];
  return {
    locationId: place?.id ?? null,
    categoryId: (category && place && isOfferedAt(category, place.path) ? category : usual)?.id ?? null,
    tags: tags.filter(Boolean).slice(0, MAX_TAGS),
    report: tags.length > MAX_TAGS ? [texts.tagsCut] : [],
  };
};

/**
 * Returns what somebody has chosen for a term, even for one that is called like what every object has, such as `constructor`.
 */
export const choiceFor = (choices: ImportChoices | null, key: string): TermChoice | undefined =>
  choices && Object.hasOwn(choices.terms, key) ? choices.terms[key] : undefined;

export interface Around {
  readonly tree: LocationTree;
  readonly categories: ReadonlyMap<number, Category>;
}

export const loadAround = async (ctx: Ctx): Promise<Around> => {
  const [tree, { byId }] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
  return { tree, categories: byId };
};

/** What is called like a category or a place here is that one, unless it was a tag there. */
export const usualChoice = (term: TermEntry, { tree, categories }: Around): TermChoice => {
  const { name, isTag, place: placeThere, category: categoryThere } = term;
  if (placeThere) {
    const here = likest([...tree.byId.values()], placeThere);
    return here?.kind === placeThere.kind ? `place-${here.id}` : 'new';
  }
  if (categoryThere) {
    const here = likest([...categories.values()], categoryThere);
    return here ? `category-${here.id}` : 'new';
  }
  const isSame = (other: { readonly name: string }) => fold(other.name) === fold(name);
  const category = isTag ? undefined : [...categories.values()].find(isSame);
  if (category) return `category-${category.id}`;
  const place = isTag ? undefined : [...tree.byId.values()].find(isSame);
  return place ? `place-${place.id}` : 'tag';
};

/** Finds the likest one by the address before the name: two places may be called alike. */
const likest = <T extends { readonly name: string; readonly slug: string }>(
  here: readonly T[],
  { name, slug }: { readonly name: string; readonly slug: string },
): T | undefined =>
  here.find((one) => one.slug === slug) ?? here.find((one) => fold(one.name) === fold(name));

const fold = (name: string) => name.normalize('NFKC').trim().toLowerCase();

interface Chosen {
  readonly name: string;
  readonly choice: TermChoice;
}

const findChosen = <T extends Location | Category>(
  chosen: readonly Chosen[],
  prefix: string,
  byId: ReadonlyMap<number, T>,
): T | undefined => {
  for (const { choice } of chosen) {
    const found = choice.startsWith(prefix) ? byId.get(Number(choice.slice(prefix.length))) : undefined;
    if (found) return found;
  }
  return undefined;
};

const tagOf = (name: string) => name.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TAG_LENGTH).toWellFormed();
