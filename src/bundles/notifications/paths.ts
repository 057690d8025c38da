// Names and addresses of the notices' pages and calls.
import { path } from '#kernel/named-routes.ts';

export const noticePaths = {
  list: path('notices', 'GET', '/konto/mitteilungen'),
  /** Leads to what a notice is about; reading it is marked by POST, or when a person comes by a link. */
  open: path('notice_open', ['GET', 'POST'], '/konto/mitteilungen/{id}', { exposed: false }),
  readAll: path('notices_read_all', 'POST', '/konto/mitteilungen/gelesen'),
  settings: path('notice_settings', 'GET', '/konto/mitteilungen/einstellungen'),
  settingsSave: path('notice_settings_save', 'POST', '/konto/mitteilungen/einstellungen'),
  deviceRemove: path('push_device_remove', 'POST', '/konto/mitteilungen/geraete/{id}/entfernen'),
  /** How many wait, for pages that stay open. */
  news: path('notices_news', 'GET', '/konto/ajax/mitteilungen'),
  pushKey: path('push_key', 'GET', '/konto/ajax/push/key'),
  pushSubscribe: path('push_subscribe', 'POST', '/konto/ajax/push'),
  pushUnsubscribe: path('push_unsubscribe', 'DELETE', '/konto/ajax/push'),
  /** Nobody needs to sign in for it, for years. RFC 8058 */
  unsubscribe: path('notice_mail_unsubscribe', 'GET', '/mitteilungen/abmelden/{token}', { exposed: false }),
  unsubscribeSend: path('notice_mail_unsubscribe_send', 'POST', '/mitteilungen/abmelden/{token}', {
    exposed: false,
  }),
};
