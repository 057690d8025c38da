// Turns where, by whom and in which category something is to be, as people say it, into paths and ids.
import type { Ctx } from '#kernel/ctx.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { getCategories } from '#bundles/topics/public.ts';
import { findPeopleByNames, findPeopleByPrefix } from '#bundles/users/public.ts';
import { fold } from '../analysis/folding.ts';
import { peopleWithName } from '../people-and-pages.ts';
import type { Question } from './read-question.ts';

export interface Narrowed {
  /** Paths of places; what lies below them counts. Undefined for anywhere, empty for nowhere. */
  readonly paths: readonly string[] | undefined;
  readonly categoryIds: readonly number[] | undefined;
  readonly authorIds: readonly number[] | undefined;
}

export const narrow = async (ctx: Ctx, { narrowing }: Question): Promise<Narrowed> => {
  const { ort, rubrik, von } = narrowing;
  const [tree, categories, authors] = await Promise.all([
    getLocationTree(ctx),
    getCategories(ctx),
    Promise.all(von.map((name) => peopleCalled(ctx, name))),
  ]);
  return {
    paths: idsOf(ort, tree.all, (place) => [place.name, place.slug, place.postcode ?? '']).map(
      ({ path }) => path,
    ),
    categoryIds: idsOf(rubrik, categories.all, ({ name, slug }) => [name, slug]).map(({ id }) => id),
    authorIds: von.length === 0 ? undefined : authors.flat(),
    ...(ort.length === 0 && { paths: undefined }),
    ...(rubrik.length === 0 && { categoryIds: undefined }),
  };
};

/** Returns the things that are called so, else those whose name begins so. */
const idsOf = <Thing>(
  said: readonly string[],
  things: readonly Thing[],
  namesOf: (thing: Thing) => readonly string[],
): Thing[] =>
  said.flatMap((word) => {
    const wanted = fold(word);
    const exact = things.filter((thing) => namesOf(thing).some((name) => fold(name) === wanted));
    return exact.length > 0
      ? exact
      : things.filter((thing) => namesOf(thing).some((name) => fold(name).startsWith(wanted)));
  });

const MOST_PEOPLE = 20;

const peopleCalled = async (ctx: Ctx, name: string): Promise<number[]> => {
  const exact = await findPeopleByNames(ctx, [name]);
  const people = exact.length > 0 ? exact : await findPeopleByPrefix(ctx, name, MOST_PEOPLE);
  return people.length > 0 ? people.map(({ id }) => id) : peopleWithName(ctx, name, MOST_PEOPLE);
};
