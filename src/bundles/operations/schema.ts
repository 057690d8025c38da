// Defines the tables of what the self-test found and what lies in the storage, for the pages that show it.
import { integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import type { CheckResult } from '#kernel/self-test.ts';
import type { StorageKind, StorageOwner } from '#kernel/storage-kinds.ts';

export const selfTestRuns = pgTable('self_test_runs', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull(),
  results: jsonb().$type<readonly CheckResult[]>().notNull(),
});

/** One row: weighing hundreds of thousands of files takes seconds, and is done once an hour. */
export const storageCounts = pgTable('storage_counts', {
  id: integer().primaryKey(),
  countedAt: timestamp({ withTimezone: true }).notNull(),
  kinds: jsonb().$type<readonly StorageKind[]>().notNull(),
  /** The people who own most of it, those with the most first. */
  owners: jsonb().$type<readonly StorageOwner[]>().notNull(),
});
