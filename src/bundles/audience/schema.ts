// Keeps how often pieces were read, as sums: no row says who, and none is about a single reading. contract.md 17.3
import { bigint, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { ContentType } from '#kernel/content-kinds.ts';

const ofPiece = () => ({
  type: text().$type<ContentType>().notNull(),
  objectId: integer().notNull(),
});

/** Returns what is added up; the five channels make up the views. */
const sums = () => ({
  views: integer().notNull(),
  reads: integer().notNull(),
  /** The seconds in view. */
  seconds: bigint({ mode: 'number' }).notNull(),
  shares: integer().notNull(),
  search: integer().notNull(),
  social: integer().notNull(),
  direct: integer().notNull(),
  internal: integer().notNull(),
  other: integer().notNull(),
});

export const audienceTotals = pgTable('audience_totals', { ...ofPiece(), ...sums() }, (table) => [
  primaryKey({ columns: [table.type, table.objectId] }),
]);

/** The sums by hours of UTC, which clocks that are changed leave alone. */
export const audienceHours = pgTable(
  'audience_hours',
  { ...ofPiece(), hour: timestamp({ withTimezone: true }).notNull(), ...sums() },
  (table) => [
    primaryKey({ columns: [table.type, table.objectId, table.hour] }),
    index('audience_hours_newest').on(table.hour),
  ],
);

/** The sums by age, so that pieces can be compared at the same one: what a step is says `ageStep`. */
export const audienceAges = pgTable(
  'audience_ages',
  { ...ofPiece(), step: smallint().notNull(), views: integer().notNull() },
  (table) => [primaryKey({ columns: [table.type, table.objectId, table.step] })],
);

/** The last batch of sums that each process has written, so that one whose answer was lost isn't added twice. */
export const audienceWriters = pgTable('audience_writers', {
  process: text().primaryKey(),
  batch: integer().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});
