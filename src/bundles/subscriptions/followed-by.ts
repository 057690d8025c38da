// Finds all that somebody follows, for a later bundle's query about that person.
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { subscriptions } from './schema.ts';

/** Returns selector tags as an expression in SQL: an array that may be empty. */
export const followedBy = (userId: SQL): SQL<string[]> => {
  const { targetType, targetId } = subscriptions;
  return sql`array(select ${targetType} || '-' || ${targetId} from ${subscriptions} where ${eq(subscriptions.userId, userId)})`;
};
