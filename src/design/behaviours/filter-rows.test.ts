import { expect, it } from 'vitest';
import { defineFilterRows } from './filter-rows.ts';

defineFilterRows();

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row]:not([hidden])')].map((row) => row.dataset['row']);

it('rows that are called otherwise are left out, what the others lie in opens, and Enter sends nothing', () => {
  document.body.innerHTML = `<filter-rows>
    <div data-filter><input></div>
    <table><tr data-row="Rathaus"></tr></table>
    <details><table><tr data-row="Über die Brücke"></tr><tr data-row="Sport"></tr></table></details>
    <p data-none hidden></p></filter-rows>`;
  const [input, details] = [document.querySelector('input')!, document.querySelector('details')!];
  const type = (words: string) => {
    input.value = words;
    input.dispatchEvent(new Event('input'));
  };
  type(' BRÜCKE');
  expect(shown()).toEqual(['Über die Brücke']);
  expect(details.open).toBe(true);
  type('xyz');
  expect(document.querySelector<HTMLElement>('[data-none]')!.hidden).toBe(false);
  expect(details.hidden).toBe(true);
  type('');
  expect(shown()).toHaveLength(3);
  const enter = new KeyboardEvent('keydown', { key: 'Enter', cancelable: true });
  input.dispatchEvent(enter);
  expect(enter.defaultPrevented).toBe(true);
});
