// Declares which lists of pieces there are, each with the table whose index holds it ready.
import { and, eq, sql } from 'drizzle-orm';
import type { ContentType } from '#kernel/content-kinds.ts';
import { piecePlaces, pieceTags, pieces } from './schema.ts';

export interface Criteria {
  /** It is a place, with what lies below it. */
  readonly locationId?: number | undefined;
  /** It stands in a place. */
  readonly categoryId?: number | undefined;
  readonly tagId?: number | undefined;
  readonly authorId?: number | undefined;
  /** It is the author's own list, which also has what moderators keep out of all lists. */
  readonly ownerId?: number | undefined;
  readonly type?: ContentType | undefined;
}

/** The criteria of a list in the order in which the names of shapes hold them. */
export const CRITERIA = ['locationId', 'categoryId', 'tagId', 'authorId', 'ownerId', 'type'] as const;

/** The condition is spelt out, since a plan that is kept can use the indexes of listed pieces for nothing else. */
const isListed = sql`${pieces.isListed}`;

const value = (name: (typeof CRITERIA)[number], at: number) => sql.placeholder(name + at);

/** The shapes of lists. `at` keeps the values of several lists in one statement apart. */
export const LISTS = {
  all: () => ({ table: pieces, isIn: isListed }),
  type: (at: number) => ({ table: pieces, isIn: and(isListed, eq(pieces.type, value('type', at))) }),
  authorId: (at: number) => ({
    table: pieces,
    isIn: and(isListed, eq(pieces.authorId, value('authorId', at))),
  }),
  'authorId+type': (at: number) => ({
    table: pieces,
    isIn: and(isListed, eq(pieces.authorId, value('authorId', at)), eq(pieces.type, value('type', at))),
  }),
  ownerId: (at: number) => ({
    table: pieces,
    isIn: and(eq(pieces.authorId, value('ownerId', at)), sql`${pieces.state} = 'published'`),
  }),
  locationId: (at: number) => ({
    table: piecePlaces,
    isIn: eq(piecePlaces.locationId, value('locationId', at)),
  }),
  'locationId+categoryId': (at: number) => ({
    table: piecePlaces,
    isIn: and(
      eq(piecePlaces.locationId, value('locationId', at)),
      eq(piecePlaces.categoryId, value('categoryId', at)),
    ),
  }),
  'locationId+type': (at: number) => ({
    table: piecePlaces,
    isIn: and(eq(piecePlaces.locationId, value('locationId', at)), eq(piecePlaces.type, value('type', at))),
  }),
  tagId: (at: number) => ({ table: pieceTags, isIn: eq(pieceTags.tagId, value('tagId', at)) }),
};

export type ListShape = keyof typeof LISTS;

/** Throws for a combination that would read more than it gives. */
export const shapeOf = (criteria: Criteria): ListShape => {
  const name = CRITERIA.filter((criterion) => criteria[criterion] !== undefined).join('+') || 'all';
  if (!Object.hasOwn(LISTS, name)) throw new Error(`There is no index for pieces by ${name}`);
  return name as ListShape;
};
