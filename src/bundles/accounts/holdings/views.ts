// What leaves the server of what an account holds.

/** Text, or rows within. */
export type HeldValue = string | readonly (readonly HeldField[])[];

export interface HeldField {
  name: string;
  value: HeldValue;
}

export interface LookPageView {
  title: string;
  back: { name: string; href: string };
  action: string;
  reason: string;
  errors: Record<string, string>;
  maxLength: number;
}

export interface HeldPartLine {
  name: string;
  href: string;
  note: string;
}

export interface HoldingsPageView {
  title: string;
  back: { name: string; href: string };
  openUntil: string;
  /** All that there is; empty on the page of one part. */
  parts: HeldPartLine[];
  /** Of what there is nothing. */
  empty: string | null;
  part: HeldPartView | null;
}

export interface HeldPartView {
  range: string;
  files: string | null;
  /** What follows each other in one list stands below its name; null for what stands on its own. */
  groups: { list: string | null; rows: (readonly HeldField[])[] }[];
  previous: string | null;
  next: string | null;
}
