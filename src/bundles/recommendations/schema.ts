// Defines the tables of how a member wants the feed, and in which categories they read if they agreed to its being noted.
import { sql } from 'drizzle-orm';
import { boolean, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { users } from '#bundles/users/schema.ts';
import type { Order } from './constants.ts';

const factor = () => smallint().notNull().default(2);

export const feedSettings = pgTable('feed_settings', {
  userId: integer()
    .primaryKey()
    .references(() => users.id),
  order: text().$type<Order>().notNull().default('passend'),
  nearness: factor(),
  follows: factor(),
  topics: factor(),
  freshness: factor(),
  /** Whether they agreed that the categories of what they read are noted. */
  learns: boolean().notNull().default(false),
  /** Places beside the one where they live, in their order. */
  placeIds: integer().array().notNull().default(sql`'{}'`),
  /** What they want less of: `user-7`, `kind-event`. */
  less: text().array().notNull().default(sql`'{}'`),
});

/** On how many days something of a category was read, and when last; neither pieces nor hours. */
export const readTopics = pgTable(
  'read_topics',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    categoryId: integer().notNull(),
    days: smallint().notNull(),
    lastOn: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.categoryId] })],
);
