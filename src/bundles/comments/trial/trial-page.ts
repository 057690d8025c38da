// /cockpit/kommentare/regeln: what rules would have held of what was written lately, before anybody switches them on.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { url } from '#kernel/named-routes.ts';
import { grouped } from '#design/wording.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { countPending } from '../desk/queries.ts';
import { deskTabs } from '../desk/tabs.ts';
import { commentPaths } from '../paths.ts';
import { holdPhoneNumbers, readReviewSettings, wordsOf } from '../settings.ts';
import { MOST_WORDS_TRIED } from './constants.ts';
import { listTried } from './queries.ts';
import { trialRules, tryRules } from './rules.ts';
import * as texts from './texts.ts';
import { TrialPage } from './ui/TrialPage.tsx';
import type { TrialView } from './views.ts';

export const loadTrialPage = async (ctx: Ctx, typed = ''): Promise<PageAnswer> => {
  const [desk, pending, all, { reviewWords }, holdsPhoneNumbers] = await Promise.all([
    loadDesk(ctx, url(commentPaths.rules)),
    countPending(ctx),
    listTried(ctx),
    readReviewSettings(ctx),
    readSetting(ctx, holdPhoneNumbers),
  ]);
  const tried = wordsOf(typed).slice(0, MOST_WORDS_TRIED);
  const rows = tryRules(trialRules({ words: reviewWords, tried, holdsPhoneNumbers }), all);
  const view: TrialView = {
    tabs: deskTabs('rules', pending),
    action: url(commentPaths.rules),
    typed,
    counted: texts.counted(all.length),
    rows: rows.map(({ name, isOn, held, removed, left, falseShare }) => [
      name,
      isOn ? texts.isOn : texts.isTried,
      grouped(held),
      grouped(removed),
      grouped(left),
      texts.percent(falseShare),
    ]),
  };
  return page(TrialPage, view, { head: { title: texts.title, robots: 'noindex', desk } });
};
