// Says what the page of a desk's table draws: the frame, which is alike for all, and what the desk fills in.
import type { OptionView } from '#design/Field.tsx';
import type { DataColumnView, DataRowView } from '#design/DataTable.tsx';
import type { LinkView } from '#design/page-frame.ts';
import type { RefusedBulk, RefusedViewName } from '#kernel/desk-table.ts';

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
  /** The views that are open: several where one address was kept under several names. */
  readonly current: readonly CurrentView[];
  /** The name of a view that was refused, as it was typed. */
  readonly refused: RefusedViewName | null;
  readonly bulk: {
    readonly action: string;
    /** What stands behind the question mark, with the page of the list, over which what is refused comes back. */
    readonly query: string;
    readonly actions: readonly BulkActionView[];
    /** The address that ticks all rows of the page, or none, without scripts. */
    readonly tickHref: string;
    readonly isAllTicked: boolean;
    /** All that is listed, on this page and others; null where this page has all, or it is too much at once. */
    readonly every: EveryView | null;
    /** Rows that were ticked when something was refused. */
    readonly ticked: readonly string[];
    readonly refused: RefusedBulk | null;
  } | null;
  readonly filter: {
    readonly action: string;
    /** What else the address says. */
    readonly kept: Readonly<Record<string, string>>;
    /** The values as they stand in the address. */
    readonly values: Readonly<Record<string, string>>;
    /** Null while nothing is narrowed. */
    readonly resetHref: string | null;
  };
  readonly start: string | null;
  readonly next: string | null;
}

/** All that is listed. */
export interface EveryView {
  readonly href: string;
  readonly count: number;
  /** Tells it from what is listed later; null while it isn't chosen. */
  readonly mark: string | null;
}

export interface CurrentView {
  readonly id: number;
  readonly name: string;
  readonly renameAction: string;
  readonly deleteAction: string;
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

/** A field that narrows the list. */
export interface FilterView {
  readonly name: string;
  readonly label: string;
  /** One of these is chosen; without them it is typed. */
  readonly options?: readonly OptionView[];
  readonly type?: 'search' | 'date';
  /** What stands there while the address says nothing of it. */
  readonly usual?: string;
  /** Whether it is asked for less often: then it stands behind „Weitere Filter“. */
  readonly isFurther?: boolean;
}

export interface TablePageView {
  readonly title: string;
  readonly intro: string;
  readonly tabs: { readonly label: string; readonly links: readonly LinkView[] };
  readonly table: TableFrameView;
  readonly rows: readonly DataRowView[];
  readonly filters: readonly FilterView[];
  /** What is shown while there is nothing at all. */
  readonly empty: { readonly title: string; readonly text: string };
}
