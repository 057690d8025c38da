// Says what a change of a piece came to in words. Its entry names two revisions; they are compared when somebody reads.
import type { Ctx } from '#kernel/ctx.ts';
import type { HistoryEntry } from '#bundles/history/public.ts';
import { publishedChanges } from '#bundles/writing/public.ts';
import type { FieldChange } from '#bundles/writing/ui/public.ts';
import { BLOCKS_SHOWN, CHANGES_COMPARED, LETTERS_SHOWN } from './constants.ts';
import type { EntryView } from './views.ts';

export interface ChangedText {
  readonly changes: readonly FieldChange[];
  readonly href: string;
}

/** Returns the changes by entry, of the newest alone: comparing costs as much as the texts are long. */
export const changedTexts = async (
  ctx: Ctx,
  entries: readonly HistoryEntry[],
): Promise<ReadonlyMap<number, ChangedText>> => {
  const steps = entries.flatMap(({ id, type, objectId, before, after }) => {
    const [old, young] = [before?.['revision'], after?.['revision']];
    return Number.isInteger(old) && Number.isInteger(young)
      ? [{ id, step: { type, objectId, before: old as number, after: young as number } }]
      : [];
  });
  const compared = steps.slice(0, CHANGES_COMPARED);
  const found = await publishedChanges(
    ctx,
    compared.map(({ step }) => step),
  );
  return new Map(
    compared.flatMap(({ id }, at) => {
      const change = found[at];
      return change ? [[id, change] as const] : [];
    }),
  );
};

/** What revisions say stands for what the entry itself says of the same field. */
export const withTexts = (
  told: readonly FieldChange[],
  text: ChangedText | undefined,
): Pick<EntryView, 'changes' | 'compareHref'> => {
  if (!text) return { changes: told, compareHref: null };
  const names = new Set(text.changes.map(({ name }) => name));
  const shown = text.changes.map(shortened);
  return {
    changes: [...told.filter(({ name }) => !names.has(name)), ...shown],
    compareHref: shown.some((change, at) => change !== text.changes[at]) ? text.href : null,
  };
};

/** Returns a text as far as an entry of a list has room for it. */
const shortened = (change: FieldChange): FieldChange => {
  if (change.kind !== 'text') return change;
  let letters = 0;
  const end = change.blocks.findIndex((block, at) => {
    letters += block.kind === 'skipped' ? 0 : block.words.reduce((sum, { text }) => sum + text.length, 0);
    return at >= BLOCKS_SHOWN || (at > 0 && letters > LETTERS_SHOWN);
  });
  return end === -1 ? change : { ...change, blocks: change.blocks.slice(0, end) };
};
