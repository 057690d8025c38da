import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { defineCommandPalette } from './command-palette.ts';

// jsdom draws no dialogs and scrolls nothing.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
Element.prototype.scrollIntoView = () => undefined;

defineCommandPalette();

const groups = [
  { name: 'Arbeitsbereiche', hits: [{ name: 'Kommentare', href: '/cockpit/kommentare' }] },
  { name: 'Menschen', hits: [{ name: 'Ida Kraus', note: 'ida', href: '/cockpit/mitglieder/7' }] },
];
const asked: string[] = [];
let answer: () => Response = () => Response.json({ groups });
vi.stubGlobal('fetch', async (address: string) => {
  asked.push(address);
  return answer();
});

const dialog = () => document.querySelector('dialog');
const input = () => dialog()!.querySelector('input')!;
const options = () => [...dialog()!.querySelectorAll('[role=option]')];
const chosen = () => options().find((option) => option.ariaSelected === 'true')?.textContent;
const press = (key: string, target: EventTarget = document.body, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};
const isShown = () => vi.waitFor(() => expect(options()).toHaveLength(2));

beforeEach(() => {
  asked.length = 0;
  answer = () => Response.json({ groups });
  document.body.innerHTML =
    '<command-palette data-calls="/cockpit/ajax/suche"><a href="/cockpit/suche">Suchen</a></command-palette><textarea></textarea><div contenteditable="true"></div>';
});

describe('the palette', () => {
  it('opens by Ctrl+K with what can be done, and by the link', async () => {
    expect(press('k', document.body, { ctrlKey: true })).toBe(true);
    await isShown();
    expect(asked).toEqual(['/cockpit/ajax/suche?q=']);
    dialog()!.close();
    document.querySelector('a')!.click();
    await isShown();
  });

  it('leaves the keys to whoever composes a word', async () => {
    press('k', document.body, { ctrlKey: true });
    await isShown();
    for (const key of ['ArrowDown', 'Enter']) expect(press(key, input(), { isComposing: true })).toBe(false);
    expect(chosen()).toBe('Kommentare');
  });

  it('opens once, and a link in a new tab is left alone', async () => {
    press('k', document.body, { metaKey: true });
    press('k', document.body, { ctrlKey: true });
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    dialog()!.close();
    document
      .querySelector('a')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(dialog()).toBeNull();
  });

  it('leaves the key to whoever writes rich text, where it sets a link', () => {
    const surface = document.querySelector<HTMLElement>('[contenteditable]')!;
    Object.defineProperty(surface, 'isContentEditable', { value: true });
    expect(press('k', surface, { ctrlKey: true })).toBe(false);
    expect(dialog()).toBeNull();
  });

  it('asks once for what is typed fast, and says so when nothing is found', async () => {
    press('k', document.body, { ctrlKey: true });
    await isShown();
    answer = () => Response.json({ groups: [] });
    for (const text of ['x', 'xy', 'xy z']) {
      input().value = text;
      input().dispatchEvent(new Event('input'));
    }
    await vi.waitFor(() =>
      expect(dialog()!.querySelector('[role=status]')!.textContent).toBe('Nichts gefunden.'),
    );
    expect(asked.filter((address) => address.includes('xy'))).toEqual(['/cockpit/ajax/suche?q=xy%20z']);
  });

  it('leads nowhere by what was found before, when Enter comes before the answer', async () => {
    const assign = vi.fn<(address: string) => void>();
    const { location } = globalThis;
    vi.stubGlobal('location', { assign });
    onTestFinished(() => void vi.stubGlobal('location', location));
    press('k', document.body, { ctrlKey: true });
    await isShown();
    input().value = 'Müller';
    input().dispatchEvent(new Event('input'));
    press('Enter', input());
    expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/cockpit\/suche\?q=M%C3%BCller$/));
    expect(input().hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('chooses by arrows, round and round, and tells screen readers which', async () => {
    press('k', document.body, { ctrlKey: true });
    await isShown();
    expect(chosen()).toBe('Kommentare');
    press('ArrowDown', input());
    expect(chosen()).toContain('Ida Kraus');
    expect(input().getAttribute('aria-activedescendant')).toBe(options()[1]!.id);
    press('ArrowDown', input());
    expect(chosen()).toBe('Kommentare');
    press('ArrowUp', input());
    expect(chosen()).toContain('Ida Kraus');
  });

  it('says that the search failed and finds again afterwards', async () => {
    answer = () => new Response('', { status: 503 });
    press('k', document.body, { ctrlKey: true });
    await vi.waitFor(() =>
      expect(dialog()!.querySelector('[role=status]')!.textContent).toBe(
        'Die Suche ist nicht gelungen. Bitte versuchen Sie es erneut.',
      ),
    );
    answer = () => Response.json({ groups });
    input().dispatchEvent(new Event('input'));
    await isShown();
  });

  it('draws names as words, never as HTML', async () => {
    answer = () =>
      Response.json({ groups: [{ name: 'Beiträge', hits: [{ name: '<img src=x>', href: '/a' }] }] });
    press('k', document.body, { ctrlKey: true });
    await vi.waitFor(() => expect(options()).toHaveLength(1));
    expect(options()[0]!.textContent).toBe('<img src=x>');
    expect(options()[0]!.querySelector('img')).toBeNull();
  });
});
