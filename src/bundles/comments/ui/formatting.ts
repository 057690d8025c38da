// Helps with the marks of a comment: it puts them around what is selected in the field. The browser's own undo still works.

/** A mark by the tag it writes. */
export type Mark = 'b' | 'i' | 's' | 'quote' | 'url';

/** The marks by the letter that is pressed with Ctrl or ⌘. */
export const MARK_OF_KEY: Readonly<Record<string, Mark>> = { b: 'b', i: 'i' };

const LINK_START = 'https://';

/** Sets the mark around the selection, or at the caret, and leaves selected what one types next. */
export const setMark = (field: HTMLTextAreaElement, mark: Mark): void => {
  const { selectionStart: start, selectionEnd: end, value } = field;
  const chosen = value.slice(start, end);
  const isAddress = /^https?:\/\/\S+$/.test(chosen);
  const opening = mark === 'url' && !isAddress ? `[url=${LINK_START}]` : `[${mark}]`;
  field.focus();
  insert(field, `${opening}${chosen}[/${mark}]`);
  const at = start + opening.length;
  // A link without an address gets the caret where the address is to be typed.
  if (opening.endsWith(`${LINK_START}]`)) field.setSelectionRange(at - 1, at - 1);
  else field.setSelectionRange(at, at + chosen.length);
};

/** Types the text in place of the selection, as a person would. */
export const insert = (field: HTMLTextAreaElement, text: string): void => {
  // This command is deprecated, but it is the only way that leaves the browser's undo in order.
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
