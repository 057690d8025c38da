// The frame of a table as its page draws it; rows and filters are the desk's own.
import type { OptionView } from '#design/Field.tsx';
import type { DataColumnView } from '#design/DataTable.tsx';

export interface TableFrameView {
  readonly caption: string;
  readonly columns: readonly DataColumnView[];
  /** All that may be left out. */
  readonly columnChoices: readonly {
    readonly value: string;
    readonly name: string;
    readonly isShown: boolean;
  }[];
  readonly columnsAction: string;
  /** What stands behind the question mark, for calls that lead back here. */
  readonly query: string;
  readonly views: readonly { readonly name: string; readonly href: string; readonly isCurrent: boolean }[];
  readonly saveAction: string;
  /** The view that is open. */
  readonly current: {
    readonly name: string;
    readonly renameAction: string;
    readonly deleteAction: string;
  } | null;
  readonly bulk: {
    readonly action: string;
    readonly actions: readonly BulkActionView[];
    /** Ticks all rows of the page, or none, without scripts. */
    readonly tickHref: string;
    readonly isAllTicked: boolean;
  } | null;
  readonly filter: {
    readonly action: string;
    /** What else the address says. */
    readonly kept: Readonly<Record<string, string>>;
    /** As they stand in the address. */
    readonly values: Readonly<Record<string, string>>;
    /** Null while nothing is narrowed. */
    readonly resetHref: string | null;
  };
  readonly start: string | null;
  readonly next: string | null;
}

export interface BulkActionView {
  readonly name: string;
  readonly label: string;
  readonly isDanger: boolean;
  readonly fields: readonly BulkFieldView[];
}

export interface BulkFieldView {
  readonly name: string;
  readonly label: string;
  readonly options?: readonly OptionView[];
  readonly maxLength?: number;
  readonly isDay?: boolean;
  readonly isOptional?: boolean;
}
