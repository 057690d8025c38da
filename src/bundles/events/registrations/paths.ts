// Holds the addresses of registrations.
import { path } from '#kernel/named-routes.ts';

const own = { exposed: false } as const;
const DATE = '/events/{eventitemId}/anmeldung/{dateKey}';
const GUEST = '/events/anmeldung/{registrationId}/{securityHash}';
const LIST = '/events/{eventitemId}/anmeldungen';

export const registrationPaths = {
  page: path('event_registration', 'GET', DATE, own),
  register: path('event_registration_send', 'POST', DATE, own),
  cancel: path('event_registration_cancel', 'POST', `${DATE}/absagen`, own),
  /** What a guest's mail leads to. */
  guest: path('event_registration_guest', 'GET', GUEST, own),
  confirm: path('event_registration_confirm', 'POST', `${GUEST}/bestaetigen`, own),
  cancelByLink: path('event_registration_guest_cancel', 'POST', `${GUEST}/absagen`, own),
  /** The organiser's list. */
  list: path('event_registrations', 'GET', LIST, own),
  rules: path('event_registration_rules', 'POST', LIST, own),
  csv: path('event_registrations_csv', 'GET', `${LIST}/{dateKey}/csv`, own),
  letter: path('event_registration_letter', 'POST', `${LIST}/{dateKey}/mail`, own),
  come: path('event_registration_come', 'POST', `${LIST}/{registrationId}/gekommen`, own),
  remove: path('event_registration_remove', 'POST', `${LIST}/{registrationId}/streichen`, own),
};
