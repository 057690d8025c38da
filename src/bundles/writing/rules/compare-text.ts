// Says what became of a text: its blocks are compared first, then the words within those that changed. It is browser-safe, and
// bounded in time: a text of 100 kB that was rewritten is shown block by block.
import { diffArrays } from 'diff';
import { toPlainText, treeToBBCode } from '#bundles/rich-text/ui/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';
import { compareWords } from './compare-words.ts';
import type { WordChange } from './compare-words.ts';
import { pairUp } from './pair-up.ts';
import * as texts from './texts.ts';

export type BlockChange =
  /** These are blocks in a row that nobody touched, of which only the number matters. */
  | { readonly kind: 'skipped'; readonly count: number }
  | {
      readonly kind: 'same' | 'changed' | 'removed' | 'added';
      readonly words: readonly WordChange[];
      /** Whether only how it looks or where its links lead has changed: the words are BBCode then. */
      readonly isMarkup: boolean;
    };

/** So many blocks may differ; beyond that the whole text is shown as replaced. */
const MAX_EDITS = 600;
/** Characters that are compared by words in one text; blocks after that are shown as replaced. */
const MAX_COMPARED = 60_000;
/** Untouched blocks shown before and after a change. */
const CONTEXT = 1;

type Document = Pick<RichTextDocument, 'content'>;

/** Returns the change from one text to the other, in the order of the page; empty when there is none. */
export const compareTexts = (before: Document, after: Document): readonly BlockChange[] => {
  const [old, young] = [before, after].map(blocksOf) as [Block[], Block[]];
  const steps = stepsBetween(old, young);
  if (steps.every(({ kind }) => kind === 'same')) return [];
  return withoutDistant(toChanges(steps));
};

interface Block {
  /** All of it: two blocks with the same one are the same. */
  readonly code: string;
  /** What a reader reads of it; slots by their names. */
  readonly words: string;
}

const blocksOf = ({ content }: Document): Block[] =>
  content.map((node) => {
    const alone = { content: [node] };
    return { code: treeToBBCode(alone), words: texts.slotName(node) ?? toPlainText(alone) };
  });

type Step =
  | { readonly kind: 'same'; readonly block: Block }
  /** One of them may be missing. */
  | { readonly kind: 'replaced'; readonly before: Block | undefined; readonly after: Block | undefined };

/** What is taken out and what is put in at one place is taken for changed, as far as it is alike. */
const stepsBetween = (old: readonly Block[], young: readonly Block[]): Step[] => {
  const codes = (blocks: readonly Block[]) => blocks.map(({ code }) => code);
  const runs = diffArrays(codes(old), codes(young), { maxEditLength: MAX_EDITS });
  if (!runs) return replaced(old, young);
  const steps: Step[] = [];
  let [fromOld, fromYoung] = [0, 0];
  let [taken, put]: [readonly Block[], readonly Block[]] = [[], []];
  for (const { added, removed, count } of runs) {
    if (removed) taken = old.slice(fromOld, fromOld + count);
    else if (added) put = young.slice(fromYoung, fromYoung + count);
    else {
      steps.push(...replaced(taken, put));
      [taken, put] = [[], []];
      steps.push(...old.slice(fromOld, fromOld + count).map((block) => ({ kind: 'same' as const, block })));
    }
    if (!added) fromOld += count;
    if (!removed) fromYoung += count;
  }
  return [...steps, ...replaced(taken, put)];
};

const replaced = (before: readonly Block[], after: readonly Block[]): Step[] =>
  pairUp(before, after, ({ words }) => words).map((couple) => ({ kind: 'replaced', ...couple }));

const toChanges = (steps: readonly Step[]): BlockChange[] => {
  let left = MAX_COMPARED;
  return steps.map((step): BlockChange => {
    if (step.kind === 'same') return untouched(step.block);
    const { before, after } = step;
    if (before && before.code === after?.code) return untouched(before);
    for (const block of [before, after]) if (block) left -= block.code.length;
    return toChange(before, after, left >= 0);
  });
};

const untouched = ({ words }: Block): BlockChange => ({
  kind: 'same',
  words: [{ kind: 'same', text: words }],
  isMarkup: false,
});

const toChange = (before: Block | undefined, after: Block | undefined, mayCompare: boolean): BlockChange => {
  const isMarkup = before !== undefined && after !== undefined && before.words === after.words;
  const [old = '', young = ''] = [before, after].map((block) => (isMarkup ? block?.code : block?.words));
  if (!before) return { kind: 'added', words: [{ kind: 'added', text: young }], isMarkup };
  if (!after) return { kind: 'removed', words: [{ kind: 'removed', text: old }], isMarkup };
  const words: readonly WordChange[] = mayCompare
    ? compareWords(old, young)
    : [
        { kind: 'removed', text: old },
        { kind: 'added', text: young },
      ];
  return { kind: 'changed', words, isMarkup };
};

/** Long stretches that nobody touched become their number. */
const withoutDistant = (changes: readonly BlockChange[]): BlockChange[] => {
  const isNear = changes.map((_, at) =>
    changes.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ kind }) => kind !== 'same'),
  );
  const shown: BlockChange[] = [];
  changes.forEach((change, at) => {
    const last = shown.at(-1);
    if (isNear[at]) shown.push(change);
    else if (last?.kind === 'skipped') shown[shown.length - 1] = { kind: 'skipped', count: last.count + 1 };
    else shown.push({ kind: 'skipped', count: 1 });
  });
  return shown;
};
