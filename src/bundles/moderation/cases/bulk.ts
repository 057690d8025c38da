// Decides many cases alike with one statement of reasons. Each decision is the command for one case, which asks the policy and
// writes the history; it can be undone for a moment, and those concerned hear of it after that.
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import type { BulkAction, BulkResult } from '#bundles/desk-tables/public.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { CASE_TYPE, SUSPENSIONS, UNDO_MS } from '../constants.ts';
import { decideCase } from '../deciding/commands.ts';
import { NOTHING_DECIDED } from '../deciding/rules.ts';
import type { TypedDecision } from '../deciding/rules.ts';
import { maySeeCases } from '../policy.ts';
import { secondLook } from '../settings.ts';
import { suspensions } from '../texts.ts';
import { CASE_TABLE } from './case-table.ts';
import { asResult, statementFields, undo } from './bulk-results.ts';
import * as texts from './texts.ts';

/** Returns the actions for whoever is a moderator anywhere. */
export const caseActions = async (ctx: Ctx, table: string): Promise<BulkAction[]> => {
  if (table !== CASE_TABLE.name || !maySeeCases(ctx.viewer)) return [];
  const needsSecond = await readSetting(ctx, secondLook);
  return [leaving, hiding({ needsSecond, canSuspend: accountDesk.maySeeDesk(ctx.viewer) })];
};

const decide = async (
  ctx: Ctx,
  { type, id }: ContentRef,
  typed: Partial<TypedDecision>,
): Promise<BulkResult> => {
  if (type !== CASE_TYPE) throw notFound();
  return asResult(id, () => decideCase(ctx, id, { ...NOTHING_DECIDED, ...typed }, { undoMs: UNDO_MS.many }));
};

const leaving: BulkAction = {
  name: 'stehenlassen',
  label: texts.leaveMany,
  order: 10,
  fields: [],
  done: texts.leftMany,
  act: (ctx, ref) => decide(ctx, ref, { measure: 'none' }),
  undo,
};

const suspensionField = {
  name: 'sperre',
  label: texts.suspensionField,
  options: SUSPENSIONS.map((value) => ({ value, name: suspensions[value] })),
  isOptional: true,
};

interface Hiding {
  /** It holds only when somebody else confirms it. */
  readonly needsSecond: boolean;
  readonly canSuspend: boolean;
}

const hiding = ({ needsSecond, canSuspend }: Hiding): BulkAction => ({
  name: 'ausblenden',
  label: texts.hideMany,
  order: 20,
  isDanger: true,
  fields: [...statementFields, ...(canSuspend ? [suspensionField] : [])],
  done: needsSecond ? texts.proposedMany : texts.hiddenMany,
  act: (ctx, ref, { grund = '', begruendung = '', sperre = 'none' }) =>
    decide(ctx, ref, { measure: 'hide', category: grund, facts: begruendung, suspension: sperre }),
  undo,
});
