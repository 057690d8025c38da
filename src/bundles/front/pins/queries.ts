// Reads pinned positions.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { frontPins } from './schema.ts';

export type Pin = typeof frontPins.$inferSelect;

/** Returns the pins of a front page that haven't ended, by position. */
export const listPins = (ctx: Ctx, locationId: number): Promise<Pin[]> =>
  pinsOf(ctx, { locationId, now: ctx.now });

const pinsOf = prepared('front.pins', (db) =>
  db
    .select()
    .from(frontPins)
    .where(
      and(
        eq(frontPins.locationId, sql.placeholder('locationId')),
        sql`${frontPins.endsAt} > ${sql.placeholder('now')}`,
      ),
    )
    .orderBy(asc(frontPins.position)),
);
