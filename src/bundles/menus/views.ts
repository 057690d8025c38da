// This is what leaves the server of the desk of menus.
import type { OptionView } from '#design/Field.tsx';

export interface MenuEntryView {
  /** Its place, which names its fields. */
  readonly at: number;
  readonly key: string;
  readonly href: string;
  readonly label: string;
  readonly isHidden: boolean;
  /** What it is without a label of its own; null for an address. */
  readonly name: string | null;
  /** Where it leads, in words. */
  readonly note: string;
  readonly canRemove: boolean;
  readonly error: string | undefined;
}

export interface MenuView {
  readonly menu: string;
  readonly name: string;
  readonly note: string;
  readonly state: string;
  readonly action: string;
  readonly seen: string;
  readonly entries: readonly MenuEntryView[];
  readonly canReset: boolean;
  readonly canTakeBack: boolean;
  /** What is typed of a new entry. */
  readonly fresh: { readonly key: string; readonly href: string; readonly label: string };
  readonly errors: Readonly<Record<string, string>>;
  readonly refusal: string | null;
}

export interface MenusDeskView {
  readonly menus: readonly MenuView[];
  readonly targets: readonly OptionView[];
}
