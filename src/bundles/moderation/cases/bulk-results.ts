// Topic: what deciding about many things has in common: the fields of the statement, what each comes to, and taking it back.
import type { Ctx } from '#kernel/ctx.ts';
import { badInput } from '#kernel/errors.ts';
import { refused } from '#kernel/outcomes.ts';
import { done } from '#bundles/desk-tables/public.ts';
import type { BulkAction, BulkResult } from '#bundles/desk-tables/public.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { AGAINST_RULES, MAX_FACTS_LENGTH, UNDO_MS, UNLAWFUL } from '../constants.ts';
import type { Category } from '../constants.ts';
import { EnactmentRefused } from '../deciding/enacting.ts';
import type { DecideOutcome } from '../deciding/commands.ts';
import { NOTHING_DECIDED } from '../deciding/rules.ts';
import { decideUnprompted } from '../deciding/unprompted.ts';
import { undoDecision } from '../deciding/undoing.ts';
import { secondLook } from '../settings.ts';
import { categories, rulesGroup, unlawfulGroup } from '../texts.ts';
import * as texts from './texts.ts';

const optionsOf = (group: string, all: readonly Category[]) =>
  all.map((value) => ({ value, name: categories[value], group }));

/** Against what it is, and why. */
export const statementFields: BulkAction['fields'] = [
  {
    name: 'grund',
    label: texts.categoryField,
    options: [...optionsOf(rulesGroup, AGAINST_RULES), ...optionsOf(unlawfulGroup, UNLAWFUL)],
  },
  { name: 'begruendung', label: texts.factsField, maxLength: MAX_FACTS_LENGTH },
];

/** What turns out to be impossible is thrown, so that what was written for this one thing is undone. */
export const asResult = async (
  caseId: number | undefined,
  work: () => Promise<DecideOutcome & { readonly caseId?: number }>,
): Promise<BulkResult> => {
  try {
    const outcome = await work();
    if (outcome.kind === 'invalid') return refused(Object.values(outcome.errors).join(' '));
    return done({}, { decisionId: outcome.decisionId, caseId: outcome.caseId ?? caseId });
  } catch (error) {
    throw error instanceof EnactmentRefused ? badInput(error.errors) : error;
  }
};

export const undo: NonNullable<BulkAction['undo']> = async (ctx, { id }, { after }) =>
  (await undoDecision(ctx, Number(after['caseId'] ?? id), Number(after['decisionId'])))
    ? 'undone'
    : 'changed';

/** For tables of what can be told of: takes things away with a statement of reasons to their authors; where the portal wants it, that is only proposed. */
export const loadRemoving = async (
  ctx: Ctx,
  done: BulkAction['done'],
): Promise<Required<Pick<BulkAction, 'fields' | 'act' | 'done' | 'undo'>>> => ({
  fields: statementFields,
  done: (await readSetting(ctx, secondLook)) ? texts.proposedMany : done,
  act: (ctx, ref, { grund = '', begruendung = '' }) =>
    asResult(undefined, () => {
      const typed = { ...NOTHING_DECIDED, measure: 'delete', category: grund, facts: begruendung };
      return decideUnprompted(ctx, ref, typed, { undoMs: UNDO_MS.many });
    }),
  undo,
});
