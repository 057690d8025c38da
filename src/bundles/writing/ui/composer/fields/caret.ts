// Says where the caret stands in a text, so that it is found again when others changed the text around it.

export interface Caret {
  /** The position of the paragraph it stands in, and the words of that. */
  readonly position: number;
  readonly words: string;
  readonly offset: number;
}

/** Returns where the caret stands; at the beginning where it stands in no paragraph. */
export const caretIn = (field: Element): Caret => {
  const selection = getSelection();
  const text = field.querySelector('[contenteditable="true"]');
  const block = [...(text?.children ?? [])].find((one) => one.contains(selection?.focusNode ?? null));
  if (!text || !block || !selection?.focusNode) return { position: 0, words: '', offset: 0 };
  const before = document.createRange();
  before.setStart(block, 0);
  before.setEnd(selection.focusNode, selection.focusOffset);
  return {
    position: [...text.children].indexOf(block),
    words: block.textContent ?? '',
    offset: before.toString().length,
  };
};

/** Puts the caret into the paragraph with the same words that is nearest; without one, into that which came into its place. */
export const placeCaret = (text: Element, { position, words, offset }: Caret): void => {
  const blocks = [...text.children];
  const [nearest] = blocks
    .map((block, at) => ({ block, way: Math.abs(at - position) }))
    .filter(({ block }) => block.textContent === words)
    .toSorted((a, b) => a.way - b.way);
  const block = nearest?.block ?? blocks[Math.min(position, blocks.length - 1)];
  if (block) getSelection()?.collapse(...pointIn(block, offset));
};

const pointIn = (block: Element, offset: number): [Node, number] => {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let left = offset;
  let last: Node = block;
  while (walker.nextNode()) {
    const { length } = walker.currentNode as Text;
    if (left <= length) return [walker.currentNode, left];
    left -= length;
    last = walker.currentNode;
  }
  return [last, last === block ? 0 : (last as Text).length];
};
