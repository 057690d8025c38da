// Tells how often things were read, for desks that list many: whoever counts readers says where the sums stand, so that a list
// can be put in order by them in one query.
import type { SQL } from 'drizzle-orm';
import type { ContentRef } from './content-kinds.ts';
import { defineSlot } from './slots.ts';

export interface DeskReaders {
  /**
   * Returns a query with the columns `type`, `object_id` and `readers`, of what was read at all; of these things alone where
   * given.
   */
  readonly sums: (refs?: readonly ContentRef[]) => SQL;
  /** Writes what may be shown of a number, such as „1.204“ or „unter 10“. */
  readonly inWords: (readers: number) => string;
}

/** The readers since a moment; it is asked by those who may see such figures of all that they list. */
export const deskReaders = defineSlot<{ readonly since: Date }, DeskReaders>('desk.readers');
