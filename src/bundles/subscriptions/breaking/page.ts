// Asks before a piece is sent as breaking news: who gets it, and that it can't be taken back.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree, idsOfPath } from '#bundles/locations/public.ts';
import { BreakingPage } from '../ui/BreakingPage.tsx';
import type { BreakingView } from '../views.ts';
import { findObstacle, getBreakable } from './commands.ts';
import { breakingPaths } from './paths.ts';
import { findConcerned } from './recipients.ts';
import * as texts from './texts.ts';

export const loadBreakingPage = async (ctx: Ctx, ref: ContentRef): Promise<PageAnswer> => {
  const { title, href, locationPath } = await getBreakable(ctx, ref);
  const action = url(breakingPaths.send, { contentType: ref.type, contentId: ref.id });
  const [desk, obstacle, concerned, { byId }] = await Promise.all([
    loadDesk(ctx, action),
    findObstacle(ctx, ref),
    findConcerned(ctx, locationPath),
    getLocationTree(ctx),
  ]);
  const place = byId.get(idsOfPath(locationPath).at(-1) ?? 0)?.name ?? '';
  const view: BreakingView = {
    title: texts.title,
    about: texts.about(title),
    paragraphs: obstacle ? [obstacle] : [texts.whoHears(concerned.size, place), texts.how, texts.onlyOnce],
    action: obstacle ? null : { name: texts.sendNow, href: action },
    back: { name: texts.back, href },
  };
  return page(BreakingPage, view, { head: { title: texts.title, robots: 'noindex', desk } });
};
