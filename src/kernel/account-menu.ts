// Collects the menu of the pages below /konto. Bundles put entries into it by the slot; design/AccountShell draws it.
import { accountNotices } from './account-notices.ts';
import type { AccountNotice } from './account-notices.ts';
import type { Ctx } from './ctx.ts';
import { findDesks } from './desk-menu.ts';
import { currentEntry } from './menu-entries.ts';
import type { MenuLink } from './menu-entries.ts';
import { defineSlot } from './slots.ts';
import { desksName } from './texts.ts';

/** What a bundle puts into the menu; nothing where the viewer may not go. */
export interface AccountEntry {
  readonly name: string;
  readonly href: string;
  /** The place in the menu; entries with a lower number stand first. */
  readonly order: number;
  /** How much waits there. */
  readonly count?: number;
}

/** The subject is the path of the page that is open; null for the masthead, which shows no counts. */
export const accountMenu = defineSlot<string | null, AccountEntry>('account.menu');

export interface AccountMenu {
  own: MenuLink[];
  /** The way to the desks, for those who have one. */
  desk: MenuLink | null;
  notices: AccountNotice[];
}

/** Loads one's own entries and the way to the desks, for the masthead. */
export const loadOwnLinks = async (ctx: Ctx): Promise<MenuLink[]> => {
  const [entries, desk] = await Promise.all([findEntries(ctx, null), findDeskLink(ctx)]);
  const own = entries.map(({ name, href }) => ({ name, href }));
  return desk ? [...own, desk] : own;
};

/** Loads the menu, with the entry of the page that is open marked: that of its own or of a longer path. */
export const loadAccountShell = async (ctx: Ctx, path: string): Promise<AccountMenu> => {
  const [entries, desk, notices] = await Promise.all([
    findEntries(ctx, path),
    findDeskLink(ctx),
    accountNotices.collect(ctx, path),
  ]);
  const current = currentEntry(entries, path);
  const own = entries.map((entry) => ({
    name: entry.name,
    href: entry.href,
    ...(entry === current && { isCurrent: true }),
    ...(entry.count && { count: entry.count }),
  }));
  return { own, desk, notices };
};

/** Returns the link to the first of the viewer's desks. */
const findDeskLink = async (ctx: Ctx): Promise<MenuLink | null> => {
  const [first] = await findDesks(ctx, null);
  return first ? { name: desksName, href: first.href } : null;
};

const findEntries = async (ctx: Ctx, path: string | null): Promise<AccountEntry[]> =>
  (await accountMenu.collect(ctx, path)).toSorted((a, b) => a.order - b.order);
