import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tickAll, ticked } from '../work/texts.ts';
import { defineDeskTable } from './desk-table.ts';

defineDeskTable();

const row = (name: string, open = '<a href="#" data-open="true">Titel</a>') =>
  `<tr><td><input type="checkbox" name="auswahl" value="${name}"></td><th>${open}</th><td><a href="#">Ort</a></td></tr>`;

const find = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const box = (name: string) => find<HTMLInputElement>(`[value=${name}]`);
const all = () => find<HTMLInputElement>('[data-tick-all]');
const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('tbody :checked')].map(({ value }) => value).join('');
const told = () => find('output').textContent;
const click = (element: HTMLElement, shiftKey = false) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
const press = (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.activeElement!.dispatchEvent(event);
  return event.defaultPrevented;
};
const standsIn = () => document.activeElement!.closest('tr')?.querySelector('input')?.value;

beforeEach(() => {
  document.body.innerHTML = `<desk-table><form id="auswahl"><output data-ticked></output>
    <details><input name="ziel"><button type="submit">Ausführen</button></details></form>
    <table><thead><tr><td><input type="checkbox" data-tick-all aria-label="${tickAll}"></td></tr></thead>
    <tbody>${['a', 'b', 'c'].map((name) => row(name)).join('')}${row('d', '<span>Nicht zu sehen</span>')}</tbody></table></desk-table>`;
});

describe('a table of a desk', () => {
  it('says from the beginning how many are ticked', () => {
    expect(told()).toBe(ticked(0));
  });

  it('counts what is ticked, also what a browser that comes back fills in', () => {
    click(box('b'));
    expect([chosen(), told()]).toEqual(['b', ticked(1)]);
    box('c').checked = true;
    dispatchEvent(new Event('pageshow'));
    expect(told()).toBe(ticked(2));
    expect(all().indeterminate).toBe(true);
  });

  it('ticks all and none, and the box for all follows the others', () => {
    click(all());
    expect([chosen(), told()]).toEqual(['abcd', ticked(4)]);
    click(box('c'));
    expect([all().checked, all().indeterminate]).toEqual([false, true]);
    click(box('c'));
    expect([all().checked, all().indeterminate]).toEqual([true, false]);
    click(all());
    expect([chosen(), told()]).toEqual(['', ticked(0)]);
  });

  it('ticks and clears from the last box to the one that is pressed with Shift, both ways', () => {
    click(box('d'));
    click(box('b'), true);
    expect(chosen()).toBe('bcd');
    click(box('c'), true);
    expect(chosen()).toBe('d');
  });

  it('begins no range where nothing was pressed before', () => {
    click(box('c'), true);
    expect(chosen()).toBe('c');
  });
});

describe('keys in a table of a desk', () => {
  it('go from row to row, to where Enter opens it, and stop at the ends', () => {
    box('a').focus();
    expect(press('j')).toBe(true);
    expect([standsIn(), document.activeElement!.matches('[data-open]')]).toEqual(['b', true]);
    press('ArrowDown');
    press('j');
    expect([standsIn(), document.activeElement]).toEqual(['d', box('d')]);
    press('j');
    expect(standsIn()).toBe('d');
    for (const key of ['k', 'ArrowUp', 'k', 'k']) press(key);
    expect(standsIn()).toBe('a');
    expect(press('Enter')).toBe(false);
  });

  it('tick the row one stands in', () => {
    box('b').focus();
    press('x');
    expect([chosen(), told()]).toEqual(['b', ticked(1)]);
    press('x');
    expect(chosen()).toBe('');
  });

  it('mean nothing outside the rows or with another key held', () => {
    all().focus();
    expect(press('j')).toBe(false);
    box('a').focus();
    for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(press('x', { [held]: true })).toBe(false);
    expect(chosen()).toBe('');
  });

  it('carry out what a field is for by Enter in it', () => {
    const pressed = vi.fn((event: Event) => event.preventDefault());
    find('button').addEventListener('click', pressed);
    find('[name=ziel]').focus();
    expect(press('Enter')).toBe(true);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('press the button of the form of the field, where several forms lie in one fold', () => {
    find('desk-table').insertAdjacentHTML(
      'beforeend',
      `<details open><form id="erste"><input name="name"><button type="submit">Umbenennen</button></form>
      <form id="zweite"><input name="name"><button type="submit">Umbenennen</button></form></details>`,
    );
    const pressed = vi.fn((event: Event) => event.preventDefault());
    find('#erste button').addEventListener('click', () => expect.unreachable());
    find('#zweite button').addEventListener('click', pressed);
    find('#zweite input').focus();
    expect(press('Enter')).toBe(true);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('are heard no more by a table that is gone', () => {
    const table = find('desk-table');
    table.remove();
    table.querySelector<HTMLInputElement>('[value=a]')!.checked = true;
    dispatchEvent(new Event('pageshow'));
    expect(table.querySelector('output')!.textContent).toBe(ticked(0));
  });
});
