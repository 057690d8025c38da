// Describes what leaves the server of what an account holds.

/** A text, or rows within. */
export type HoldingValue = string | readonly (readonly HoldingField[])[];

export interface HoldingField {
  name: string;
  value: HoldingValue;
}

export interface LookPageView {
  title: string;
  back: { name: string; href: string };
  action: string;
  reason: string;
  errors: Record<string, string>;
  maxLength: number;
}

export interface HoldingLine {
  name: string;
  href: string;
  note: string;
}

export interface HoldingsPageView {
  title: string;
  back: { name: string; href: string };
  openUntil: string;
  /** All that there is; empty on the page of one part. */
  parts: HoldingLine[];
  /** What there is nothing of. */
  empty: string | null;
  part: HoldingPartView | null;
}

export interface HoldingPartView {
  range: string;
  files: string | null;
  /** What follows each other in one list stands below its name; null for what stands on its own. */
  groups: { list: string | null; rows: (readonly HoldingField[])[] }[];
  previous: string | null;
  next: string | null;
}
