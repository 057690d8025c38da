// Describes what the pages of the desk of categories show.
import type { OptionView } from '#design/Field.tsx';

export interface CategoryLineView {
  id: number;
  name: string;
  href: string;
  note: string;
  marks: string[];
  pieces: string;
  orderAction: string;
  isFirst: boolean;
  isLast: boolean;
}

export interface CategoriesPageView {
  beginHref: string;
  progress: { title: string; text: string } | null;
  categories: readonly CategoryLineView[];
}

export interface MergeView {
  action: string;
  text: string;
  options: readonly OptionView[];
  into: string;
}

export interface CategoryPageView {
  title: string;
  listHref: string;
  refusal: string | null;
  /** The stamp of what the form shows; null for one that is only being made. */
  seen: string | null;
  action: string;
  submit: string;
  tones: readonly OptionView[];
  places: readonly (OptionView & { isChosen: boolean })[];
  typed: { name: string; slug: string; tone: string; isHidden: boolean };
  former: readonly string[];
  /** Null for one that is only being made, and for the only one. */
  merge: MergeView | null;
  errors: Readonly<Record<string, string>>;
}
