// This is what leaves the server of how somebody signs in; a secret that is kept never does.
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { TimeView } from '#design/Time.tsx';

export interface SessionView {
  id: number;
  /** A device such as „Firefox unter Windows“. */
  device: string;
  since: TimeView;
  seen: TimeView;
  isCurrent: boolean;
  isLasting: boolean;
  endAction: string;
}

export interface PasskeyView {
  id: number;
  name: string;
  addedOn: string;
  used: TimeView | null;
  removeAction: string;
}

/** Where somebody is led whose role demands a second factor. */
export interface DemandPageView {
  appHref: string;
  passkeyHref: string;
  securityHref: string;
  signOutAction: string;
}

export interface FactorsView {
  isOn: boolean;
  /** A role of theirs demands it. */
  isDemanded: boolean;
  /** False until the address is confirmed. */
  mayAdd: boolean;
  /** When the app was set up, in words; null without one. */
  appSince: string | null;
  appHref: string;
  appRemoveAction: string;
  passkeys: PasskeyView[];
  passkeyHref: string;
  codesLeft: number;
  codesAction: string;
}

export interface SecurityPageView {
  shell: AccountShellView;
  /** Where the mail with the link is sent once more; null for those who have confirmed. */
  unconfirmed: { action: string } | null;
  login: string;
  email: string;
  emailHref: string;
  passwordHref: string;
  factors: FactorsView;
  sessions: SessionView[];
  /** It is null when there is no other one. */
  endOthersAction: string | null;
}

interface FormView {
  shell: AccountShellView;
  action: string;
  error: string | null;
  errors: Record<string, string>;
}

export interface PasswordPageView extends FormView {
  minLength: number;
  /** The login, for password managers. */
  login: string;
}

export interface ProofPageView extends FormView {
  next: string;
  login: string;
}

export interface AppPageView extends FormView {
  /** Brings the offered secret back with the form. */
  sealed: string;
  /** The secret in groups of four. */
  secret: string;
  /** The QR code, a unit for each module. */
  qr: { size: number; path: string };
  /** The address that holds the secret, for a tap on the telephone itself. */
  address: string;
}

export interface PasskeyPageView extends FormView {
  question: string;
  name: string;
  maxLength: number;
}

export interface CodesPageView {
  shell: AccountShellView;
  codes: string[];
  doneHref: string;
}
