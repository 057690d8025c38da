import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { ToolBar } from './ToolBar.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const NAMES = ['Bearbeiten', 'Exportieren', 'Verlauf', 'News', 'Sperren', 'Zahlen', 'Zurückziehen'];
const draw = (count: number) => {
  const tools = NAMES.slice(0, count).map((name, at) => ({ name, href: `/${at}` }));
  const place = document.createElement('div');
  act(() => createRoot(place).render(<ToolBar tools={tools} />));
  return place;
};
const linksIn = (element: Element) =>
  [...element.querySelectorAll('a')].map(({ textContent }) => textContent);

describe('the bar of tools', () => {
  it('is not there where there are none', () => expect(draw(0).innerHTML).toBe(''));

  it('has no card for three', () => {
    const page = draw(3);
    expect(linksIn(page.querySelector('nav')!)).toEqual(NAMES.slice(0, 3));
    expect(page.querySelector('button')).toBeNull();
  });

  it.each([4, 5])('has a card for what phones have no room for, of %i', (count) => {
    const page = draw(count);
    const [card, ...others] = page.querySelectorAll('[popover]');
    expect(others).toEqual([]);
    expect(linksIn(card!)).toEqual(NAMES.slice(3, count));
    expect(page.querySelector('nav > button')!.getAttribute('popovertarget')).toBe(card!.id);
  });

  it('has another one in it for what wide screens have no room for, and no tool twice', () => {
    const page = draw(7);
    const [card, rest] = page.querySelectorAll('[popover]');
    expect(linksIn(page)).toEqual(NAMES);
    expect(linksIn(rest!)).toEqual(NAMES.slice(5));
    expect(card!.querySelector(':scope > button')!.getAttribute('popovertarget')).toBe(rest!.id);
  });
});
