// This is what leaves the server for signing in beside its first page.

export interface ConfirmSignInView {
  action: string;
  /** Where to go afterwards; a path of ours. */
  next: string | null;
  /** An app makes codes; without one only those on paper are left. */
  hasApp: boolean;
  /** Where a passkey is asked for; null for people without one. */
  passkeyQuestion: string | null;
  startAgainHref: string;
  error: string | null;
}
