// Describes what leaves the server of who is named as organiser.
import type { AccountShellView } from '#design/AccountShell.tsx';

/** Somebody who can be named. */
export interface OfferedPerson {
  readonly id: number;
  readonly name: string;
  readonly href: string;
  /** The beginning of what they say about themselves; may be empty. */
  readonly note: string;
}

export interface ConsentsView {
  shell: AccountShellView;
  /** Null where nobody has named one. */
  consents: readonly ConsentView[];
}

export interface ConsentView {
  authorId: number;
  name: string;
  href: string | null;
  /** A note that says for which event, and since when. */
  note: string;
  state: string;
  action: string;
  /** Null for what is so already, and for those who may not. */
  allow: string | null;
  deny: string | null;
}
