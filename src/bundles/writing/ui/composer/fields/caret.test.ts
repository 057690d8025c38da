import { describe, expect, it } from 'vitest';
import { caretIn, placeCaret } from './caret.ts';

const field = (...paragraphs: string[]) => {
  document.body.innerHTML = `<div><div contenteditable="true">${paragraphs.map((one) => `<p>${one}</p>`).join('')}</div></div>`;
  return document.querySelector('[contenteditable]')!;
};
const words = () => {
  const { focusNode, focusOffset } = getSelection()!;
  return [focusNode?.textContent, focusOffset];
};

describe('the caret of a text that is drawn anew', () => {
  it('stays in its paragraph when others wrote before it', () => {
    const { children } = field('Eins.', 'Zwei <b>und</b> drei.');
    getSelection()!.collapse(children[1]!.lastChild, 3);
    const caret = caretIn(document.body);
    expect(caret).toEqual({ position: 1, words: 'Zwei und drei.', offset: 11 });
    placeCaret(field('Neu.', 'Eins.', 'Zwei <b>und</b> drei.'), caret);
    expect(words()).toEqual([' drei.', 3]);
  });

  it('goes where its paragraph was when that is no more, as far as there are words', () => {
    placeCaret(field('Eins.', 'Kurz'), { position: 1, words: 'Lang und breit', offset: 12 });
    expect(words()).toEqual(['Kurz', 4]);
    placeCaret(field('Eins.', ''), { position: 4, words: 'Lang', offset: 2 });
    expect(getSelection()!.focusNode).toBe(document.querySelectorAll('p')[1]);
  });

  it('finds the nearest of several that say the same', () => {
    const text = field('Ach.', 'Ja.', 'Ach.');
    placeCaret(text, { position: 3, words: 'Ach.', offset: 1 });
    expect(getSelection()!.focusNode?.parentNode).toBe(text.children[2]);
  });
});
