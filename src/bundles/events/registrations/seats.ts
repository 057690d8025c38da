// Gives seats that get free to the waiting list, in its order.
import { inArray } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { enqueue } from '#kernel/jobs.ts';
import { touch } from '#kernel/invalidation.ts';
import { eventTag } from '../constants.ts';
import { FILL_SEATS } from './constants.ts';
import { countSeats, listOfDate, lockRules } from './queries.ts';
import type { Registration, Rules } from './queries.ts';
import { freeSeats, whoMovesUp } from './rules.ts';
import { eventRegistrations } from './schema.ts';
import { notifyLater } from './notify-registered.ts';

export interface DateRef {
  readonly eventId: number;
  readonly dateKey: number;
}

interface FreedSeats extends DateRef {
  /** Whether nobody is told: in a portal from a backup, who moved up may have been told by the portal that the backup is of. */
  readonly isQuiet?: boolean;
}

/** Gives free seats to those who wait; the caller holds the lock of the rules. Whoever moves up is told, unless it is quiet. */
export const fillSeats = async (
  ctx: Ctx,
  rules: Rules,
  dateKeys: readonly number[],
  isQuiet = false,
): Promise<void> => {
  const { eventId, seatLimit: limit } = rules;
  const counts = await countSeats(ctx, eventId);
  const promoted: Registration[] = [];
  for (const dateKey of new Set(dateKeys)) {
    const { registered: taken, waiting } = counts(dateKey);
    if (waiting === 0) continue;
    const all = await listOfDate(ctx, { eventId, dateKey }, ['waiting']);
    const queue = all.filter((row) => isComing(ctx, row));
    promoted.push(...whoMovesUp(queue, freeSeats({ limit, taken })));
  }
  touch(ctx, eventTag(eventId));
  if (promoted.length === 0) return;
  const ids = promoted.map(({ id }) => id);
  await ctx.db
    .update(eventRegistrations)
    .set({ state: 'registered' })
    .where(inArray(eventRegistrations.id, ids));
  if (isQuiet) return;
  // Each registration gets a message of its own, since somebody moves up once for it.
  for (const id of ids) await notifyLater(ctx, { what: 'promoted', ids: [id], stamp: String(id) });
};

/** Nobody is given a seat at what is over, or doesn't take place. */
const isComing = ({ now }: Ctx, { overAt, known }: Registration) =>
  overAt > now && known.standing === 'planned';

/** Queues a job that gives free seats on, for whoever takes registrations away without holding the rules. */
export const fillLater = (ctx: Ctx, { eventId, dateKey }: DateRef): Promise<void> =>
  enqueue(ctx, { name: FILL_SEATS }, { eventId, dateKey });

/** No entry: whoever left the seats has left one. */
export const fillSeatsOf = (ctx: Ctx, { eventId, dateKey, isQuiet }: FreedSeats): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const rules = await lockRules(ctx, eventId);
    if (rules) await fillSeats(ctx, rules, [dateKey], isQuiet);
  });
