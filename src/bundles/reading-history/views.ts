// Describes what leaves the server of what is kept of somebody's reading.
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { TimeView } from '#design/Time.tsx';
import type { TeaserView } from '#bundles/teasers/public.ts';

export interface ReadingHistoryView {
  readonly shell: AccountShellView;
  readonly saveAction: string;
  readonly eraseAction: string;
  /** Null where the account keeps nothing. */
  readonly kept: {
    readonly since: TimeView;
    readonly entries: readonly ReadEntryView[];
    readonly first: string | null;
    readonly older: string | null;
  } | null;
}

export interface ReadEntryView {
  readonly teaser: TeaserView;
  readonly isRead: boolean;
  readonly at: TimeView;
}
