// Signs as a German newspaper sets them, while one types and in what is pasted; bare addresses in what is pasted become
// links. What was typed stands there first and is set in a step of its own, so that undo takes only that back.
import { closeHistory } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey, type EditorState, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { OPAQUE, addressesIn, typographicEdits, wholeAddress } from '#bundles/rich-text/ui/public.ts';

interface Range {
  readonly from: number;
  readonly to: number;
}

const PASTED = new PluginKey<Range | null>('pasted');

export const typesetting = (): Plugin =>
  new Plugin<Range | null>({
    key: PASTED,
    state: {
      init: () => null,
      apply: (transaction) => (transaction.getMeta('paste') ? rangeOf(transaction) : null),
    },
    props: { handleTextInput: (view, from, to, text) => takesTyped(view, { from, to }, text) },
    view: () => ({ update: setPasted }),
  });

/** Sets a sign that decides when it is typed: quotation marks, and the blank behind a hyphen. */
const takesTyped = (view: EditorView, { from, to }: Range, text: string): boolean => {
  if (view.composing || !/^["'\s]$/.test(text)) return false;
  const typed = view.state.tr.insertText(text, from, to);
  const set = typeset(view.state.apply(typed), { from, to: from + 1 });
  if (!set.docChanged) return false;
  view.dispatch(typed.scrollIntoView());
  view.dispatch(typeset(view.state, { from, to: from + 1 }));
  return true;
};

const setPasted = (view: EditorView) => {
  const range = PASTED.getState(view.state);
  if (!range) return;
  const set = linked(typeset(view.state, range), view.state, range);
  if (set.docChanged) view.dispatch(set);
};

/** Reaches from the first place that changed to the last. */
const rangeOf = (transaction: Transaction): Range | null => {
  let range: Range | null = null;
  transaction.mapping.maps.forEach((map, at) => {
    const rest = transaction.mapping.slice(at + 1);
    map.forEach((_from, _to, from, to) => {
      const [begin, end] = [rest.map(from, -1), rest.map(to, 1)];
      range = { from: Math.min(range?.from ?? begin, begin), to: Math.max(range?.to ?? end, end) };
    });
  });
  return range;
};

const typeset = (state: EditorState, range: Range): Transaction => {
  const edits = textBlocksIn(state.doc, range).flatMap(({ block, start }) =>
    typographicEdits(wordsOf(block), range.from - start, Math.min(range.to - start, block.content.size)).map(
      ({ from, to, text }) => ({ from: start + from, to: start + to, text }),
    ),
  );
  const transaction = closeHistory(state.tr);
  for (const { from, to, text } of edits.toReversed()) transaction.insertText(text, from, to);
  return transaction;
};

/** Links the addresses in a range. `transaction` has changed no lengths but those of dashes; its mapping knows. */
const linked = (transaction: Transaction, { schema, doc }: EditorState, range: Range): Transaction => {
  const type = schema.marks.link;
  if (!type) return transaction;
  for (const { block, start } of textBlocksIn(doc, range))
    for (const { at, text } of addressesIn(wordsOf(block))) {
      const [from, to] = [start + at, start + at + text.length];
      if (to <= range.from || from >= range.to || doc.rangeHasMark(from, to, type)) continue;
      const mark = type.create({ href: wholeAddress(text), newTab: false });
      transaction.addMark(transaction.mapping.map(from), transaction.mapping.map(to, -1), mark);
    }
  return transaction;
};

interface TextBlock {
  readonly block: Node;
  /** Where its content starts. */
  readonly start: number;
}

/** Lists paragraphs and the like within the range, but none of code. */
const textBlocksIn = (doc: Node, { from, to }: Range): TextBlock[] => {
  const found: TextBlock[] = [];
  doc.nodesBetween(from, Math.min(to, doc.content.size), (block, position) => {
    if (block.isTextblock && !block.type.spec.code) found.push({ block, start: position + 1 });
    return !block.isTextblock;
  });
  return found;
};

/** Returns the words of a block with one sign for each place in it; code among words isn't part of them. */
const wordsOf = (block: Node): string => {
  let words = '';
  block.forEach((node) => {
    const isCode = node.marks.some(({ type }) => type.spec.code === true || type.name === 'code');
    if (node.isText && !isCode) words += node.text;
    else if (node.type.name === 'hardBreak') words += '\n';
    else words += OPAQUE.repeat(node.nodeSize);
  });
  return words;
};
