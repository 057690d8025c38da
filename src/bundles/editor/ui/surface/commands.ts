// This is what the tools do to the text. A command called without `dispatch` only says whether it could.
import { chainCommands, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Attrs, MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, Selection, TextSelection } from 'prosemirror-state';
import type { MarkName, NodeName } from './schema.ts';

export const nodeType = (state: EditorState, name: NodeName): NodeType | undefined =>
  state.schema.nodes[name];
export const markType = (state: EditorState, name: MarkName): MarkType | undefined =>
  state.schema.marks[name];

export const toggle =
  (name: MarkName): Command =>
  (state, dispatch) => {
    const type = markType(state, name);
    return type ? toggleMark(type)(state, dispatch) : false;
  };

/** Sets the mark with its attributes, or takes it away when `attrs` is null. */
export const setMark =
  (name: MarkName, attrs: Attrs | null): Command =>
  (state, dispatch) => {
    const type = markType(state, name);
    if (!type) return false;
    const { from, to, empty } = state.selection;
    const transaction = state.tr;
    if (empty) {
      transaction.removeStoredMark(type);
      if (attrs) transaction.addStoredMark(type.create(attrs));
    } else {
      transaction.removeMark(from, to, type);
      if (attrs) transaction.addMark(from, to, type.create(attrs));
    }
    dispatch?.(transaction);
    return true;
  };

/** Makes a block a paragraph, or a heading of a level; the alignment stays. */
export const setStyle =
  (level: number | null): Command =>
  (state, dispatch) => {
    const type = nodeType(state, level === null ? 'paragraph' : 'heading');
    if (!type) return false;
    const { textAlign = null } = state.selection.$from.parent.attrs;
    return setBlockType(type, level === null ? { textAlign } : { level, textAlign })(state, dispatch);
  };

export const setAlignment =
  (textAlign: string | null): Command =>
  (state, dispatch) => {
    const transaction = state.tr;
    for (const { node, pos } of textblocksIn(state)) {
      if ('textAlign' in node.attrs) transaction.setNodeAttribute(pos, 'textAlign', textAlign);
    }
    if (!transaction.docChanged) return false;
    dispatch?.(transaction.scrollIntoView());
    return true;
  };

/** Puts blocks into a list, changes one kind of list to the other, or takes them out of it. */
export const toggleList =
  (name: 'bulletList' | 'orderedList'): Command =>
  (state, dispatch) => {
    const type = nodeType(state, name);
    const item = nodeType(state, 'listItem');
    if (!type || !item) return false;
    const around = enclosing(state, ['bulletList', 'orderedList']);
    if (!around) return wrapInList(type)(state, dispatch);
    if (around.node.type === type) return liftListItem(item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(around.pos, type));
    return true;
  };

export const indent: Command = (state, dispatch) => {
  const item = nodeType(state, 'listItem');
  return item ? sinkListItem(item)(state, dispatch) : false;
};

export const outdent: Command = (state, dispatch) => {
  const item = nodeType(state, 'listItem');
  return item ? liftListItem(item)(state, dispatch) : false;
};

/** Puts a quotation or spoiler around the blocks, or takes it away again. */
export const toggleAround =
  (name: 'blockquote' | 'spoiler'): Command =>
  (state, dispatch) => {
    const type = nodeType(state, name);
    if (!type) return false;
    const around = enclosing(state, [name]);
    if (!around) return wrapIn(type)(state, dispatch);
    const inside = state.doc.resolve(around.pos + 1);
    const range = inside.blockRange(state.doc.resolve(around.pos + around.node.nodeSize - 1));
    if (!range) return lift(state, dispatch);
    dispatch?.(state.tr.lift(range, range.depth - 1).scrollIntoView());
    return true;
  };

export const toggleCodeBlock: Command = (state, dispatch) => {
  const [code, paragraph] = [nodeType(state, 'codeBlock'), nodeType(state, 'paragraph')];
  if (!code || !paragraph) return false;
  return setBlockType(enclosing(state, ['codeBlock']) ? paragraph : code)(state, dispatch);
};

/** Leaves words without marks in plain paragraphs. */
export const clearFormatting: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection;
  const transaction = empty ? state.tr.setStoredMarks([]) : state.tr.removeMark(from, to);
  const paragraph = state.schema.nodes.paragraph!;
  transaction.setBlockType(from, to, paragraph, { textAlign: null });
  dispatch?.(transaction);
  return true;
};

