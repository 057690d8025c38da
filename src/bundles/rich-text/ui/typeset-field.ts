// Signs as a newspaper sets them, in a field of plain words: what was typed or pasted stands there first and is set in a
// step of its own, so that the browser's undo takes only that back.
import { typographicEdits } from '../rules/typography.ts';

type WordsField = HTMLInputElement | HTMLTextAreaElement;

/** Sets signs in a field until the signal ends. */
export const typesetField = (field: WordsField, signal: AbortSignal): void => {
  let pastedAt = -1;
  const comesIn = () => {
    pastedAt = field.selectionStart ?? -1;
  };
  field.addEventListener('paste', comesIn, { signal });
  field.addEventListener('drop', () => (pastedAt = -1), { signal });
  const look = (event: Event) => {
    if (!(event instanceof InputEvent) || event.isComposing) return;
    const end = field.selectionStart ?? 0;
    const isTyped = event.inputType === 'insertText' && /^["'\s]$/.test(event.data ?? '');
    const isPasted = event.inputType === 'insertFromPaste' && pastedAt >= 0;
    // It runs after the other listeners of this event, so that it is a change of its own.
    if (isTyped || isPasted) setTimeout(typeset, 0, field, isTyped ? end - 1 : pastedAt, end);
  };
  field.addEventListener('input', look, { signal });
};

const typeset = (field: WordsField, from: number, to: number) => {
  const edits = typographicEdits(field.value, from, to);
  if (edits.length === 0 || !field.isConnected) return;
  const caret = field.selectionStart ?? to;
  const grown = edits
    .map((edit) => edit.text.length - (edit.to - edit.from))
    .reduce((sum, by) => sum + by, 0);
  for (const edit of edits.toReversed()) put(field, edit.from, edit.to, edit.text);
  field.setSelectionRange(caret + grown, caret + grown);
};

/** Puts text by the command that knows the browser's undo; it is deprecated, but nothing else does that. */
const put = (field: WordsField, from: number, to: number, text: string) => {
  field.setSelectionRange(from, to);
  if (document.activeElement === field && document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
};
