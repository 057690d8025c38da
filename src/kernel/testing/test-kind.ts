// Makes a content kind over things that a test makes up: what bundles can refer to without another bundle being there.
import { inArray, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import type { ContentKind, ContentType, Visibility } from '../content-kinds.ts';
import { declaredKind } from '../declared-kinds.ts';
import type { KindDeclaration } from '../kind-declaration.ts';
import { path } from '../named-routes.ts';

export interface TestThing {
  readonly id: number;
  readonly title: string;
  readonly href: string;
  readonly locationPath: string;
  readonly authorId: number | null;
  readonly visibility: Visibility;
  /** What everybody may do with it. */
  readonly allowed: readonly string[];
}

export interface TestKind extends ContentKind<TestThing> {
  /** Adds a thing, visible to all unless changed, and gives it back. */
  readonly add: (changes?: Partial<TestThing>) => TestThing;
  /** Calls of `find` so far: a list of things should need one. */
  readonly finds: () => number;
}

/** The table that `visibleTo` speaks of; a test that asks the database makes it with `create table test_things (id int)`. */
export const testThings = pgTable('test_things', { id: integer().primaryKey() });

/** Returns what the house declares of the kind; of one that nobody knows, all that can be declared. */
const declarationOf = (type: ContentType): KindDeclaration =>
  declaredKind(type) ?? {
    type,
    rank: 100,
    names: { one: type, many: `${type}s`, followed: `diesem ${type}`, yours: `Ihren ${type}` },
    isLikable: true,
    hasShareCard: true,
    following: { button: `${type} folgen` },
    comments: { one: type, many: `${type}s`, routes: `${type}_comment` },
    embedding: { mark: type, card: path(`${type}_card`, 'GET', `/a/ajax/${type}card/{id}`) },
    listing: {
      word: `${type}s`,
      own: {
        name: `${type}s`,
        word: `${type}s`,
        title: `${type}s`,
        description: (from) => `${type}s ${from}`,
      },
    },
    isInSitemaps: true,
  };

export const testKind = (type: ContentType): TestKind => {
  const things = new Map<number, TestThing>();
  let finds = 0;
  const visibleIds = () =>
    [...things.values()].filter((thing) => thing.visibility !== 'nothing').map(({ id }) => id);
  return {
    ...declarationOf(type),
    add: (changes = {}) => {
      const id = changes.id ?? things.size + 1;
      const thing = {
        id,
        title: `${type} ${id}`,
        href: `/${type}/${id}`,
        locationPath: '',
        authorId: null,
        visibility: 'all' as const,
        allowed: [],
        ...changes,
      };
      things.set(id, thing);
      return thing;
    },
    finds: () => finds,
    find: async (_ctx, ids) => {
      finds++;
      return new Map(
        ids.flatMap((id): [number, TestThing][] => (things.has(id) ? [[id, things.get(id)!]] : [])),
      );
    },
    visibility: (_viewer, thing) => thing.visibility,
    visibleTo: () => (things.size === 0 ? sql`false` : inArray(testThings.id, visibleIds())),
    may: (_viewer, action, thing) => thing.allowed.includes(action),
    summary: ({ id, title, href, locationPath, authorId }, visibility) => ({
      id,
      title,
      href,
      locationPath,
      authorId,
      visibility,
    }),
    tag: (id) => `${type}:${id}`,
  };
};
