import { beforeEach, describe, expect, it } from 'vitest';
import { watchUnsavedWords } from './unsaved-words.ts';

watchUnsavedWords();

const find = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const type = (words: string) => {
  const field = find<HTMLTextAreaElement>('textarea');
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const send = (form: string) => {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  find(form).dispatchEvent(event);
};

beforeEach(() => {
  document.body.innerHTML = `<main><form id="worte" method="post"><textarea name="intro">Guten Morgen</textarea></form>
    <form id="probe" method="post"></form>
    <form id="suche" method="get"><textarea name="q"></textarea></form></main>`;
  send('#probe');
});

describe('words that nobody has saved', () => {
  it('let the page go while nothing was typed', () => {
    expect(asks()).toBe(false);
  });

  it('make the browser ask where another form is sent, or the page is left', () => {
    type('Guten Abend');
    expect(asks()).toBe(true);
    send('#probe');
    expect(asks()).toBe(true);
  });

  it('go without a question when they are sent themselves', () => {
    type('Guten Abend');
    send('#worte');
    expect(asks()).toBe(false);
  });

  it('are asked about again where the page stayed and somebody wrote on, and where something else sent the form', () => {
    type('Guten Abend');
    send('#worte');
    type('Guten Abend allerseits');
    expect(asks()).toBe(true);
    find('#worte').addEventListener('submit', (event) => event.preventDefault());
    send('#worte');
    expect(asks()).toBe(true);
  });

  it('are asked about where they were written in an editor', () => {
    find('#worte').insertAdjacentHTML('beforeend', '<div contenteditable="true"><p>Guten Tag</p></div>');
    find('p').dispatchEvent(new Event('input', { bubbles: true }));
    send('#probe');
    expect(asks()).toBe(true);
    send('#worte');
    expect(asks()).toBe(false);
  });

  it.each(['<p role="alert">Bitte prüfen Sie Ihre Eingaben.</p>', '<input aria-invalid="true">'])(
    'are asked about where a page brought them back because they were refused: %s',
    (sign) => {
      find('#worte').insertAdjacentHTML('afterbegin', sign);
      send('#probe');
      expect(asks()).toBe(true);
      send('#worte');
      expect(asks()).toBe(false);
    },
  );

  it('are none where a field was emptied or only looks for something', () => {
    type(' ');
    find<HTMLTextAreaElement>('#suche textarea').value = 'Rathaus';
    expect(asks()).toBe(false);
  });
});
