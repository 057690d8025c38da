// Describes what leaves the server for the page of one's own feed.
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { TimeView } from '#design/Time.tsx';

export interface OwnFeedView {
  shell: AccountShellView;
  /** Why whole texts stand in it; null where they don't. */
  whole: 'pass' | 'role' | null;
  /** Null without an address, or with one that can't be shown. */
  addresses: readonly { form: string; address: string }[] | null;
  /** Null without an address. */
  since: TimeView | null;
  /** Null for those who may not. */
  renewAction: string | null;
  removeAction: string;
}
