// Topic: the frame of the pages below /konto and of the desks. Bundles put entries into its menu by the slot.
import { slotBlocks } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { LinkView } from '#design/page-frame.ts';

/** The subject of the slot is the path of the page that is open; null for the masthead, which shows no counts. */
export const ACCOUNT_MENU_SLOT = 'account.menu';

/** What a bundle puts into the menu; undefined where the viewer may not go. */
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

export interface AccountShellView {
  own: LinkView[];
  desk: LinkView[];
}

/** One's own entries, for the masthead. */
export const loadOwnLinks = async (ctx: Ctx): Promise<LinkView[]> =>
  (await findEntries(ctx, null))
    .filter(({ group }) => group === 'own')
    .map(({ name, href }) => ({ name, href }));

/** The menu, with the entry of the page that is open marked: that of its own or of a longer path. */
export const loadAccountShell = async (ctx: Ctx, path: string): Promise<AccountShellView> => {
  const entries = await findEntries(ctx, path);
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
  return { own: linksOf('own'), desk: linksOf('desk') };
};

const findEntries = async (ctx: Ctx, path: string | null): Promise<AccountEntry[]> =>
  ((await slotBlocks(ctx, ACCOUNT_MENU_SLOT, path)) as AccountEntry[]).toSorted((a, b) => a.order - b.order);
