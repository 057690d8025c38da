// Describes what leaves the server of looking after accounts.
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { TimeView } from '#design/Time.tsx';

export interface AccountPanelView {
  intro: string;
  links: { name: string; href: string; note: string }[];
}

export interface OwnLooksPageView {
  shell: AccountShellView;
  looks: { id: number; by: string; at: TimeView; reason: string }[];
}
