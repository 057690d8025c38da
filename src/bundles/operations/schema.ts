// What the self-test found, for the page that shows it.
import { integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import type { CheckResult } from '#kernel/self-test.ts';

export const selfTestRuns = pgTable('self_test_runs', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull(),
  results: jsonb().$type<readonly CheckResult[]>().notNull(),
});
