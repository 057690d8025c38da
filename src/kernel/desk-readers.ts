// How often things were read, for desks that list many: whoever counts readers says where the sums stand, so that a list can
// be put in order by them in one query.
import type { SQL } from 'drizzle-orm';
import type { ContentRef } from './content-kinds.ts';
import { defineSlot } from './slots.ts';

export interface DeskReaders {
  /** A query with the columns `type`, `object_id` and `readers`, of what was read at all; of these things alone where given. */
  readonly sums: (refs?: readonly ContentRef[]) => SQL;
  /** „1.204“, „unter 10“: what may be shown. */
  readonly inWords: (readers: number) => string;
}

/** Since a moment; asked by who may see such figures of all that they list. */
export const deskReaders = defineSlot<{ readonly since: Date }, DeskReaders>('desk.readers');
