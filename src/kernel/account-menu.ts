// The menu of the pages below /konto and of the desks. Bundles put entries into it by the slot; design/AccountShell draws it.
import type { Ctx } from './ctx.ts';
import { defineSlot } from './slots.ts';

/** What a bundle puts into the menu; nothing where the viewer may not go. */
export interface AccountEntry {
  readonly name: string;
  readonly href: string;
  /** Lower ones stand first. */
  readonly order: number;
  /** One's own things, or the work of moderators, editors and administrators. */
  readonly group: 'own' | 'desk';
  /** How much waits there. */
  readonly count?: number;
}

/** The subject is the path of the page that is open; null for the masthead, which shows no counts. */
export const accountMenu = defineSlot<string | null, AccountEntry>('account.menu');

export interface AccountNotice {
  readonly title: string;
  readonly text: string;
}

/** What readers are told on top of all these pages, such as that they are suspended; the subject is the page's path. */
export const accountNotices = defineSlot<string, AccountNotice>('account.notice');

interface AccountLink {
  name: string;
  href: string;
  isCurrent?: boolean;
  note?: string;
}

export interface AccountMenu {
  own: AccountLink[];
  desk: AccountLink[];
  notices: AccountNotice[];
}

/** One's own entries, for the masthead. */
export const loadOwnLinks = async (ctx: Ctx): Promise<AccountLink[]> =>
  (await findEntries(ctx, null))
    .filter(({ group }) => group === 'own')
    .map(({ name, href }) => ({ name, href }));

/** The menu, with the entry of the page that is open marked: that of its own or of a longer path. */
export const loadAccountShell = async (ctx: Ctx, path: string): Promise<AccountMenu> => {
  const [entries, notices] = await Promise.all([findEntries(ctx, path), accountNotices.collect(ctx, path)]);
  const isAt = ({ href }: AccountEntry) => path === href || path.startsWith(`${href}/`);
  const current = entries.filter(isAt).toSorted((a, b) => b.href.length - a.href.length)[0];
  const linksOf = (wanted: AccountEntry['group']) =>
    entries
      .filter(({ group }) => group === wanted)
      .map((entry) => ({
        name: entry.name,
        href: entry.href,
        ...(entry === current && { isCurrent: true }),
        ...(entry.count && { note: String(entry.count) }),
      }));
  return { own: linksOf('own'), desk: linksOf('desk'), notices };
};

const findEntries = async (ctx: Ctx, path: string | null): Promise<AccountEntry[]> =>
  (await accountMenu.collect(ctx, path)).toSorted((a, b) => a.order - b.order);
