// Holds the addresses of signing in safely: sessions, password, second factor.
import { path } from '#kernel/named-routes.ts';
import { userPaths } from '../paths.ts';

export const securityPaths = {
  security: path('account_security', 'GET', '/konto/sicherheit'),
  /** Where those are led whose role demands a second factor. */
  demand: path('account_factor_demand', 'GET', '/konto/sicherheit/zweiter-faktor'),
  endSession: path('account_session_end', 'POST', '/konto/sicherheit/sitzungen/{id}/beenden'),
  endOthers: path('account_sessions_end', 'POST', '/konto/sicherheit/sitzungen/beenden'),
  password: userPaths.changePassword,
  passwordSend: path('account_password_send', 'POST', '/konto/sicherheit/passwort'),
  proof: path('account_proof', 'GET', '/konto/sicherheit/nachweis'),
  proofSend: path('account_proof_send', 'POST', '/konto/sicherheit/nachweis'),
  app: path('account_app', 'GET', '/konto/sicherheit/app'),
  appSend: path('account_app_send', 'POST', '/konto/sicherheit/app'),
  appRemove: path('account_app_remove', 'POST', '/konto/sicherheit/app/entfernen'),
  passkey: path('account_passkey', 'GET', '/konto/sicherheit/passkeys'),
  passkeySend: path('account_passkey_send', 'POST', '/konto/sicherheit/passkeys'),
  passkeyQuestion: path('account_passkey_question', 'POST', '/konto/sicherheit/passkeys/frage'),
  passkeyRemove: path('account_passkey_remove', 'POST', '/konto/sicherheit/passkeys/{id}/entfernen'),
  codes: path('account_codes_renew', 'POST', '/konto/sicherheit/wiederherstellungscodes'),
};
