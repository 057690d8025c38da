// This is what is known of contents at other sites, by the address that authors name.
import { index, integer, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';
import { images } from '#bundles/media/schema.ts';
import { users } from '#bundles/users/schema.ts';
import type { EmbedReason } from './reasons.ts';
import type { SourceKind } from './providers.ts';

/** `pending` is what didn't answer yet and is asked again. */
export type EmbedState = 'ready' | 'pending' | 'failed';

export const embeds = pgTable(
  'embeds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The one form that all addresses of the same content come to. */
    source: text().notNull().unique(),
    /** A provider, or `link` for any other site. */
    provider: text().$type<SourceKind>().notNull(),
    /** What the provider calls it: video, photo, rich or link. */
    type: text().notNull().default(''),
    title: text().notNull().default(''),
    authorName: text().notNull().default(''),
    description: text().notNull().default(''),
    /** The preview picture, stored here. */
    imageId: integer().references(() => images.id, { onDelete: 'set null' }),
    /** What is shown in a frame, at a host of the registry; null for links and as long as it isn't known. */
    frame: text(),
    /** The width of the frame divided by its height. */
    ratio: real().notNull(),
    state: text().$type<EmbedState>().notNull(),
    /** Why it isn't ready; null when it is. */
    reason: text().$type<EmbedReason>(),
    /** How often in a row it was asked in vain. */
    attempts: integer().notNull().default(0),
    /** Who brought it first, and owns the picture; nobody once they have left. */
    ownerId: integer().references(() => users.id),
    fetchedAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('embeds_oldest').on(table.state, table.fetchedAt),
    index('embeds_owner').on(table.ownerId),
    index('embeds_image').on(table.imageId),
  ],
);
