// This is what leaves the server for taking one's data along and for leaving.
import type { AccountShellView } from '#design/AccountShell.tsx';

export interface PrivacyPageView {
  shell: AccountShellView;
  exportAction: string;
  exportError: string | null;
  leaveAction: string;
  leaveError: string | null;
  keepsComments: boolean;
  graceDays: number;
  /** When the account goes; null for those who stay. */
  plan: {
    day: string;
    keepsComments: boolean;
    /** It is null when nothing can be taken back any more. */
    stayAction: string | null;
  } | null;
}
