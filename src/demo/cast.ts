// Makes whom and what the demo content refers to by key: places, sections and people, through the bundles'
// commands.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { anonymous } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { createLocation } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { createCategory } from '#bundles/topics/public.ts';
import { createUser } from '#bundles/users/commands.ts';
import { categories } from './content/categories.ts';
import { people } from './content/people.ts';
import { places } from './content/places.ts';
import type { DemoPerson } from './content/types.ts';
import { DEMO_PASSWORD } from './wanted.ts';

export interface Cast {
  readonly places: ReadonlyMap<string, Location>;
  readonly categories: ReadonlyMap<string, number>;
  readonly people: ReadonlyMap<string, Viewer & { readonly id: number }>;
}

const PASS_DAYS = 3650;

export const makeCast = (ctx: Ctx): Promise<Cast> =>
  withTransaction(ctx, async (ctx) => {
    const towns = await makePlaces(ctx);
    return { places: towns, categories: await makeCategories(ctx), people: await makePeople(ctx, towns) };
  });

/** Returns what stands under a key. Throws when the content names something that it doesn't hold. */
export const found = <T>(made: ReadonlyMap<string, T>, key: string): T => {
  const value = made.get(key);
  if (value === undefined) throw new Error(`The demo content names ${key}, which it doesn't hold`);
  return value;
};

export const refused = (what: string, why: object) =>
  new Error(`Demo content refused: ${what}: ${JSON.stringify(why)}`);

const makePlaces = async (ctx: Ctx): Promise<Cast['places']> => {
  const made = new Map<string, Location>();
  for (const { key, parent, picture: _hungLater, ...place } of places) {
    const parentId = parent === null ? null : found(made, parent).id;
    const outcome = await createLocation(ctx, { ...place, parentId });
    if (outcome.kind === 'invalid') throw refused(place.name, outcome.errors);
    made.set(key, outcome.location);
  }
  return made;
};

const makeCategories = async (ctx: Ctx): Promise<Cast['categories']> => {
  const made = new Map<string, number>();
  for (const { key, ...category } of categories) made.set(key, (await createCategory(ctx, category)).id);
  return made;
};

const makePeople = async (ctx: Ctx, towns: Cast['places']): Promise<Cast['people']> => {
  const made = new Map<string, Viewer & { readonly id: number }>();
  for (const person of people) made.set(person.key, await makePerson(ctx, person, towns));
  return made;
};

const makePerson = async (ctx: Ctx, person: DemoPerson, towns: Cast['places']) => {
  const { login, name, email, about } = person;
  const roles = person.roles.map(({ role, place }) => ({
    role,
    locationPath: place ? found(towns, place).path : '',
  }));
  const outcome = await createUser(ctx, {
    login,
    name,
    email,
    about,
    roles,
    password: DEMO_PASSWORD,
    isConfirmed: true,
    locationId: found(towns, person.place).id,
    createdAt: new Date(ctx.now.getTime() - person.memberForDays * DAY_MS),
    ...(person.hasPass && { passUntil: new Date(ctx.now.getTime() + PASS_DAYS * DAY_MS) }),
  });
  if (outcome.kind === 'invalid') throw refused(login, outcome.errors);
  return { ...anonymous, id: outcome.id, name, roles, isConfirmed: true, hasPass: person.hasPass ?? false };
};
