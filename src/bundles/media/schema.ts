// These are images, and what shows them. The originals and what is made of them lie in the file storage.
import { ASKED_OFTEN } from '#kernel/word-search.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '#bundles/users/schema.ts';
import type { MadeSize } from './views.ts';

/** contract.md 15.5 */
export type ImageAccess = 'public' | 'gated' | 'blocked';

/** Why nobody may fetch it: a moderator took it away, or its licence has ended. */
export type ImageBlock = 'quarantined' | 'expired';

/** The words of all that is said about an image, as they are looked for; names of files are taken apart. */
export const wordsOfImage = sql`to_tsvector('simple', translate(caption || ' ' || copyright || ' ' || source || ' ' || filename, '._-', '   '))`;
/** The path of a place compared as bytes, so that an index finds all places within one. */
export const plainPath = sql`location_path collate "C"`;

export const images = pgTable(
  'images',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer()
      .notNull()
      .references(() => users.id),
    /** Where the original lies in the file storage. */
    originalKey: text().notNull(),
    /** The hash of the bytes as they were uploaded, in hexadecimal. */
    sha256: text().notNull(),
    /** The size of the original as it lies there. */
    bytes: integer().notNull(),
    /** The width as shown, after orientation and rotation. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Counts clockwise degrees from the original: 0, 90, 180 or 270. contract.md 15.4 */
    rotation: integer().notNull().default(0),
    /** The focus in per cent of the image as shown. contract.md 3 */
    focusX: real().notNull().default(50),
    focusY: real().notNull().default(50),
    caption: text().notNull().default(''),
    copyright: text().notNull().default(''),
    alt: text().notNull().default(''),
    /** Where it comes from, such as an agency or an archive. */
    source: text().notNull().default(''),
    /** A key of `LICENCES`; empty when nothing was said. */
    licence: text().notNull().default(''),
    /** The moment from which it may not be shown any more. */
    licenceEndsAt: timestamp({ withTimezone: true }),
    /** Whether others may use it, too, as its owner or an editor said. contract.md 15.6 */
    isReleased: boolean().notNull().default(false),
    /** The name that its uploader gave the file; it is for display only. */
    filename: text().notNull().default(''),
    /** Whether it is still being worked on. */
    isStub: boolean().notNull().default(true),
    /** How often it was begun to be worked on since it became a stub. */
    attempts: integer().notNull().default(0),
    /** Why it could not be worked on; the image stays without sizes then. */
    failure: text(),
    /** The hash of original and edits, part of all addresses; empty while a stub that never was ready. */
    version: text().notNull().default(''),
    /** Counts how often files of this version were written anew, such as with other words. */
    edition: integer().notNull().default(0),
    /** The files there are, ascending by width. Kept as it is written: pages read it of dozens, and nobody looks into it here. */
    sizes: json().$type<readonly MadeSize[]>().notNull().default([]),
    /** Whether it was given the step between M and L, or that was tried; false of those from before there was one. */
    hasStep: boolean().notNull().default(false),
    /** What these weigh together; null until a job has weighed them. */
    madeBytes: bigint({ mode: 'number' }),
    /** A few pixels as a data URI, shown blurred until the picture is there. */
    placeholder: text(),
    access: text().$type<ImageAccess>().notNull().default('gated'),
    /** Why it is blocked; set exactly where `access` is blocked. */
    block: text().$type<ImageBlock>(),
    /** What a moderator said when it was quarantined. */
    blockReason: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('images_owner').on(table.ownerId, table.sha256),
    index('images_original').on(table.originalKey),
    index('images_stub').on(table.createdAt).where(sql`${table.isStub}`),
    index('images_newest').on(table.ownerId, table.id),
    index('images_licence_end')
      .on(table.licenceEndsAt)
      .where(sql`licence_ends_at is not null and access <> 'blocked'`),
    index('images_desk_newest').on(table.createdAt, table.id),
    index('images_desk_bytes').on(table.bytes, table.id),
    index('images_desk_words').using('gin', wordsOfImage).with(ASKED_OFTEN),
    index('images_uncredited').on(table.createdAt, table.id).where(sql`copyright = ''`),
    index('images_failed').on(table.id).where(sql`failure is not null`),
    index('images_unweighed').on(table.id).where(sql`made_bytes is null and version <> ''`),
    index('images_stepless').on(table.id).where(sql`not has_step and not is_stub and version <> ''`),
    index('images_blocked').on(table.id).where(sql`access = 'blocked'`),
  ],
);

/** Which things show an image, and whether everybody may see it there. Decides `access`. */
export const imageUses = pgTable(
  'image_uses',
  {
    imageId: integer()
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    objectId: integer().notNull(),
    isPublic: boolean().notNull(),
    /** The place of the thing; editors and moderators of the place look after its images. Empty for what has no place. */
    locationPath: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.imageId, table.type, table.objectId] }),
    index('image_uses_owner').on(table.type, table.objectId),
    index('image_uses_place').on(plainPath, table.imageId),
  ],
);
