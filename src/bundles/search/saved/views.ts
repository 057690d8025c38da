// This is what leaves of saved searches.
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { TimeView } from '#design/Time.tsx';

export interface SavedSearchesView {
  readonly shell: AccountShellView;
  readonly searchHref: string;
  readonly searches: readonly SavedSearchView[];
}

export interface SavedSearchView {
  readonly id: number;
  readonly name: string;
  readonly href: string;
  readonly since: TimeView;
  readonly removeAction: string;
}

/** What the page of results shows for saving a search. */
export interface SaveView {
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly isSaved: boolean;
  readonly listHref: string;
}
