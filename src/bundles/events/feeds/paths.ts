// Declares the addresses of calendars that readers subscribe to. They lie in readers' programs, so they never change.
import { path } from '#kernel/named-routes.ts';

export const feedPaths = {
  all: path('events_calendar', 'GET', '/events.ics'),
  inPlace: path('place_events_calendar', 'GET', '/{location}/events.ics'),
  ofTag: path('tag_events_calendar', 'GET', '/tag/{slug}/events.ics'),
  ofPerson: path('profile_events_calendar', 'GET', '/profile/{id}/events.ics'),
  /** How one subscribes. */
  subscribe: path('events_subscribe', 'GET', '/events/abonnieren'),
};
