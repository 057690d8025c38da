// This is what leaves of a search.
import type { LinkView } from '#design/page-frame.ts';
import type { TeaserView } from '#bundles/teasers/ui/public.ts';
import type { FacetView } from './facets.ts';
import type { SaveView } from './saved/views.ts';
import type { MarkedText } from './snippets.ts';

export interface ResultView {
  readonly type: string;
  readonly id: number;
  readonly href: string;
  readonly title: readonly MarkedText[];
  readonly snippet: readonly MarkedText[];
  /** What it is, where it has no place and category: „Mitglied“. */
  readonly label: string;
  /** The teaser of a piece, which stands as it does in lists. */
  readonly teaser: TeaserView | null;
}

export interface SearchPageView {
  readonly action: string;
  readonly typed: string;
  /** What was found, or that nothing was: „12 Treffer“. */
  readonly count: string;
  /** What was looked for instead of what was typed; '' for nothing. */
  readonly note: string;
  /** Places, categories and tags that are called so. */
  readonly ways: readonly LinkView[];
  readonly facets: readonly FacetView[];
  /** What narrows the results; it goes along with another question. */
  readonly chosen: Readonly<Record<string, string | undefined>>;
  /** Has the portal tell of what comes out later; null for who can't. */
  readonly save: SaveView | null;
  /** What comes out later, for programs. */
  readonly feed: LinkView | null;
  /** What is near to this place stands further up; the address is that of the same without it. */
  readonly near: LinkView | null;
  /** What was meant where hardly anything is called as it was typed. */
  readonly meant: LinkView | null;
  /** The same without any narrowing; null where there is none. */
  readonly widerHref: string | null;
  readonly results: readonly ResultView[];
  readonly further: string | null;
  /** The way from a further page back to the first. */
  readonly firstHref: string | null;
  readonly suggestions: string;
  /** Where to go from a page on which nothing stands. */
  readonly elsewhere: readonly LinkView[];
}
