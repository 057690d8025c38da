// Says what leaves the server for the page of one's own calendar.
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { TimeView } from '#design/Time.tsx';
import type { SubscribingView } from '../views.ts';

export interface OwnCalendarView {
  shell: AccountShellView;
  /** Null without an address, or with one that can't be shown. */
  ways: SubscribingView | null;
  /** Null without an address. */
  since: TimeView | null;
  /** Null for those who may not. */
  renewAction: string | null;
  removeAction: string;
}
