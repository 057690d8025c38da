// Loads the shell of the desks, /cockpit and /admin: which desks there are and which one is open. Bundles put theirs into it by
// the slot; design/DeskLayout draws it around the page in place of the public masthead.
import { accountNotices } from './account-notices.ts';
import type { AccountNotice } from './account-notices.ts';
import type { Ctx } from './ctx.ts';
import { currentEntry, toMenuLink } from './menu-entries.ts';
import type { MenuLink } from './menu-entries.ts';
import { defineSlot } from './slots.ts';

/** The areas of the desks: work with what is published and said, and the running of the portal. */
const DESK_AREAS = ['cockpit', 'admin'] as const;
export type DeskArea = (typeof DESK_AREAS)[number];

/** What a bundle puts into the menu; nothing where the viewer may not go. */
export interface DeskEntry {
  readonly name: string;
  readonly href: string;
  readonly area: DeskArea;
  /** The place within its area; entries with a lower number stand first. */
  readonly order: number;
  /** How much waits there. */
  readonly count?: number;
  /** No page below its own belongs to it. */
  readonly isAlone?: boolean;
}

/** The subject is the path of the page that is open; null where only names and addresses are wanted, and nothing is counted. */
export const deskMenu = defineSlot<string | null, DeskEntry>('desk.menu');

/** What surrounds the page of a desk, handed to the document in its head. */
export interface Desk {
  readonly areas: readonly { readonly area: DeskArea; readonly links: readonly MenuLink[] }[];
  /** The desk that the page belongs to, with its area; `isItself` where the page is the desk and nothing below it. */
  readonly current: { readonly area: DeskArea; readonly link: MenuLink; readonly isItself: boolean } | null;
  readonly notices: readonly AccountNotice[];
}

/** Loads the shell; `path` is that of the page itself, so that pages below a desk lead back to it. */
export const loadDesk = async (ctx: Ctx, path: string): Promise<Desk> => {
  const [entries, notices] = await Promise.all([findDesks(ctx, path), accountNotices.collect(ctx, path)]);
  const current = currentEntry(entries, path);
  const areas = DESK_AREAS.map((area) => ({
    area,
    links: entries
      .filter((entry) => entry.area === area)
      .map((entry) => toMenuLink(entry, entry === current)),
  }));
  return {
    areas: areas.filter(({ links }) => links.length > 0),
    current: current
      ? { area: current.area, link: toMenuLink(current, true), isItself: current.href === path }
      : null,
    notices,
  };
};

/** Returns the desks of the viewer in the order of the menu, those of the cockpit first; counted only for an open page. */
export const findDesks = async (ctx: Ctx, path: string | null): Promise<DeskEntry[]> =>
  (await deskMenu.collect(ctx, path)).toSorted(
    (a, b) => DESK_AREAS.indexOf(a.area) - DESK_AREAS.indexOf(b.area) || a.order - b.order,
  );
