// Declares what events say of themselves: how they are called, where their calls stand, what can be done with them.
import type { KindDeclaration } from '#kernel/kind-declaration.ts';
import { path } from '#kernel/named-routes.ts';

export const kindDeclaration = {
  type: 'event',
  rank: 3,
  names: { one: 'Termin', many: 'Termine', followed: 'diesem Termin', yours: 'Ihren Termin' },
  isLikable: true,
  isBookmarkable: true,
  hasShareCard: true,
  following: { button: 'Termin folgen' },
  comments: { one: 'event', many: 'events', routes: 'event_comment' },
  embedding: { mark: 'e', card: path('event_card', 'GET', '/a/ajax/eventcard/{id}') },
  listing: { word: 'termine' },
  composer: {
    start: path('write_event', 'GET', '/schreiben/termin'),
    goOn: path('write_event_on', 'GET', '/schreiben/termin/{id}'),
    startTitle: 'Termin ankündigen',
    goOnTitle: 'Termin bearbeiten',
    invitation: 'Einladen: was, wann und wo.',
    icon: 'calendar',
  },
  isInSitemaps: true,
  // Neither links nor floods: dates lead to those who invite, and a calendar that is read in brings many at once.
  gate: {
    rules: ['words', 'samePiece', 'capitals'],
    flood: { most: 50, minutes: 60 },
  },
} as const satisfies KindDeclaration;
