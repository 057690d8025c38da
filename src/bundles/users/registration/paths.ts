// Holds the addresses of becoming a member, of forgotten passwords and of new e-mail addresses.
import { path, url } from '#kernel/named-routes.ts';
import { comingBack, userPaths } from '../paths.ts';

export const registrationPaths = {
  register: path('register', 'GET', '/registrieren'),
  registerSend: path('register_send', 'POST', '/registrieren'),
  sent: path('register_sent', 'GET', '/registrieren/gesendet'),
  confirm: path('register_confirm', 'GET', '/registrieren/bestaetigen/{token}'),
  confirmSend: path('register_confirm_send', 'POST', '/registrieren/bestaetigen/{token}'),
  resend: path('register_resend', 'GET', '/registrieren/noch-einmal'),
  resendSend: userPaths.resendConfirmation,
};

export const passwordPaths = {
  forgotten: path('password_forgotten', 'GET', '/passwort-vergessen'),
  forgottenSend: path('password_forgotten_send', 'POST', '/passwort-vergessen'),
  sent: path('password_forgotten_sent', 'GET', '/passwort-vergessen/gesendet'),
  reset: path('password_reset', 'GET', '/passwort-vergessen/{token}'),
  resetSend: path('password_reset_send', 'POST', '/passwort-vergessen/{token}'),
  resetQuestion: path('password_reset_question', 'POST', '/passwort-vergessen/{token}/passkey-frage'),
};

export const emailPaths = {
  change: path('email_change', 'GET', '/konto/sicherheit/e-mail'),
  changeSend: path('email_change_send', 'POST', '/konto/sicherheit/e-mail'),
  confirm: path('email_confirm', 'GET', '/konto/sicherheit/e-mail/bestaetigen/{token}'),
  confirmSend: path('email_confirm_send', 'POST', '/konto/sicherheit/e-mail/bestaetigen/{token}'),
  undo: path('email_undo', 'GET', '/konto/sicherheit/e-mail/zuruecknehmen/{token}'),
  undoSend: path('email_undo_send', 'POST', '/konto/sicherheit/e-mail/zuruecknehmen/{token}'),
};

/** Returns where to become a member and come back to `next`, a path of ours; not to a door itself. */
export const registerHref = (next: string): string => url(registrationPaths.register, {}, comingBack(next));

/** Returns where to get the mail with the link once more. */
export const resendHref = (next = '/'): string => url(registrationPaths.resend, {}, comingBack(next));
