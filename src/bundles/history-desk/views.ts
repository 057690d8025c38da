// Describes the shapes in which the history leaves.
import type { TimeView } from '#design/Time.tsx';
import type { FieldChange } from '#bundles/writing/ui/public.ts';

export interface EntryView {
  readonly id: number;
  readonly at: TimeView;
  readonly who: { readonly name: string; readonly href: string | null };
  /** What follows „… hat“. */
  readonly phrase: string;
  /** What it was done to; null where the list is of one thing. */
  readonly thing: { readonly name: string; readonly href: string | null } | null;
  readonly changes: readonly FieldChange[];
  /** Where all of a longer change is compared. */
  readonly compareHref: string | null;
}

export interface ThingHistoryView {
  /** The thing of the history; some have no page. */
  readonly thing: { readonly name: string; readonly href: string | null };
  readonly entries: readonly EntryView[];
  readonly older: string | null;
}

export interface OptionView {
  readonly value: string;
  readonly name: string;
}

export interface HistoryDeskView {
  readonly action: string;
  readonly person: string;
  /** Nobody has that name. */
  readonly isNobody: boolean;
  readonly deed: string;
  readonly deeds: readonly OptionView[];
  readonly from: string;
  readonly until: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly resetHref: string | null;
  readonly entries: readonly EntryView[];
  readonly older: string | null;
}
