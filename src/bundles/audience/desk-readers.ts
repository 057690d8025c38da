// Topic: how often pieces were read, for desks that list many and put them in order by it.
import { sql } from 'drizzle-orm';
import type { DeskReaders } from '#kernel/desk-readers.ts';
import { audienceHours } from './schema.ts';
import * as texts from './texts.ts';

export const readersForDesk = (since: Date): DeskReaders => ({
  sums: sql`select ${audienceHours.type} as type, ${audienceHours.objectId} as object_id, sum(${audienceHours.views})::int as readers
    from ${audienceHours} where ${audienceHours.hour} >= ${since.toISOString()}::timestamptz
    group by ${audienceHours.type}, ${audienceHours.objectId}`,
  tell: (readers) => texts.tellCount(readers),
});
