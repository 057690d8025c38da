// Declares the addresses of the calendars that events are read from.
import { path } from '#kernel/named-routes.ts';

const OWN = '/schreiben/kalender';

export const importPaths = {
  overview: path('event_sources', 'GET', OWN),
  begin: path('event_source_begin', 'GET', `${OWN}/neu`),
  create: path('event_source_create', 'POST', `${OWN}/neu`),
  show: path('event_source', 'GET', `${OWN}/{sourceId}`),
  take: path('event_source_take', 'POST', `${OWN}/{sourceId}/uebernehmen`),
  read: path('event_source_read', 'POST', `${OWN}/{sourceId}/lesen`),
  set: path('event_source_set', 'POST', `${OWN}/{sourceId}/einstellen`),
  decide: path('event_source_decide', 'POST', `${OWN}/{sourceId}/entscheiden`),
  merge: path('event_source_merge', 'POST', `${OWN}/{sourceId}/dasselbe`),
  removePage: path('event_source_remove_page', 'GET', `${OWN}/{sourceId}/entfernen`),
  remove: path('event_source_remove', 'POST', `${OWN}/{sourceId}/entfernen`),
  /** The calendars of all people, for editors. */
  desk: path('event_sources_desk', 'GET', '/cockpit/kalender', { exposed: false }),
};
