// Addresses of events.
import { path } from '#kernel/named-routes.ts';

export const eventPaths = {
  event: path('event', 'GET', '/{location}/e-{category}/{slug}_e{id}'),
  /** Everything that takes place, soonest first. contract.md 12 */
  events: path('events', 'GET', '/events'),
  eventsInPlace: path('place_events', 'GET', '/{location}/events'),
};
