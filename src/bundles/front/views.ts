// What leaves the server for lists of pieces: the front page of the portal, of a place, of a category.

import type { TeaserView } from '#bundles/pieces/ui/public.ts';

export interface FrontPageView {
  /** Drawn as the page's title; null on the front page of the portal, whose title is the masthead. */
  title: string | null;
  /** Newest first. */
  teasers: TeaserView[];
  older: string | null;
  /** Null on the first page, which alone has a lead story. */
  newer: string | null;
  emptyText: string;
}
