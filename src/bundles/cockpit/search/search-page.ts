// Serves /cockpit/suche: what the palette finds, as a page of its own for those without JavaScript.
import { json, page } from '#kernel/answers.ts';
import type { JsonAnswer, PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { forbidden } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { cockpitPaths } from '../paths.ts';
import { mayUseCockpit } from '../policy.ts';
import * as texts from '../texts.ts';
import { findHits } from './find-hits.ts';
import type { HitGroup } from './find-hits.ts';
import { SearchPage } from './ui/SearchPage.tsx';
import type { HitGroupView, SearchPageView } from './views.ts';

export const loadSearchPage = async (ctx: Ctx, text: string): Promise<PageAnswer> => {
  if (!mayUseCockpit(ctx.viewer)) throw forbidden();
  const [desk, groups] = await Promise.all([loadDesk(ctx, url(cockpitPaths.search)), findHits(ctx, text)]);
  const view: SearchPageView = { action: url(cockpitPaths.search), text, groups: groups.map(toView) };
  return page(SearchPage, view, { head: { title: texts.searchTitle, robots: 'noindex', desk } });
};

/** Answers the palette with `{ groups: [{ name, hits: [{ name, href, note? }] }] }`. */
export const findForPalette = async (ctx: Ctx, text: string): Promise<JsonAnswer> => {
  if (!mayUseCockpit(ctx.viewer)) throw forbidden();
  return json({ groups: (await findHits(ctx, text)).map(toView) }, []);
};

const toView = ({ group, hits }: HitGroup): HitGroupView => ({
  name: texts.groupNames[group],
  hits: hits.map(({ name, href, note }) => ({ name, href, ...(note && { note }) })),
});
