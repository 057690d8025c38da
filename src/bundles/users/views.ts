// This is what leaves the server for signing in and setting up.

export interface SignInPageView {
  action: string;
  /** Where to go afterwards; a path of ours. */
  next: string | null;
  /** What was typed last; the password never comes back. */
  login: string;
  stay: boolean;
  /** Where the form goes when a passkey answers, and where the question to it comes from. */
  passkey: { action: string; question: string };
  /** Where to become a member; null while nobody is taken in. */
  registerHref: string | null;
  forgottenHref: string;
  /** What is wrong as a whole, such as a wrong password. */
  error: string | null;
  /** What is wrong, by the names of the fields. */
  errors: Record<string, string>;
}

export interface SetupPageView {
  action: string;
  name: string;
  login: string;
  email: string;
  /** On an address that others reach, the code from the server's output is asked for. */
  needsCode: boolean;
  code: string;
  minPasswordLength: number;
  error: string | null;
  errors: Record<string, string>;
}
