// The menu of the pages below /konto and of the desks. Bundles put entries into it by the slot; design/AccountShell draws it.
import { slotBlocks } from './bundle.ts';
import type { Ctx } from './ctx.ts';

/** The subject of the slot is the path of the page that is open; null for the masthead, which shows no counts. */
export const ACCOUNT_MENU_SLOT = 'account.menu';

/** What a bundle puts into the menu, one or several; undefined or none where the viewer may not go. */
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

/** What a bundle tells its reader on top of all these pages, such as that they are suspended; undefined for nothing. */
export const ACCOUNT_NOTICE_SLOT = 'account.notice';

export interface AccountNotice {
  readonly title: string;
  readonly text: string;
}

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
  const [entries, notices] = await Promise.all([
    findEntries(ctx, path),
    slotBlocks(ctx, ACCOUNT_NOTICE_SLOT, path) as Promise<AccountNotice[]>,
  ]);
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
  ((await slotBlocks(ctx, ACCOUNT_MENU_SLOT, path)) as (AccountEntry | AccountEntry[])[])
    .flat()
    .toSorted((a, b) => a.order - b.order);
