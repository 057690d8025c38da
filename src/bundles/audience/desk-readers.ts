// Tells desks that list many pieces, and put them in order by it, how often these were read.
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { DeskReaders } from '#kernel/desk-readers.ts';
import { audienceHours } from './schema.ts';
import * as texts from './texts.ts';

export const readersForDesk = (since: Date): DeskReaders => ({
  sums: (
    refs,
  ) => sql`select ${audienceHours.type} as type, ${audienceHours.objectId} as object_id, sum(${audienceHours.views})::int as readers
    from ${audienceHours} where ${audienceHours.hour} >= ${since.toISOString()}::timestamptz
    and ${refs ? isOneOf(refs) : sql`true`} group by ${audienceHours.type}, ${audienceHours.objectId}`,
  inWords: (readers) => texts.countInWords(readers),
});

const isOneOf = (refs: readonly ContentRef[]): SQL =>
  sql`(${audienceHours.type}, ${audienceHours.objectId}) in (select * from unnest(
    ${sql.param(refs.map(({ type }) => type))}::text[], ${sql.param(refs.map(({ id }) => id))}::int[]))`;
