// Looks up a date of an event for which somebody registers: whether that is possible, and how it is said.
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { toDate } from '../dates.ts';
import { eventKind } from '../kind.ts';
import { findEvents } from '../queries.ts';
import type { Event, EventDate } from '../queries.ts';
import { isOver } from '../rules.ts';
import type { Standing } from './constants.ts';
import type { Rules } from './queries.ts';
import { hoursBefore } from './rules.ts';
import type { KnownDate } from './schema.ts';
import * as texts from './texts.ts';

export interface EventOccasion {
  readonly event: Event;
  readonly date: EventDate;
}

/** Returns an event that the viewer may see. Throws 404. */
export const findSeenEvent = async (ctx: Ctx, eventId: number): Promise<Event> => {
  const event = (await findEvents(ctx, [eventId])).get(eventId);
  if (!event || eventKind.visibility(ctx.viewer, event, ctx.now) !== 'all') throw notFound();
  return event;
};

/** Returns a date of such an event. Throws 404. */
export const findSeenOccasion = async (
  ctx: Ctx,
  eventId: number,
  dateKey: number,
): Promise<EventOccasion> => {
  const event = await findSeenEvent(ctx, eventId);
  const date = event.dates.find(({ key }) => key === dateKey);
  if (!date) throw notFound();
  return { event, date };
};

/** Says why nobody can register now, in a sentence; undefined when they can, as far as seats are left. */
export const obstacleTo = (
  ctx: Ctx,
  { event, date }: EventOccasion,
  rules: Rules | undefined,
): string | undefined => {
  if (!rules?.isOpen || event.state !== 'published') return texts.notOffered;
  if (isOver(date, ctx.now)) return texts.isOver;
  if (date.status !== 'scheduled') return texts.isOff[date.status];
  return closesAt(date, rules) <= ctx.now ? texts.isClosed : undefined;
};

/** Returns the moment from which on nobody registers any more. A whole day begins at its midnight. */
export const closesAt = (
  { startsAt }: Pick<EventDate, 'startsAt'>,
  { closesHours }: Pick<Rules, 'closesHours'>,
) => hoursBefore(startsAt, closesHours);

/** Returns what those who register now know of the date. */
export const knownOf = ({ event, date }: EventOccasion): KnownDate => ({
  startsAt: date.startsAt.toISOString(),
  endsAt: date.endsAt?.toISOString() ?? null,
  isAllDay: date.isAllDay,
  venue: date.venue,
  address: date.address,
  standing: standingOf(event, date),
});

const standingOf = ({ state }: Event, { status }: EventDate): Standing => {
  if (state !== 'published') return 'withdrawn';
  return status === 'cancelled' || status === 'postponed' ? status : 'planned';
};

/** Reads „Freitag, 27. November 2026, 17 bis 22 Uhr, Marktplatz“. */
export const inWords = (known: KnownDate, now: Date): string => {
  const { day, hours } = toDate({ ...occasionOf(known), status: 'scheduled' }, now);
  return [day, hours, known.venue].join(', ');
};

/** Returns words with the address behind the venue, for whoever is told: another house number is another place. */
export const inFullWords = (known: KnownDate, now: Date): string =>
  [inWords(known, now), ...(known.address && known.address !== known.venue ? [known.address] : [])].join(
    ', ',
  );

export const occasionOf = ({ startsAt, endsAt, isAllDay }: KnownDate) => ({
  startsAt: new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
  isAllDay,
});
