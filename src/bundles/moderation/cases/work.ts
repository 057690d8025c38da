// Loads what is to be done in a case now: deciding, confirming what somebody else proposed, or deciding about an appeal.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { refusalToDecideAppeal } from '../appeals/deciders.ts';
import { AGAINST_RULES, MEASURES, SUSPENSIONS, UNLAWFUL } from '../constants.ts';
import { loadPossible } from '../deciding/possible.ts';
import { NOTHING_DECIDED, isPossible } from '../deciding/rules.ts';
import * as decidingTexts from '../deciding/texts.ts';
import { caseDeskPaths } from '../paths.ts';
import { mayLookAgain, mayWorkOnCase } from '../policy.ts';
import type { Appeal, Case, Decision } from '../queries.ts';
import { secondLook } from '../settings.ts';
import { categories, rulesGroup, unlawfulGroup } from '../categories/texts.ts';
import { measures, suspensions } from '../texts.ts';
import type { Refused } from './case-page.ts';
import type { CaseWorkView } from './views.ts';

interface Around {
  readonly lastNotice: number | null;
  readonly decisions: readonly Decision[];
  readonly appeals: readonly Appeal[];
  readonly refused: Refused | undefined;
}

export const loadWork = async (
  ctx: Ctx,
  one: Case,
  { lastNotice, decisions, appeals, refused }: Around,
): Promise<CaseWorkView> => {
  const { id: caseId, state } = one;
  const last = decisions.at(-1);
  if (!mayWorkOnCase(ctx.viewer, one)) return { kind: 'nothing' };
  if (state === 'open') return decideWork(ctx, one, lastNotice, refused);
  if (state === 'proposed' && last) {
    const action = url(caseDeskPaths.confirm, { caseId });
    const canDecide = mayLookAgain(ctx.viewer, one, last);
    return { kind: 'confirm', action, canDecide, decision: last.id, lastNotice };
  }
  const next = appeals.find(({ outcome }) => outcome === null);
  const appealed = decisions.find(({ id }) => id === next?.decisionId);
  if (state !== 'appealed' || !next || !appealed) return { kind: 'nothing' };
  return {
    kind: 'appeal',
    action: url(caseDeskPaths.appeal, { caseId }),
    refusal: await refusalToDecideAppeal(ctx, one, appealed, next),
    appeal: next.id,
    typed: refused?.outcome ?? { outcome: '', answer: '' },
  };
};

const decideWork = async (
  ctx: Ctx,
  one: Case,
  lastNotice: number | null,
  refused: Refused | undefined,
): Promise<CaseWorkView> => {
  const [can, needsSecond] = await Promise.all([loadPossible(ctx, one), readSetting(ctx, secondLook)]);
  return {
    kind: 'decide',
    action: url(caseDeskPaths.decide, { caseId: one.id }),
    typed: refused?.decision ?? NOTHING_DECIDED,
    lastNotice,
    can,
    measures: MEASURES.filter((measure) => isPossible(measure, can)).map(option(measures)),
    suspensions: SUSPENSIONS.map(option(suspensions)),
    categories: [
      { name: rulesGroup, options: AGAINST_RULES.map(option(categories)) },
      { name: unlawfulGroup, options: UNLAWFUL.map(option(categories)) },
    ],
    button: needsSecond ? decidingTexts.propose : decidingTexts.decide,
  };
};

const option =
  <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (value: Value) => ({ value, name: names[value] });
