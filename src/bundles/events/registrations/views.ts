// Describes what leaves the server of registrations.
import type { OptionView } from '#design/Field.tsx';
import type { LinkView } from '#design/page-frame.ts';
import type { RegistrationState } from './constants.ts';
import type { TypedRegistration, TypedRules } from './rules.ts';

/** What stands beside an event: the dates that one can register for, or has. */
export interface RegistrationBoxView {
  dates: readonly RegistrationDateView[];
  /** Dates that stand on no line here. */
  more: string | null;
}

export interface RegistrationDateView {
  key: number;
  iso: string;
  day: string;
  hours: string;
  /** Words such as „Noch 3 Plätze frei“. */
  seats: string;
  /** What is so for the reader alone, such as that they are registered. */
  own: string | null;
  /** One click registers; null where more is to be said first, or nothing can be done. */
  action: string | null;
  /** The address of the page with the form. */
  href: string | null;
  button: string;
}

export interface RegistrationPageView {
  title: string;
  /** When and where. */
  when: string;
  seats: string;
  until: string | null;
  backHref: string;
  /** Why nobody can register now. */
  obstacle: string | null;
  /** One's own registration. */
  own: { text: string; answer: string | null; cancelAction: string } | null;
  form: RegistrationFormView | null;
}

export interface RegistrationFormView {
  action: string;
  /** Null for a guest. */
  memberName: string | null;
  signInHref: string | null;
  question: string;
  maxSeats: number;
  button: string;
  typed: TypedRegistration;
  errors: Readonly<Record<string, string>>;
}

export interface GuestPageView {
  /** Null of what is not seen any more. */
  title: string | null;
  href: string | null;
  when: string;
  /** Why nobody needs to come; null where it takes place. */
  off: string | null;
  seats: string;
  answer: string | null;
  state: RegistrationState;
  stateText: string;
  reason: string | null;
  confirmAction: string | null;
  cancelAction: string | null;
}

export interface OrganiserPageView {
  intro: string;
  backHref: string;
  tabs: readonly LinkView[];
  /** Null of an event without dates. */
  date: OrganisedDateView | null;
  rules: {
    action: string;
    /** The stamp of what the form shows. */
    seen: string;
    /** Why they aren’t saved, where no single field is wrong. */
    refusal: string | null;
    typed: TypedRules;
    errors: Readonly<Record<string, string>>;
    closing: readonly OptionView[];
  };
}

export interface OrganisedDateView {
  heading: string;
  figures: readonly string[];
  people: readonly PersonView[];
  csvHref: string;
  letter: {
    action: string;
    typed: { subject: string; message: string };
    errors: Readonly<Record<string, string>>;
  } | null;
}

export interface PersonView {
  id: number;
  name: string;
  /** The address of the person's profile; members only have one. */
  href: string | null;
  seats: number;
  state: string;
  isGone: boolean;
  hasCome: boolean;
  /** The mail address of guests only: members are reached by the portal. */
  email: string | null;
  answer: string;
  reason: string | null;
  comeAction: string;
  removeAction: string;
  /** A form that came back with what was typed. */
  refused: { error: string; reason: string } | null;
}
