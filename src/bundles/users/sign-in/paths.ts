// Holds the addresses of what follows the right password, and of signing in without one.
import { path } from '#kernel/named-routes.ts';

export const signInPaths = {
  confirm: path('sign_in_confirm', 'GET', '/anmelden/bestaetigen'),
  confirmSend: path('sign_in_confirm_send', 'POST', '/anmelden/bestaetigen'),
  confirmQuestion: path('sign_in_confirm_question', 'POST', '/anmelden/bestaetigen/passkey-frage'),
  passkey: path('sign_in_passkey', 'POST', '/anmelden/passkey'),
  passkeyQuestion: path('sign_in_passkey_question', 'POST', '/anmelden/passkey-frage'),
};
