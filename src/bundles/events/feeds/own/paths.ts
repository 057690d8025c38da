// Declares the addresses of one's own calendar.
import { path } from '#kernel/named-routes.ts';

export const ownCalendarPaths = {
  page: path('account_calendar', 'GET', '/konto/kalender'),
  renew: path('account_calendar_renew', 'POST', '/konto/kalender'),
  remove: path('account_calendar_remove', 'POST', '/konto/kalender/aufheben'),
  /** Whoever has the address has the calendar. */
  file: path('own_events_calendar', 'GET', '/events/mein/{token}/kalender.ics'),
};
