// Describes what leaves the server for the pages of calendars that are read in.
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { OptionView } from '#design/Field.tsx';
import type { LinkView } from '#design/page-frame.ts';
import type { TypedSource } from './typed-source.ts';

export interface SourcesView {
  /** Null on the desk. */
  shell: AccountShellView | null;
  begin: string;
  sources: readonly {
    id: number;
    name: string;
    href: string;
    note: string;
    failure: string | null;
    counts: readonly string[];
  }[];
}

export interface SourceFormView {
  shell: AccountShellView;
  back: LinkView;
  action: string;
  typed: TypedSource;
  errors: Readonly<Record<string, string>>;
  places: readonly OptionView[];
  categories: readonly OptionView[];
}

/** What the columns of a table mean. */
export interface ColumnsView {
  shell: AccountShellView;
  back: LinkView;
  action: string;
  /** What was said before and is sent along. */
  carried: readonly { name: string; value: string }[];
  intro: string;
  isFromLastTime: boolean;
  errors: Readonly<Record<string, string>>;
  fields: readonly { name: string; label: string; value: string }[];
  /** Its columns, each with an example. */
  options: readonly OptionView[];
  count: string;
  items: readonly { key: string; line: string; title: string; note: string }[];
  more: string | null;
  report: readonly ReportLineView[];
  canRead: boolean;
}

export interface ItemView {
  id: number;
  title: string;
  /** A note that says when and where it takes place. */
  note: string;
  state: string;
  problem: string | null;
  /** It may be in the portal already. */
  twin: { title: string; href: string | null } | null;
  /** Where it is written on; null for what isn't taken. */
  href: string | null;
}

/** Where the calendar and somebody's hand want different things. */
export interface ConflictView {
  itemId: number;
  title: string;
  field: string;
  /** It reads „Tage und Orte“. */
  label: string;
  theirs: readonly string[];
  ours: readonly string[];
}

export interface FollowingView {
  /** Why it can't be read, and when it is tried again. */
  failure: string | null;
  readAction: string;
  /** It is brought, not asked for. */
  isFile: boolean;
  /** Null as long as nothing was chosen of it. */
  settings: {
    action: string;
    modes: readonly OptionView[];
    mode: string;
    takesNew: boolean;
  } | null;
  decideAction: string;
  conflicts: readonly ConflictView[];
}

export interface ReportLineView {
  key: string;
  line: string;
  text: string;
}

export interface SourceView {
  /** Null for who looks after it and isn't its owner. */
  shell: AccountShellView | null;
  title: string;
  back: LinkView;
  facts: readonly { name: string; text: string; href: string | null }[];
  /** Null where nothing is to be chosen. */
  choice: {
    action: string;
    mergeAction: string;
    items: readonly ItemView[];
    /** Empty for those whose events wait for the editors in any case. */
    modes: readonly OptionView[];
    /** How it comes in is asked, too. */
    isFirst: boolean;
  } | null;
  /** Null for those who may change nothing. */
  following: FollowingView | null;
  taken: readonly ItemView[];
  report: { first: readonly ReportLineView[]; more: readonly ReportLineView[]; left: string | null };
  removeHref: string;
}

export interface RemoveView {
  shell: AccountShellView | null;
  title: string;
  action: string;
  back: string;
}
