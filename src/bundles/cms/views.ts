// This is what leaves the server for a page about the portal itself.
import type { ReactElement } from 'react';
import type { LinkView } from '#design/page-frame.ts';

export interface CmsPageView {
  title: string;
  /** The same with soft hyphens in long words. */
  heading: string;
  breadcrumbs: LinkView[];
  /** The headings of a long page, as links to them; empty for a short one. */
  contents: LinkView[];
  sections: CmsSectionView[];
  /** Reads „Fassung 3 vom 12. März 2026“. */
  version: string;
  /** The link to the former versions of a legal page; null for others. */
  former: LinkView | null;
}

/** The former versions of a legal page. */
export interface FormerVersionsView {
  title: string;
  breadcrumbs: LinkView[];
  intro: string;
  versions: readonly { href: string; name: string; note: string }[];
}

/** One of them, as it was. */
export interface FormerVersionView {
  note: string;
  now: LinkView;
  page: CmsPageView;
}

export interface CmsSectionView {
  key: number;
  /** It is read as a column of text; others may use the whole width. */
  isText: boolean;
  /** The section as its kind draws it. */
  element: ReactElement;
}
