import { beforeEach, describe, expect, it } from 'vitest';
import { focusDialog } from './focus-dialog.ts';

let dialog: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<div><header><h2>Anmelden</h2><button>×</button></header><p></p></div>';
  dialog = document.querySelector('div')!;
});
const begins = (content: string, isWork?: boolean) => {
  dialog.querySelector('p')!.innerHTML = content;
  focusDialog(dialog, isWork);
  return document.activeElement!;
};

describe('a dialog begins', () => {
  it('at its first field', () => {
    expect(
      begins('<a href="/">x</a><input type="hidden"><input name="login"><input>').getAttribute('name'),
    ).toBe('login');
    expect(begins('<input disabled><textarea id="t"></textarea>').id).toBe('t');
  });

  it('at what is chosen already', () => {
    expect(
      begins('<input type="radio" name="a" id="1"><input type="radio" name="a" id="2" checked>').id,
    ).toBe('2');
  });

  it('at its heading where it has no field, or is there to be looked at', () => {
    expect(begins('Wirklich?').tagName).toBe('H2');
    expect(begins('<input>', true).tagName).toBe('H2');
  });
});
