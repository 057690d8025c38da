import { beforeEach, describe, expect, it } from 'vitest';
import { typesetField } from './typeset-field.ts';

let field: HTMLInputElement;
beforeEach(() => {
  document.body.innerHTML = '<input>';
  field = document.querySelector('input')!;
  typesetField(field, new AbortController().signal);
});

const put = async (text: string, inputType: string) => {
  field.setRangeText(text, field.selectionStart!, field.selectionEnd!, 'end');
  field.dispatchEvent(new InputEvent('input', { inputType, data: text }));
  await new Promise((resolve) => setTimeout(resolve));
};
const type = async (words: string) => {
  for (const sign of words) await put(sign, 'insertText');
};

describe('a field of plain words', () => {
  it('sets what is typed, the caret stays behind it', async () => {
    await type('Er sagt "Wir - ja" und');
    expect(field.value).toBe('Er sagt „Wir – ja“ und');
    expect(field.selectionStart).toBe(field.value.length);
  });

  it('sets what is pasted, and nothing around it', async () => {
    field.value = '"alt" ';
    field.setSelectionRange(6, 6);
    field.dispatchEvent(new Event('paste'));
    await put('"neu" -- und', 'insertFromPaste');
    expect(field.value).toBe('"alt" „neu“ – und');
    expect(field.selectionStart).toBe(field.value.length);
  });

  it('leaves alone what undo brought back', async () => {
    await put('"', 'historyUndo');
    expect(field.value).toBe('"');
  });
});
