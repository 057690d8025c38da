// Describes what the pages of the desk of tags show.

export interface TagsPageView {
  intro: string;
  action: string;
  search: string;
  resetHref: string | null;
  progress: { title: string; text: string } | null;
  tags: readonly { id: number; name: string; href: string; note: string; pieces: string }[];
  back: string | null;
  on: string | null;
}

export interface TagPageView {
  title: string;
  listHref: string;
  page: { name: string; href: string };
  refusal: string | null;
  /** The stamp of what the form shows. */
  seen: string;
  typed: { name: string; synonyms: string; into: string };
  saveAction: string;
  merge: { action: string; text: string };
  deletion: { action: string; text: string };
  errors: Readonly<Record<string, string>>;
}