/** Inserts a node within the words, such as a smiley. */
export const insertInline =
  (name: NodeName, attrs: Attrs): Command =>
  (state, dispatch) => {
    const type = nodeType(state, name);
    if (!type || !state.selection.$from.parent.inlineContent || state.selection.$from.parent.type.spec.code)
      return false;
    dispatch?.(state.tr.replaceSelectionWith(type.create(attrs), true).scrollIntoView());
    return true;
  };

export const insertRule: Command = (state, dispatch) => {
  const type = nodeType(state, 'horizontalRule');
  return type ? insertBlocks([type.create()], state, dispatch) : false;
};

/** Inserts pictures, cards and videos on the top level behind the block that the cursor is in. */
export const insertSlots =
  (slots: readonly object[]): Command =>
  (state, dispatch) => {
    const { schema, selection } = state;
    const nodes = slots.map((json) => schema.nodeFromJSON(json));
    if (nodes.length === 0) return false;
    const transaction = state.tr;
    const { $from } = selection;
    const isEmptyLine = $from.depth === 1 && $from.parent.isTextblock && $from.parent.content.size === 0;
    const start = $from.depth === 0 ? selection.to : $from.before(1);
    const end = $from.depth === 0 ? selection.to : $from.after(1);
    transaction.replaceWith(isEmptyLine ? start : end, end, nodes);
    const behind = transaction.mapping.map(end);
    if (behind >= transaction.doc.content.size) transaction.insert(behind, schema.nodes.paragraph!.create());
    transaction.setSelection(Selection.near(transaction.doc.resolve(behind), 1));
    dispatch?.(transaction.scrollIntoView());
    return true;
  };

/** Inserts the premium mark behind the block with the cursor; there is one at most, and words stand on both sides of it. */
export const insertCut: Command = (state, dispatch) => {
  const type = nodeType(state, 'cut');
  if (!type || hasCut(state.doc)) return false;
  const { $from } = state.selection;
  const end = $from.depth === 0 ? state.selection.to : $from.after(1);
  const isLast = end >= state.doc.content.size;
  const nodes = isLast ? [type.create(), state.schema.nodes.paragraph!.create()] : [type.create()];
  if (end === 0) return false;
  dispatch?.(state.tr.insert(end, nodes).scrollIntoView());
  return true;
};

export const removeCut: Command = (state, dispatch) => {
  let position = -1;
  state.doc.forEach((node, offset) => {
    if (node.type.name === 'cut') position = offset;
  });
  if (position < 0) return false;
  dispatch?.(state.tr.delete(position, position + 1));
  return true;
};

export const hasCut = (doc: Node): boolean => doc.children.some(({ type }) => type.name === 'cut');

export const insertTable =
  (rows: number, columns: number): Command =>
  (state, dispatch) => {
    const { table, tableRow, tableCell, tableHeader, paragraph } = state.schema.nodes;
    if (!table || !tableRow || !tableCell || !tableHeader || !paragraph) return false;
    const rowOf = (type: NodeType) =>
      tableRow.create(
        null,
        Array.from({ length: columns }, () => type.create(null, paragraph.create())),
      );
    const body = Array.from({ length: rows }, (_, at) =>
      rowOf(at === 0 && rows > 1 ? tableHeader : tableCell),
    );
    return insertBlocks([table.create(null, body)], state, dispatch, true);
  };

const insertBlocks = (
  nodes: readonly Node[],
  state: EditorState,
  dispatch: Parameters<Command>[1],
  goesInside = false,
): boolean => {
  const transaction = state.tr;
  const { $from } = state.selection;
  if (!$from.parent.isTextblock && !(state.selection instanceof NodeSelection)) return false;
  const isEmptyLine = $from.parent.isTextblock && $from.parent.content.size === 0 && $from.depth === 1;
  const end = $from.parent.isTextblock ? $from.after() : state.selection.to;
  const start = isEmptyLine ? $from.before() : end;
  transaction.replaceWith(start, end, nodes);
  if (transaction.mapping.map(end) >= transaction.doc.content.size) {
    transaction.insert(transaction.doc.content.size, state.schema.nodes.paragraph!.create());
  }
  const aim = goesInside ? start + 1 : transaction.mapping.map(end);
  transaction.setSelection(Selection.near(transaction.doc.resolve(aim), 1));
  dispatch?.(transaction.scrollIntoView());
  return true;
};

