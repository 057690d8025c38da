// This is what leaves the server of members, for moderators. E-mail addresses are only for administrators.
import type { OptionView } from '#design/Field.tsx';
import type { PersonPanel } from '#kernel/person-panels.ts';

export interface MemberRowView {
  id: number;
  href: string;
  name: string;
  login: string;
  since: string;
  /** The roles in words, without what every member has. */
  roles: string[];
  isSuspended: boolean;
  isUnconfirmed: boolean;
}

export interface MembersPageView {
  intro: string;
  action: string;
  search: string;
  searchLabel: string;
  state: string;
  states: OptionView[];
  role: string;
  roles: OptionView[];
  sort: string;
  sorts: OptionView[];
  /** The list without any filter; null when there is none. */
  resetHref: string | null;
  members: MemberRowView[];
  back: string | null;
  on: string | null;
}

export interface PastSuspensionView {
  id: number;
  /** When it was made, and by whom. */
  made: string;
  until: string;
  reason: string;
  hid: boolean;
  lifted: string | null;
}

export interface SuspensionFormView {
  isSuspended: boolean;
  /** The stamp of what holds. */
  seen: string;
  /** How the suspension stands, in words; null when the account isn't suspended. */
  standing: string | null;
  reason: string;
  hides: boolean;
  /** Why the viewer can't suspend this member; null when they can. */
  refusal: string | null;
  action: string;
  liftAction: string;
  categories: readonly OptionView[];
  /** Where all that was decided about the account stands; null for nothing. */
  caseHref: string | null;
  typed: { category: string; reason: string; until: string; hides: boolean };
  maxLength: number;
}

export interface RoleView {
  role: string;
  place: string;
  name: string;
  placeName: string;
}

export interface AdministrationView {
  email: string;
  grantAction: string;
  revokeAction: string;
  roleOptions: OptionView[];
  placeOptions: OptionView[];
  typedRole: string;
  typedPlace: string;
  passAction: string;
  passUntil: string;
}

export interface MemberPageView {
  name: string;
  listHref: string;
  profileHref: string;
  login: string;
  since: string;
  confirmed: string;
  pass: string;
  suspension: SuspensionFormView;
  history: PastSuspensionView[];
  roles: RoleView[];
  /** It is null for those who are no administrators of the whole portal. */
  administration: AdministrationView | null;
  /** What the bundles know and do about them. */
  panels: readonly PersonPanel[];
  errors: Record<string, string>;
}
