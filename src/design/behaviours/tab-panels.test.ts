import { beforeEach, describe, expect, it } from 'vitest';
import { defineTabPanels } from './tab-panels.ts';

defineTabPanels();

const MARKUP = `<tab-panels><nav aria-label="Beiträge"><a href="#artikel">Artikel</a><a href="#bilder">Bilder</a>
  <a href="#termine">Termine</a></nav><section id="artikel">a</section><section id="bilder">b<p id="bild-7"></p></section>
  <section id="termine">c</section></tab-panels>`;

const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')];
const chosen = () => tabs().filter((tab) => tab.getAttribute('aria-selected') === 'true');
const shown = () => [...document.querySelectorAll('section')].filter(({ hidden }) => !hidden);
const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.activeElement!.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  history.replaceState(null, '', '/');
  document.body.innerHTML = MARKUP;
});

describe('tabs', () => {
  it('show the first section, and are told as tabs', () => {
    expect(document.querySelector('nav')!.role).toBe('tablist');
    expect(chosen().map((tab) => tab.textContent)).toEqual(['Artikel']);
    expect(shown().map(({ id }) => id)).toEqual(['artikel']);
    const panel = shown()[0]!;
    expect(panel.getAttribute('role')).toBe('tabpanel');
    expect(document.getElementById(panel.getAttribute('aria-labelledby')!)).toBe(tabs()[0]);
    expect(tabs()[0]!.getAttribute('aria-controls')).toBe('artikel');
  });

  it('show another by a click, without a jump', () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    tabs()[1]!.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(shown().map(({ id }) => id)).toEqual(['bilder']);
  });

  it.each([
    [['ArrowRight'], 'Bilder'],
    [['ArrowRight', 'ArrowRight', 'ArrowRight'], 'Artikel'],
    [['ArrowLeft'], 'Termine'],
    [['End'], 'Termine'],
    [['End', 'Home'], 'Artikel'],
  ])('go by keyboard: %s leads to %s', (keys, name) => {
    tabs()[0]!.focus();
    for (const key of keys) expect(press(key).defaultPrevented).toBe(true);
    expect(document.activeElement?.textContent).toBe(name);
    expect(chosen()).toEqual([document.activeElement]);
  });

  it('leave other keys alone', () => {
    tabs()[0]!.focus();
    expect(press('Tab').defaultPrevented).toBe(false);
    expect(chosen()[0]!.textContent).toBe('Artikel');
  });

  it('are one stop for the Tab key', () => {
    expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });

  it.each(['#bilder', '#bild-7'])('open by the address %s', (hash) => {
    history.replaceState(null, '', hash);
    document.body.innerHTML = MARKUP;
    expect(shown().map(({ id }) => id)).toEqual(['bilder']);
  });

  it('follow the address when it changes', () => {
    history.replaceState(null, '', '#termine');
    dispatchEvent(new Event('hashchange'));
    expect(shown().map(({ id }) => id)).toEqual(['termine']);
  });
});