/** Puts the link on the selected words, or writes `text` as one. */
export const setLink =
  (text: string, attrs: Attrs): Command =>
  (state, dispatch) => {
    const type = markType(state, 'link');
    if (!type) return false;
    const { from, to } = wordsIn(state.doc, linkRange(state));
    const marks = state.doc
      .resolve(from)
      .marks()
      .filter((mark) => mark.type !== type);
    const transaction = state.tr;
    if (state.doc.textBetween(from, to, ' ') !== text) {
      transaction.replaceWith(from, to, state.schema.text(text, marks));
    }
    const end = transaction.mapping.map(to, 1);
    transaction.removeMark(from, end, type).addMark(from, end, type.create(attrs));
    transaction.setSelection(TextSelection.create(transaction.doc, end)).removeStoredMark(type);
    dispatch?.(transaction.scrollIntoView());
    return true;
  };

interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Returns the range without the spaces at its ends: on some systems a double click selects the one behind a word. */
const wordsIn = (doc: Node, { from, to }: TextRange): TextRange => {
  const isSpace = (at: number) => /^\s$/.test(doc.textBetween(at, at + 1));
  let [first, last] = [from, to];
  while (first < last && isSpace(first)) first += 1;
  while (last > first && isSpace(last - 1)) last -= 1;
  return first < last ? { from: first, to: last } : { from, to };
};

export const removeLink: Command = (state, dispatch) => {
  const type = markType(state, 'link');
  if (!type) return false;
  const { from, to } = linkRange(state);
  dispatch?.(state.tr.removeMark(from, to, type));
  return true;
};

/** Returns the range of the selection, or of the whole link that the cursor stands in. */
export const linkRange = (state: EditorState): TextRange => {
  const { from, to, $from, empty } = state.selection;
  const type = markType(state, 'link');
  if (!empty || !type) return { from, to };
  const start = $from.parent.childAfter($from.parentOffset);
  const mark = start.node && type.isInSet(start.node.marks);
  if (!mark) return { from, to };
  let [first, last] = [start.index, start.index];
  const { parent } = $from;
  while (first > 0 && mark.isInSet(parent.child(first - 1).marks)) first -= 1;
  while (last + 1 < parent.childCount && mark.isInSet(parent.child(last + 1).marks)) last += 1;
  const begin = $from.start() + sizeBefore(parent, first);
  return { from: begin, to: $from.start() + sizeBefore(parent, last + 1) };
};

const sizeBefore = (parent: Node, index: number): number =>
  parent.children.slice(0, index).reduce((size, child) => size + child.nodeSize, 0);

/** Finds the innermost node of these kinds around the cursor. */
export const enclosing = (
  state: EditorState,
  names: readonly NodeName[],
): { node: Node; pos: number } | undefined => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (names.some((name) => name === node.type.name)) return { node, pos: $from.before(depth) };
  }
  return undefined;
};

export const textblocksIn = (state: EditorState): readonly { node: Node; pos: number }[] => {
  const found: { node: Node; pos: number }[] = [];
  const { from, to } = state.selection;
  state.doc.nodesBetween(from, to, (node, pos) => {
    if (node.isTextblock) found.push({ node, pos });
    return !node.isTextblock;
  });
  return found;
};

/** Finds the mark of that kind under the cursor or at the beginning of the selection. */
export const markAt = (state: EditorState, name: MarkName) => {
  const type = markType(state, name);
  if (!type) return undefined;
  const { $from, from, to, empty } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks());
  let found: ReturnType<MarkType['isInSet']>;
  state.doc.nodesBetween(from, to, (node) => {
    if (!found && node.isInline) found = type.isInSet(node.marks);
  });
  return found;
};

/** The keys that indent a line within lists and take it back: Tab and Shift-Tab. */
export const indentKeys = { Tab: chainCommands(indent), 'Shift-Tab': chainCommands(outdent) };

/** Puts others in the place of the picture or card `current`, which stood at `position` when the question was put. */
export const replaceSlot =
  (position: number, current: object, slots: readonly object[]): Command =>
  (state, dispatch) => {
    const old = state.schema.nodeFromJSON(current);
    const at = placeOf(state.doc, old, position);
    if (at === undefined || slots.length === 0) return false;
    const nodes = slots.map((json) => state.schema.nodeFromJSON(json));
    dispatch?.(state.tr.replaceWith(at, at + old.nodeSize, nodes));
    return true;
  };

/** Finds where a slot stands by now, since what arrives meanwhile moves it; of several alike the nearest. */
const placeOf = (doc: Node, slot: Node, position: number): number | undefined => {
  const places: number[] = [];
  doc.forEach((node, offset) => {
    if (node.eq(slot)) places.push(offset);
  });
  return places.toSorted((a, b) => Math.abs(a - position) - Math.abs(b - position))[0];
};
