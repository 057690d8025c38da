// Defines the tables of when backups are taken, and which were.
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { RunKind } from './constants.ts';

/** One row, once administrators have chosen something. */
export const backupPlan = pgTable(
  'backup_plan',
  {
    id: integer().primaryKey(),
    isOn: boolean().notNull(),
    /** The hour by the clocks of Germany. */
    hour: integer().notNull(),
    /** The recipient, `age1…`; empty for a backup that everybody can read. */
    recipient: text().notNull(),
    hasSecret: boolean().notNull(),
    /**
     * The portal's own key, encrypted for `backup-key`: with it the portal proves its own encrypted backups. It is empty until
     * it is needed.
     */
    ownKey: text().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('backup_plan_is_one', sql`${table.id} = 1`)],
);

/** Backups and proofs of them, the newest of which are kept. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<RunKind>().notNull(),
    /** Where it lies; of a proof what was proved. */
    file: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null while it runs, or when its process was killed. */
    finishedAt: timestamp({ withTimezone: true }),
    /** What went wrong, in words for administrators; null where it went well. */
    error: text(),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    rows: bigint({ mode: 'number' }).notNull().default(0),
    files: integer().notNull().default(0),
    fileBytes: bigint({ mode: 'number' }).notNull().default(0),
    addedBytes: bigint({ mode: 'number' }).notNull().default(0),
    isEncrypted: boolean().notNull().default(false),
  },
  (table) => [index('backup_runs_newest').on(table.kind, table.startedAt)],
);
