// This is what leaves the server of one's own page about moderation.
import type { AccountShellView } from '#design/AccountShell.tsx';

export interface OwnEntryView {
  id: number;
  title: string;
  /** What was done, or why it was told of. */
  text: string;
  /** The day, and how it stands. */
  note: string;
  href: string;
}

export interface OwnPageView {
  shell: AccountShellView;
  restrictions: OwnEntryView[];
  notices: OwnEntryView[];
}
