// Describes what leaves the server of what members want nothing of.
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { BoundaryChoice } from './constants.ts';

export interface BoundariesPageView {
  shell: AccountShellView;
  people: { id: number; name: string; href: string | null; since: string; changeHref: string }[];
  words: { id: number; word: string; removeAction: string }[];
  addAction: string;
  notes: { isOn: boolean; action: string };
  typed: { word: string; error: string | null };
}

export interface BoundaryPageView {
  shell: AccountShellView;
  name: string;
  action: string;
  choice: BoundaryChoice;
  error: string | null;
  backHref: string;
}

/** The way to mute or block somebody, in the words of how it stands. */
export interface BoundaryLinkView {
  name: string;
  href: string;
}
