// This is what leaves the server for becoming a member, forgotten passwords and new addresses.
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { LinkView } from '#design/page-frame.ts';

export interface RegisterPageView {
  action: string;
  /** Where to go once the address is confirmed; a path of ours. */
  next: string | null;
  name: string;
  login: string;
  email: string;
  minPasswordLength: number;
  /** What is agreed to; null where there is nothing. */
  terms: {
    /** The version of the terms; null in a portal without them. */
    version: number | null;
    /** Which versions of other pages. */
    documents: string;
    links: readonly LinkView[];
    isTicked: boolean;
  } | null;
  signInHref: string;
  resendHref: string;
  /** What is wrong, by field name. */
  errors: Record<string, string>;
}

/** A door behind which there is nothing to fill in: something was sent, or a link is over. */
export interface NotePageView {
  title: string;
  intro: string;
  paragraphs: readonly string[];
  /** What to do next; at most one of them is the thing to do. */
  links: readonly { name: string; href: string; isMain?: boolean }[];
}

/** One button that does what a link was sent for; mail scanners follow links, but press no buttons. */
export interface ButtonPageView {
  title: string;
  intro: string;
  action: string;
  button: string;
}

/** One line to fill in. */
export interface LinePageView {
  title: string;
  intro: string;
  action: string;
  next: string | null;
  field: { name: string; type: 'text' | 'email'; label: string; autoComplete: string };
  typed: string;
  button: string;
  errors: Record<string, string>;
}

export interface NewPasswordPageView {
  title: string;
  intro: string;
  action: string;
  /** The name to sign in with, for the browser's list of passwords. */
  login: string;
  minPasswordLength: number;
  /** Null for an account that a password alone opens. */
  factor: { hasApp: boolean; passkeyQuestion: string | null } | null;
  errors: Record<string, string>;
}

export interface EmailPageView {
  shell: AccountShellView;
  /** Null for those who are suspended: their address stays. */
  action: string | null;
  securityHref: string;
  present: string;
  /** Where to get the link once more; null for a confirmed address. */
  resendHref: string | null;
  /** What is on its way to a new address; null for nothing. */
  wanted: string | null;
  typed: string;
  errors: Record<string, string>;
}
