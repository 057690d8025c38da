// Menus that a portal has changed; one that isn't here is as the portal came.
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MenuName } from './constants.ts';
import type { MenuEntry } from './rules.ts';

export const menus = pgTable('menus', {
  name: text().$type<MenuName>().primaryKey(),
  entries: jsonb().$type<readonly MenuEntry[]>().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});
