// Serves /cockpit/kommentare/regeln: what rules would have held or marked of what was written lately, before anybody switches
// them on.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { forbidden } from '#kernel/errors.ts';
import { activeRolePaths } from '#kernel/viewer.ts';
import { url } from '#kernel/named-routes.ts';
import { grouped } from '#design/wording.ts';
import { runTrial } from '#bundles/gates/public.ts';
import type { TrialRow } from '#bundles/gates/public.ts';
import { countPending } from '../desk/queries.ts';
import { deskTabs } from '../desk/tabs.ts';
import { commentPaths } from '../paths.ts';
import { MOST_WORDS_TRIED, TRIAL_DAYS } from './constants.ts';
import * as texts from './texts.ts';
import { TrialPage } from './ui/TrialPage.tsx';
import type { TrialView } from './views.ts';

/** Throws 403: words that are held are for who may hold something. */
export const loadTrialPage = async (ctx: Ctx, typed = ''): Promise<PageAnswer> => {
  if (activeRolePaths(ctx.viewer, 'moderator').length === 0) throw forbidden();
  const since = new Date(ctx.now.getTime() - TRIAL_DAYS * DAY_MS);
  const [desk, pending, trials] = await Promise.all([
    loadDesk(ctx, url(commentPaths.rules)),
    countPending(ctx),
    runTrial(ctx, since, typed, MOST_WORDS_TRIED),
  ]);
  const view: TrialView = {
    tabs: deskTabs('rules', pending),
    action: url(commentPaths.rules),
    typed,
    tables: trials.map(({ about, count, rows }) => ({
      caption: texts.caption(about),
      counted: texts.counted(count),
      rows: rows.map(({ name, found, falseShare }) => [name, grouped(found), texts.percent(falseShare)]),
      notes: rows.map(toNote),
    })),
  };
  return page(TrialPage, view, { head: { title: texts.title, robots: 'noindex', desk } });
};

const toNote = ({ deed, removed, left }: TrialRow): string =>
  texts.noteOf(deed === null ? texts.isTried : texts.deeds[deed], grouped(removed), grouped(left));
