// Names and addresses of the newsletters' pages and calls.
import { path } from '#kernel/named-routes.ts';

const DESK = '/cockpit/newsletter';
const ONE = `${DESK}/{newsletterId}`;

export const newsletterPaths = {
  list: path('newsletters', 'GET', '/newsletter'),
  ask: path('newsletter_ask', 'POST', '/newsletter'),
  /** What a mail leads to; by POST it is done, since programs open links, too. */
  confirm: path('newsletter_confirm', 'GET', '/newsletter/bestaetigen/{token}', { exposed: false }),
  confirmSend: path('newsletter_confirm_send', 'POST', '/newsletter/bestaetigen/{token}', { exposed: false }),
  /** Nobody needs to sign in for it, for years. RFC 8058 */
  unsubscribe: path('newsletter_unsubscribe', 'GET', '/newsletter/abmelden/{token}', { exposed: false }),
  unsubscribeSend: path('newsletter_unsubscribe_send', 'POST', '/newsletter/abmelden/{token}', {
    exposed: false,
  }),
  /** Mail servers bring here what came back. */
  bounce: path('newsletter_bounce', 'POST', '/newsletter/ruecklaeufer', { exposed: false }),
  archive: path('newsletter', 'GET', '/newsletter/{newsletter}'),
  issue: path('newsletter_issue', 'GET', '/newsletter/{newsletter}/{number}'),
  own: path('own_newsletters', 'GET', '/konto/newsletter'),
  ownSend: path('own_newsletters_send', 'POST', '/konto/newsletter'),
};

export const newsletterDeskPaths = {
  desk: path('newsletter_desk', 'GET', DESK, { exposed: false }),
  begin: path('newsletter_begin', 'GET', `${DESK}/neu`, { exposed: false }),
  create: path('newsletter_create', 'POST', `${DESK}/neu`, { exposed: false }),
  next: path('newsletter_next', 'GET', ONE, { exposed: false }),
  settings: path('newsletter_settings', 'GET', `${ONE}/einstellungen`, { exposed: false }),
  save: path('newsletter_save', 'POST', `${ONE}/einstellungen`, { exposed: false }),
  words: path('newsletter_words', 'POST', `${ONE}/worte`, { exposed: false }),
  piece: path('newsletter_piece', 'POST', `${ONE}/beitrag`, { exposed: false }),
  test: path('newsletter_test', 'POST', `${ONE}/probe`, { exposed: false }),
  hold: path('newsletter_hold', 'POST', `${ONE}/zurueckhalten`, { exposed: false }),
  send: path('newsletter_send', 'POST', `${ONE}/senden`, { exposed: false }),
  stop: path('newsletter_stop', 'POST', `${ONE}/anhalten`, { exposed: false }),
};
