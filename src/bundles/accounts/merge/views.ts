// Describes what leaves the server of merging accounts.

export interface MergedPartView {
  title: string;
  moved: string;
  dropped: string;
  words: string;
}

export interface MergeRehearsalView {
  text: string;
  roles: string;
  parts: MergedPartView[];
  action: string;
  other: number;
  login: string;
  typed: { login: string; reason: string };
}

export interface MergePageView {
  title: string;
  back: { name: string; href: string };
  text: string;
  chooseAction: string;
  /** The other account as typed. */
  other: string;
  /** Why these two can't become one; null when nothing was chosen, or nothing stands against it. */
  refusal: string | null;
  rehearsal: MergeRehearsalView | null;
  errors: Record<string, string>;
  maxReason: number;
}
