// This is what leaves the server of invitations: addresses only to administrators, and to whoever holds the link.
import type { OptionView } from '#design/Field.tsx';
import type { LinkView } from '#design/page-frame.ts';
import type { RegisterPageView } from '../registration/views.ts';

export interface InvitationRowView {
  readonly id: number;
  /** Name and address, as far as they are known. */
  readonly title: string;
  readonly email: string;
  readonly facts: string;
  /** Null for one that is accepted or over. */
  readonly acts: { readonly again: string; readonly withdraw: string } | null;
}

export interface InvitationsPageView {
  /** The pages about people, side by side. */
  readonly peopleTabs: readonly LinkView[];
  readonly action: string;
  /** Null for those who may only look. */
  readonly mayInvite: boolean;
  readonly typed: {
    readonly people: string;
    readonly role: string;
    readonly place: string;
    readonly note: string;
  };
  readonly roles: readonly OptionView[];
  readonly places: readonly OptionView[];
  readonly noteMaxLength: number;
  readonly hasMailServer: boolean;
  readonly tabs: readonly LinkView[];
  readonly rows: readonly InvitationRowView[];
  readonly none: string;
  readonly newer: string | null;
  readonly older: string | null;
  readonly errors: Record<string, string>;
}

/** Links that are shown this once. */
export interface InvitationLinksView {
  readonly links: readonly { readonly title: string; readonly href: string }[];
  /** Who has an open invitation already. */
  readonly known: string | null;
  readonly doneHref: string;
}

interface LetterView {
  readonly title: string;
  readonly intro: string;
  /** A sentence of the one who invites. */
  readonly note: { readonly from: string; readonly text: string } | null;
}

/** The page for those who get an account by it. */
export interface InvitationPageView extends LetterView {
  readonly action: string;
  readonly email: string;
  readonly name: string;
  readonly login: string;
  readonly minPasswordLength: number;
  readonly terms: RegisterPageView['terms'];
  readonly signInHref: string;
  readonly errors: Record<string, string>;
}

/** The page for those who have an account. */
export interface MemberInvitationView extends LetterView {
  /** The words that say with which account, or why not. */
  readonly text: string;
  readonly action: string | null;
  readonly signInHref: string | null;
}
