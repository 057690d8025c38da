// Holds the addresses of events.
import { path } from '#kernel/named-routes.ts';

export const eventPaths = {
  event: path('event', 'GET', '/{location}/e-{category}/{slug}_e{id}'),
  /** Everything that takes place, soonest first. contract.md 12 */
  events: path('events', 'GET', '/events'),
  eventsInPlace: path('place_events', 'GET', '/{location}/events'),
  /** What takes place already at a venue. */
  taken: path('events_taken', 'GET', '/events/ajax/belegung'),
  /** The school holidays that series of dates can leave out. */
  freeDays: path('events_free_days', 'GET', '/events/ajax/schulferien'),
  /** All dates of an event as a file for calendars, those at one of its places, or one of these. contract.md 12 */
  eventFile: path('event_ics', 'GET', '/events/ics/{eventitemId}'),
  eventFileOfPlace: path('event_ics_location', 'GET', '/events/ics/{eventitemId}/{locationIndex}'),
  eventFileOfDate: path('event_ics_date', 'GET', '/events/ics/{eventitemId}/{locationIndex}/{dateIndex}'),
};
