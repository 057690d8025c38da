// Describes what leaves the server of what is saved for later.
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { OptionView } from '#design/Field.tsx';
import type { LinkView } from '#design/page-frame.ts';
import type { TimeView } from '#design/Time.tsx';
import type { TeaserView } from '#bundles/teasers/public.ts';

/** The button on a piece. */
export interface BookmarkView {
  readonly contentType: string;
  readonly contentId: number;
  readonly isSaved: boolean;
  readonly action: string;
}

export interface BookmarksPageView {
  readonly shell: AccountShellView;
  /** The address of this page of the list, which one comes back to. */
  readonly here: string;
  readonly tabs: readonly LinkView[];
  readonly entries: readonly EntryView[];
  /** The folders for each entry to choose from; empty without folders. */
  readonly folderOptions: readonly OptionView[];
  readonly empty: { readonly title: string; readonly text: string } | null;
  readonly create: FolderFormView;
  /** The folder that is open; null for none. */
  readonly folder: (FolderFormView & { readonly deleteAction: string }) | null;
  readonly first: string | null;
  readonly older: string | null;
}

export interface EntryView {
  readonly id: number;
  /** Null for what isn't to be seen any more; nothing is told of it. */
  readonly teaser: TeaserView | null;
  readonly since: TimeView;
  /** The id of its folder, or empty. */
  readonly folder: string;
  readonly moveAction: string;
  readonly removeAction: string;
}

export interface FolderFormView {
  readonly action: string;
  readonly name: string;
  readonly error: string | null;
}
