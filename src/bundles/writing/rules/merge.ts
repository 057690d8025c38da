// Merges two contents of a manuscript that began as the same: field by field, texts block by block, topics one by one. What
// both changed otherwise is left to the person: mine, theirs or both. contract.md 14.6
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';
import { mergeBlocks } from './merge-blocks.ts';
import type { Stretch } from './merge-blocks.ts';
import { isSame } from './same.ts';

export type Choice = 'mine' | 'theirs' | 'both';

export interface Conflict {
  /** Names it among the conflicts of the merge. */
  readonly key: string;
  readonly field: string;
  /** These are blocks of a text, or the whole value of another field. */
  readonly kind: 'blocks' | 'value';
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merge {
  readonly fields: Readonly<Record<string, FieldMerge>>;
  readonly conflicts: readonly Conflict[];
  /** Fields in which something of the other was taken over. */
  readonly taken: readonly string[];
}

type FieldMerge =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'conflict'; readonly mine: unknown; readonly theirs: unknown }
  | {
      readonly kind: 'text';
      readonly document: RichTextDocument;
      readonly stretches: readonly Stretch<Block>[];
    };

type Block = RichTextDocument['content'][number];

/** `base` is null when it is not known any more: then all that differs is a conflict. */
export const mergeContents = <Content extends object>(
  base: Content | null,
  mine: Content,
  theirs: Content,
): Merge => {
  const names = Object.keys({ ...theirs, ...mine });
  const fields = Object.fromEntries(
    names.map((name) => [
      name,
      mergeField(base && { value: at(base, name) }, at(mine, name), at(theirs, name)),
    ]),
  );
  const isTaken = (name: string) =>
    !isSame(at(mine, name), at(theirs, name)) && !isSame(at(base, name), at(theirs, name));
  return {
    fields,
    conflicts: names.flatMap((name) => conflictsOf(name, fields[name]!)),
    taken: base ? names.filter(isTaken) : [],
  };
};

/** Returns the content that comes of it; what nobody chose for stays mine. */
export const settle = <Content extends object>(
  merge: Merge,
  choices: Readonly<Record<string, Choice>> = {},
): Content =>
  Object.fromEntries(
    Object.entries(merge.fields).map(([name, field]) => [name, settleField(name, field, choices)]),
  ) as Content;

const at = (content: object | null, name: string): unknown => content?.[name as keyof typeof content];

const mergeField = (base: { readonly value: unknown } | null, mine: unknown, theirs: unknown): FieldMerge => {
  if (isSame(mine, theirs)) return { kind: 'value', value: mine };
  if (!base) return { kind: 'conflict', mine, theirs };
  if (isSame(base.value, mine)) return { kind: 'value', value: theirs };
  if (isSame(base.value, theirs)) return { kind: 'value', value: mine };
  if (isText(base.value) && isText(mine) && isText(theirs))
    return {
      kind: 'text',
      document: mine,
      stretches: mergeBlocks(base.value.content, mine.content, theirs.content),
    };
  if (isWords(base.value) && isWords(mine) && isWords(theirs))
    return { kind: 'value', value: mergeWords(base.value, mine, theirs) };
  return { kind: 'conflict', mine, theirs };
};

const isText = (value: unknown): value is RichTextDocument =>
  (value as { type?: unknown } | null | undefined)?.type === 'doc';

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

/** What either took away is gone, what either added is there. */
const mergeWords = (base: readonly string[], mine: readonly string[], theirs: readonly string[]) => [
  ...theirs.filter((word) => mine.includes(word) || !base.includes(word)),
  ...mine.filter((word) => !theirs.includes(word) && !base.includes(word)),
];

const conflictsOf = (field: string, merged: FieldMerge): Conflict[] => {
  if (merged.kind === 'value') return [];
  if (merged.kind === 'conflict') {
    const { mine, theirs } = merged;
    return [{ key: field, field, kind: 'value', mine, theirs }];
  }
  return merged.stretches.flatMap((stretch, at): Conflict[] =>
    stretch.kind === 'conflict'
      ? [{ key: keyOf(field, at), field, kind: 'blocks', mine: stretch.mine, theirs: stretch.theirs }]
      : [],
  );
};

const keyOf = (field: string, at: number) => `${field} ${at}`;

const settleField = (name: string, field: FieldMerge, choices: Readonly<Record<string, Choice>>): unknown => {
  if (field.kind === 'value') return field.value;
  if (field.kind === 'conflict') return settleValue(field, choices[name] ?? 'mine');
  const blocks = field.stretches.flatMap((stretch, at) => {
    if (stretch.kind === 'agreed') return stretch.blocks;
    const choice = choices[keyOf(name, at)] ?? 'mine';
    return choice === 'both' ? [...stretch.mine, ...stretch.theirs] : stretch[choice];
  });
  return { ...field.document, content: normalize(blocks) };
};

/** Both of words stand one behind the other; of anything else there can be only one. */
const settleValue = (
  { mine, theirs }: { readonly mine: unknown; readonly theirs: unknown },
  choice: Choice,
) => {
  if (choice !== 'both') return choice === 'mine' ? mine : theirs;
  if (typeof mine === 'string' && typeof theirs === 'string') return `${mine} ${theirs}`.trim();
  return Array.isArray(mine) && Array.isArray(theirs) ? [...mine, ...theirs] : mine;
};

/** A text has one premium mark at most, neither first nor last, and is never without a paragraph. */
const normalize = (blocks: readonly Block[]): readonly Block[] => {
  const cut = blocks.findIndex(({ type }) => type === 'cut');
  const kept = blocks.filter(
    ({ type }, at) =>
      type !== 'cut' || (at === cut && at > 0 && blocks.slice(at + 1).some((block) => block.type !== 'cut')),
  );
  return kept.length > 0 ? kept : [{ type: 'paragraph', attrs: { textAlign: null } }];
};
