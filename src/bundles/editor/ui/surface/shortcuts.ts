// Marks as people type them: „## “ begins a heading, „**fett**“ becomes bold, a bare address becomes a link.
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import type { MarkType, Schema } from 'prosemirror-model';
import type { EditorState, Plugin, Transaction } from 'prosemirror-state';
import { addressesIn, isLink, wholeAddress } from '#bundles/rich-text/ui/public.ts';

/** Returns the shortcuts that the schema has a place for. The last step is taken back by undo, and by the backspace key. */
export const typedShortcuts = (schema: Schema): Plugin => inputRules({ rules: rulesFor(schema) });

export const rulesFor = ({ nodes, marks }: Schema): InputRule[] => {
  const { heading, bulletList, orderedList, blockquote, codeBlock, horizontalRule } = nodes;
  const { bold, italic, code, strike, link } = marks;
  return [
    heading && textblockTypeInputRule(/^(#{2,4})\s$/, heading, ([, signs = '']) => ({ level: signs.length })),
    bulletList && wrappingInputRule(/^\s*[-*]\s$/, bulletList),
    orderedList && wrappingInputRule(/^(\d{1,6})\.\s$/, orderedList, startOf, continuesList),
    blockquote && wrappingInputRule(/^\s*>\s$/, blockquote),
    codeBlock &&
      textblockTypeInputRule(/^```([\w+#.-]{1,32})?\s$/, codeBlock, ([, language = null]) => ({ language })),
    horizontalRule && new InputRule(/^(?:---|—-)$/, toRule, { undoable: true }),
    bold && markRule(/(?:^|[^*])(\*\*([^*\s](?:[^*]*[^*\s])?)\*\*)$/, bold),
    italic && markRule(/(?:^|[^*\w])(\*([^*\s](?:[^*]*[^*\s])?)\*)$/, italic),
    code && markRule(/(?:^|[^`])(`([^`]+)`)$/, code),
    strike && markRule(/(?:^|[^~])(~~([^~\s](?:[^~]*[^~\s])?)~~)$/, strike),
    link && new InputRule(/\[([^[\]]+)\]\(([^()\s]+)\)$/, toNamedLink(link)),
    link && new InputRule(/(?:^|\s)(\S*\.\S+)(\s)$/, toBareLink(link)),
  ].filter((rule) => rule !== undefined);
};

const startOf = ([, start = '1']: RegExpMatchArray) => ({ start: Number(start) });

const continuesList = (
  [, start]: RegExpMatchArray,
  node: { childCount: number; attrs: { start?: number } },
) => node.childCount + (node.attrs.start ?? 1) === Number(start);

const toRule = (state: EditorState, _match: RegExpMatchArray, start: number): Transaction | null => {
  const { horizontalRule, paragraph } = state.schema.nodes;
  const $start = state.doc.resolve(start);
  if (!horizontalRule || $start.parent.type !== paragraph) return null;
  const transaction = state.tr.delete(start, state.selection.from);
  return transaction.insert($start.before(), horizontalRule.create());
};

/** Makes a rule for a mark. The first group of `shape` stands for all that is replaced, the second for the words that stay. */
const markRule = (shape: RegExp, type: MarkType): InputRule =>
  new InputRule(shape, (state, match, start, end) => {
    const [whole, marked = '', words = ''] = match;
    const from = start + whole.length - marked.length;
    if (!words || !state.doc.resolve(from).parent.type.allowsMarkType(type)) return null;
    const inner = from + marked.indexOf(words);
    const transaction = state.tr;
    if (end > inner + words.length) transaction.delete(inner + words.length, end);
    transaction.delete(from, inner).addMark(from, from + words.length, type.create());
    return transaction.removeStoredMark(type);
  });

const toNamedLink =
  (type: MarkType) =>
  (state: EditorState, [, text = '', address = '']: RegExpMatchArray, start: number, end: number) => {
    const href = wholeAddress(address);
    if (!isLink(href)) return null;
    const mark = type.create({ href, newTab: false });
    return state.tr.replaceWith(start, end, state.schema.text(text, [mark])).removeStoredMark(type);
  };

/** Links a word with a point in it to the address that it is or holds. */
const toBareLink =
  (type: MarkType) =>
  (state: EditorState, [whole, word = '', space = '']: RegExpMatchArray, start: number, end: number) => {
    const [address] = addressesIn(word);
    if (!address) return null;
    const from = start + whole.indexOf(word) + address.at;
    const to = from + address.text.length;
    if (state.doc.rangeHasMark(from, to, type)) return null;
    return state.tr
      .insertText(space, end)
      .addMark(from, to, type.create({ href: wholeAddress(address.text), newTab: false }))
      .removeStoredMark(type);
  };
