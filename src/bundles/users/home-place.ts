// Topic: the place where somebody says to live, for a later bundle's query about that person.
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { users } from './schema.ts';

/** The id of the place, as an expression in SQL; null for who doesn't say. */
export const homePlaceOf = (userId: SQL): SQL<number | null> =>
  sql`(select ${users.locationId} from ${users} where ${eq(users.id, userId)})`;
