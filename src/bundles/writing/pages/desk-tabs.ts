// Loads the parts of the editors' desk as tabs: what waits, by its state, and the table of all that is or was out.
import type { LinkView } from '#design/page-frame.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { writingPaths } from '../paths.ts';
import { tabName } from '../table/texts.ts';
import * as texts from '../ui/pages/texts.ts';
import { DESK_TABS, MOST_COUNTED } from './constants.ts';
import type { DeskTab } from './constants.ts';
import { countForDesk } from './listing.ts';

/** `narrowed` is what stays in the address from one part of what waits to the other. */
export const loadDeskTabs = async (
  ctx: Ctx,
  current: DeskTab | 'table',
  narrowed: {
    readonly count: Parameters<typeof countForDesk>[1];
    readonly hrefOf: (tab: DeskTab) => string;
  } = { count: {}, hrefOf: plainHref },
): Promise<LinkView[]> => {
  const counts = await countForDesk(ctx, narrowed.count);
  return [
    ...(Object.keys(DESK_TABS) as DeskTab[]).map((each) => ({
      name: texts.deskTabs[each],
      href: narrowed.hrefOf(each),
      isCurrent: each === current,
      note: texts.count(counts[each], MOST_COUNTED),
    })),
    { name: tabName, href: url(writingPaths.table), isCurrent: current === 'table' },
  ];
};

const plainHref = (tab: DeskTab): string =>
  url(writingPaths.desk, {}, { stand: DESK_TABS[tab] === '' ? undefined : DESK_TABS[tab] });
