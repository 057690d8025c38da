// Loads the editors' desk for contributions.
import { loadDesk } from '#kernel/desk-menu.ts';
import type { OptionView } from '#design/Field.tsx';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { declaredKind } from '#kernel/declared-kinds.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { packListCursor, unpackListCursor } from '#kernel/list-cursor.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree, placeChoices } from '#bundles/locations/public.ts';
import { writingPaths } from '../paths.ts';
import { DeskPage } from '../ui/pages/DeskPage.tsx';
import * as texts from '../ui/pages/texts.ts';
import { DESK_TABS, OLDER_QUERY } from './constants.ts';
import type { DeskTab } from './constants.ts';
import { loadDeskTabs } from './desk-tabs.ts';
import { toEntries } from './entries.ts';
import { listForDesk } from './listing.ts';
import type { DeskView } from './views.ts';

/** What the address says, as it stands there. */
export interface DeskQuery {
  readonly stand?: string | undefined;
  readonly ort?: number | undefined;
  readonly art?: string | undefined;
  readonly vor?: string | undefined;
}

export const loadDeskPage = async (ctx: Ctx, query: DeskQuery): Promise<PageAnswer> => {
  const tab = tabOf(query.stand);
  const { byId } = await getLocationTree(ctx);
  const narrowed = { placePath: byId.get(query.ort ?? 0)?.path, type: kindOf(query.art) };
  const hrefOf = (of: DeskTab, more: Record<string, string> = {}) =>
    url(writingPaths.desk, {}, { ...addressOf(of, query), ...more });
  const [desk, list, tabs, filter] = await Promise.all([
    loadDesk(ctx, url(writingPaths.desk)),
    listForDesk(ctx, { tab, ...narrowed, after: unpackListCursor(query.vor) }),
    loadDeskTabs(ctx, tab, { count: narrowed, hrefOf }),
    loadFilter(ctx, tab, query),
  ]);
  const view: DeskView = {
    tabs,
    tab,
    filter,
    entries: await toEntries(ctx, list.rows, { isDesk: true }),
    newer: query.vor ? hrefOf(tab) : null,
    older: list.next ? hrefOf(tab, { [OLDER_QUERY]: packListCursor(list.next) }) : null,
  };
  return page(DeskPage, view, { head: { title: texts.deskTitle, robots: 'noindex', desk } });
};

const tabOf = (name: string | undefined): DeskTab =>
  (Object.keys(DESK_TABS) as DeskTab[]).find((tab) => DESK_TABS[tab] === (name ?? '')) ?? 'waiting';

/** Returns a kind that is written, by its name in an address. */
export const kindOf = (name: string | undefined): ContentType | undefined =>
  name !== undefined && declaredKind(name)?.composer ? name : undefined;

const addressOf = (tab: DeskTab, { ort, art }: DeskQuery): Record<string, string> => ({
  ...(DESK_TABS[tab] && { stand: DESK_TABS[tab] }),
  ...(ort && { ort: String(ort) }),
  ...(kindOf(art) && { art: kindOf(art)! }),
});

const loadFilter = async (ctx: Ctx, tab: DeskTab, query: DeskQuery): Promise<DeskView['filter']> => {
  const kinds = declaring(ctx.portal.kinds.all(), 'composer');
  const stand: Record<string, string> = DESK_TABS[tab] ? { stand: DESK_TABS[tab] } : {};
  return {
    action: url(writingPaths.desk),
    fields: stand,
    places: await placeOptions(ctx),
    place: query.ort ? String(query.ort) : '',
    kinds: [
      { value: '', name: texts.allKinds },
      ...kinds.map(({ type }) => ({ value: type, name: texts.kindName(type) })),
    ],
    kind: kindOf(query.art) ?? '',
    resetHref: query.ort || kindOf(query.art) ? url(writingPaths.desk, {}, stand) : null,
  };
};

/** Places where the viewer is an editor, by name, and all of them. */
export const placeOptions = async (ctx: Ctx): Promise<OptionView[]> => [
  { value: '', name: texts.allPlaces },
  ...(await placeChoices(ctx, 'editor')),
];
