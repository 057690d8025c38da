// Finds the entry of a menu that a page belongs to, and makes entries into links.
interface MenuEntry {
  readonly name: string;
  readonly href: string;
  /** How much waits there. */
  readonly count?: number;
  /** No page below its own belongs to it. */
  readonly isAlone?: boolean;
}

export interface MenuLink {
  name: string;
  href: string;
  isCurrent?: boolean;
  note?: string;
  /** How much waits there, where it is written in short. */
  count?: number;
}

/** Returns the entry that a page belongs to: of those whose path it has or lies below, the longest. */
export const currentEntry = <T extends MenuEntry>(entries: readonly T[], path: string): T | undefined =>
  entries
    .filter(({ href, isAlone }) => path === href || (!isAlone && path.startsWith(`${href}/`)))
    .toSorted((a, b) => b.href.length - a.href.length)[0];

export const toMenuLink = ({ name, href, count }: MenuEntry, isCurrent: boolean): MenuLink => ({
  name,
  href,
  ...(isCurrent && { isCurrent }),
  ...(count && { note: String(count) }),
});
