// The tree of places. A path is the ids from the root down, each with a slash behind it: `1/4/7/`.
import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

export const locations = pgTable('locations', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  parentId: integer().references((): AnyPgColumn => locations.id),
  kind: text().$type<'country' | 'state' | 'district' | 'town' | 'quarter'>().notNull(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  path: text().notNull().unique(),
  postcode: text(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
});
