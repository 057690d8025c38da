// Loads the calendars that somebody reads in, and those at the places of an editor.
import { momentOf } from '#design/dates.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import type { ItemState } from './constants.ts';
import { failureOf } from './following/following-view.ts';
import { importPaths } from './paths.ts';
import { listSources } from './queries.ts';
import type { ListedSource } from './queries.ts';
import * as texts from './texts.ts';
import { SourcesPage } from './ui/SourcesPage.tsx';
import type { SourcesView } from './views.ts';

export const loadOverviewPage = async (ctx: Ctx): Promise<PageAnswer> => {
  const [shell, sources] = await Promise.all([
    loadAccountShell(ctx, url(importPaths.overview)),
    loadSources(ctx, 'own'),
  ]);
  const view: SourcesView = { shell, sources, begin: url(importPaths.begin) };
  return page(SourcesPage, view, { head: { title: texts.overviewTitle, robots: 'noindex' } });
};

export const loadDeskPage = async (ctx: Ctx): Promise<PageAnswer> => {
  const [desk, sources] = await Promise.all([
    loadDesk(ctx, url(importPaths.desk)),
    loadSources(ctx, 'edited'),
  ]);
  const view: SourcesView = { shell: null, sources, begin: url(importPaths.begin) };
  return page(SourcesPage, view, { head: { title: texts.deskTitle, robots: 'noindex', desk } });
};

const SHOWN_STATES: readonly ItemState[] = ['new', 'chosen', 'failed', 'taken'];

const loadSources = async (ctx: Ctx, whose: 'own' | 'edited'): Promise<SourcesView['sources']> => {
  const rows = await listSources(ctx, whose);
  const ownerIds = whose === 'own' ? [] : rows.map(({ ownerId }) => ownerId);
  const [{ byId }, owners] = await Promise.all([getLocationTree(ctx), usersByIds(ctx, ownerIds)]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    href: url(importPaths.show, { sourceId: row.id }),
    note: [
      byId.get(row.locationId)?.name,
      owners.get(row.ownerId)?.name,
      hostOf(row),
      texts.lastRead(momentOf(row.readAt).text),
    ]
      .filter(Boolean)
      .join(', '),
    failure: failureOf(row),
    counts: SHOWN_STATES.flatMap((state) =>
      row.counts[state] ? [texts.counted[state](row.counts[state])] : [],
    ),
  }));
};

export const hostOf = ({ address }: Pick<ListedSource, 'address'>): string =>
  address === null ? texts.fromFile : new URL(address).host;
