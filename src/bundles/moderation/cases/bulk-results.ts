// Shares what deciding about many things has in common: the fields of the statement, what each comes to, and taking it back.
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badInput } from '#kernel/errors.ts';
import { refused } from '#kernel/outcomes.ts';
import { done } from '#bundles/desk-tables/public.ts';
import type { BulkAction, BulkResult } from '#bundles/desk-tables/public.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { MAX_FACTS_LENGTH, UNDO_MS } from '../constants.ts';
import { EnactmentRefused } from '../deciding/enacting.ts';
import type { DecideOutcome } from '../deciding/commands.ts';
import { removeUnprompted } from '../deciding/unprompted.ts';
import type { Removal } from '../deciding/unprompted.ts';
import { undoDecision } from '../deciding/undoing.ts';
import { secondLook } from '../settings.ts';
import { categoryOptions } from '../categories/texts.ts';
import * as texts from './texts.ts';

/** The fields for what something is against, and why. */
export const statementFields: BulkAction['fields'] = [
  {
    name: 'grund',
    label: texts.categoryField,
    options: categoryOptions,
  },
  { name: 'begruendung', label: texts.factsField, maxLength: MAX_FACTS_LENGTH },
];

/**
 * Turns the outcome of the work into a result. What turns out to be impossible is thrown, so that what was written for this one
 * thing is undone.
 */
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

export interface Removing extends Pick<Removal, 'measure'> {
  /** Throws where one isn't as the table showed it. */
  readonly check?: ((ctx: Ctx, ref: ContentRef) => Promise<unknown>) | undefined;
}

/**
 * Loads the action that takes things away, for tables of what can be told of, with a statement of reasons to their authors;
 * where the portal wants it, that is only proposed.
 */
export const loadRemoving = async (
  ctx: Ctx,
  done: BulkAction['done'],
  { measure = 'delete', check }: Removing = {},
): Promise<Required<Pick<BulkAction, 'fields' | 'act' | 'done' | 'undo'>>> => ({
  fields: statementFields,
  done: (await readSetting(ctx, secondLook)) ? texts.proposedMany : done,
  act: (ctx, ref, { grund = '', begruendung = '' }) =>
    asResult(undefined, () =>
      removeUnprompted(
        ctx,
        ref,
        { measure, category: grund, facts: begruendung },
        { undoMs: UNDO_MS.many, check: check && ((ctx) => check(ctx, ref)) },
      ),
    ),
  undo,
});
