// This is what leaves the server of groups, for administrators.
import type { OptionView } from '#design/Field.tsx';
import type { LinkView } from '#design/page-frame.ts';

export interface GroupsPageView {
  tabs: readonly LinkView[];
  groups: { id: number; name: string; href: string; note: string; members: string }[];
  action: string;
  typed: { name: string; note: string };
  errors: Record<string, string>;
}

export interface GroupPageView {
  name: string;
  listHref: string;
  membersHref: string;
  members: string;
  saveAction: string;
  deleteAction: string;
  deleteNote: string;
  /** The stamp of what the form shows. */
  seen: string;
  /** Why it isn’t saved, where no single field is wrong. */
  refusal: string | null;
  typed: { name: string; note: string };
  errors: Record<string, string>;
}

/** The groups of one person. */
export interface GroupsPanelView {
  groups: { id: number; name: string; href: string; since: string }[];
  /** The groups that they aren't in. */
  others: OptionView[];
  addAction: string;
  removeAction: string;
  /** Where groups are made. */
  makeHref: string;
  isAnyThere: boolean;
  error: string | undefined;
}
