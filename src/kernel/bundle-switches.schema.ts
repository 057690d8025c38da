// The kernel's own table holds the optional bundles that administrators have switched off in the interface.
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const bundleSwitches = pgTable('bundle_switches', {
  /** The name of the bundle that is off. */
  name: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
});
