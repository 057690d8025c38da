// Addresses of events.
import { path } from '#kernel/named-routes.ts';

export const eventPaths = {
  event: path('event', 'GET', '/{location}/e-{category}/{slug}_e{id}'),
  card: path('event_card', 'GET', '/a/ajax/eventcard/{id}'),
};
