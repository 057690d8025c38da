// This is the tree of places. A path is the ids from the root down, each with a slash behind it: `1/4/7/`.
import { boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { LocationKind } from './constants.ts';

export const locations = pgTable('locations', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  parentId: integer().references((): AnyPgColumn => locations.id),
  kind: text().$type<LocationKind>().notNull(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  path: text().notNull().unique(),
  postcode: text(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  /** The position among places of one parent; those with the same one stand in the order of the alphabet. */
  position: integer().notNull().default(0),
  /** Whether it is left out of all menus and choices; its pages answer as before. */
  isHidden: boolean().notNull().default(false),
  /** The neighbours that were set by hand, on both sides; where there are none, distance decides. */
  neighbourIds: integer().array().notNull().default(sql`'{}'`),
  /** An image on top of its page; kept by the bundle of the pictures of places. */
  pictureId: integer(),
  /** It has become a part of another place, to which its addresses lead. */
  mergedIntoId: integer().references((): AnyPgColumn => locations.id),
});

/** Addresses that places had before; they lead on, and no other place takes them. */
export const locationAddresses = pgTable(
  'location_addresses',
  {
    slug: text().primaryKey(),
    locationId: integer()
      .notNull()
      .references(() => locations.id),
  },
  (table) => [index('location_addresses_of').on(table.locationId)],
);
