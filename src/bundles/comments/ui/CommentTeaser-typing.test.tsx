import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acting } from '#kernel/testing/hydrate.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { control, field, isNewFormOpen, openPortal, section } from '../page-in-tests/test-data.ts';

const { app, ctx, browser, memberCookie: headers, ...page } = await openPortal();
const { aThread, open, doing, type, press, click } = page;

await aUser(ctx, { name: 'Ruth Lindner' });
await aUser(ctx, { name: 'Rudi Aßmann' });

/** Types, and waits as long as a question for people is put off. */
const typeAndWait = async (text: string) => {
  await type(text);
  await wait();
};
const wait = () => doing(() => new Promise((resolve) => setTimeout(resolve, 200)));

const openForm = async () => {
  await open((await aThread(1)).article, { headers });
  await click('Kommentar schreiben');
};

const list = () => section().querySelector('[role=listbox]');
const options = () => [...section().querySelectorAll<HTMLElement>('[role=option]')];
const chosen = () => section().querySelector('[aria-selected=true]');
const questions = () => browser.calls.filter((call) => call.includes('/mentions/'));

describe('mentioning somebody', () => {
  it('offers people whose name begins so, and points at one of them', async () => {
    await openForm();
    expect([list(), field().getAttribute('aria-haspopup')]).toEqual([null, null]);
    await typeAndWait('Danke, @ru');
    expect(options().map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Ruth Lindner'),
        expect.stringContaining('Rudi Aßmann'),
      ]),
    );
    expect([field().role, field().getAttribute('aria-haspopup')]).toEqual([null, 'listbox']);
    expect(field().getAttribute('aria-controls')).toBe(list()!.id);
    expect(list()!.getAttribute('aria-label')).toBe('Wen meinen Sie?');
    expect(field().getAttribute('aria-activedescendant')).toBe(chosen()!.id);
    expect(document.activeElement).toBe(field());
  });

  it('goes up and down with the arrows, round its ends', async () => {
    await openForm();
    await typeAndWait('@ru');
    const [first, second] = options();
    expect(chosen()).toBe(first);
    await press('ArrowDown');
    expect(chosen()).toBe(second);
    expect(field().getAttribute('aria-activedescendant')).toBe(second!.id);
    await press('ArrowDown');
    expect(chosen()).toBe(first);
    await press('ArrowUp');
    expect(chosen()).toBe(second);
  });

  it.each(['Enter', 'Tab'])('takes the chosen one by %s, and types on behind the name', async (key) => {
    await openForm();
    await typeAndWait('Danke, @ruth');
    await press(key);
    expect([field().value, list(), field().role]).toEqual(['Danke, @Ruth Lindner ', null, null]);
    expect(field().selectionStart).toBe(field().value.length);
    expect(isNewFormOpen()).toBe(true);
  });

  it('takes whom the mouse presses, and the focus stays in the field', async () => {
    await openForm();
    await typeAndWait('@rud');
    const [option] = options();
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    await doing(() => option!.dispatchEvent(down));
    await doing(() => option!.click());
    expect([down.defaultPrevented, field().value, document.activeElement]).toEqual([
      true,
      '@Rudi Aßmann ',
      field(),
    ]);
  });

  it('offers nobody under a field that was left while it was asked', async () => {
    await openForm();
    const release = browser.hold();
    await acting(() => {
      field().focus();
      field().value = '@ru';
      field().setSelectionRange(3, 3);
      field().dispatchEvent(new Event('input', { bubbles: true }));
    });
    await acting(() => new Promise((resolve) => setTimeout(resolve, 200)));
    await acting(() => control('Abbrechen')!.focus());
    await doing(release);
    expect([questions(), list()]).toEqual([[expect.stringContaining('q=ru')], null]);
  });

  it('closes with Escape, not the form with it, and leaves that mention alone', async () => {
    await openForm();
    await typeAndWait('@ru');
    await press('Escape');
    expect([list(), isNewFormOpen(), field().value]).toEqual([null, true, '@ru']);
    await typeAndWait('@rut');
    expect(list()).toBeNull();
    await typeAndWait('@rut und @ru');
    expect(list()).not.toBeNull();
    await press('Escape');
    await press('Escape');
    expect(isNewFormOpen()).toBe(false);
  });

  it('asks once the typing rests, not for each letter', async () => {
    await openForm();
    for (const text of ['@r', '@ru', '@rut', '@ruth']) await type(text);
    await wait();
    expect(questions()).toHaveLength(1);
    expect(questions()[0]).toMatch(/\?q=ruth$/);
  });

  it('ignores answers to what is no longer typed', async () => {
    await openForm();
    await type('@ru');
    const release = browser.hold();
    await acting(() => new Promise((resolve) => setTimeout(resolve, 200)));
    await acting(() => {
      field().value = 'Niemand';
      field().setSelectionRange(7, 7);
    });
    await doing(release);
    expect([questions().length, list()]).toEqual([1, null]);
  });

  it('offers nothing for nobody, for mail addresses, or when the call fails', async () => {
    await openForm();
    await typeAndWait('@Niemandsonst');
    expect(list()).toBeNull();
    await typeAndWait('mail@ruth');
    expect(list()).toBeNull();
    browser.isOffline = true;
    await typeAndWait('@ru');
    expect(list()).toBeNull();
    expect(document.querySelectorAll('#meldungen > *')).toHaveLength(0);
  });
});

const select = (start: number, end: number) => doing(() => field().setSelectionRange(start, end));
const bar = () => section().querySelector('[role=toolbar]')!;
const buttons = () => [...bar().querySelectorAll('button')];

describe('the marks', () => {
  it('go around what is selected, by button or key', async () => {
    await openForm();
    await type('Das ist sehr gut.');
    await select(8, 12);
    await doing(() => buttons()[0]!.click());
    expect(field().value).toBe('Das ist [b]sehr[/b] gut.');
    expect(document.activeElement).toBe(field());
    await select(0, 3);
    await press('i', { ctrlKey: true });
    expect(field().value).toBe('[i]Das[/i] ist [b]sehr[/b] gut.');
    await press('b');
    expect(field().value).toBe('[i]Das[/i] ist [b]sehr[/b] gut.');
  });

  it('have a name each, and are one stop for the keyboard', async () => {
    await openForm();
    expect(buttons().map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Fett',
      'Kursiv',
      'Durchgestrichen',
      'Zitat',
      'Link',
    ]);
    expect(buttons().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1]);
    await doing(() => buttons()[0]!.focus());
    await press('ArrowLeft');
    expect(document.activeElement).toBe(buttons()[4]);
    expect(buttons().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, -1, 0]);
    await press('ArrowRight');
    expect(document.activeElement).toBe(buttons()[0]);
  });

  it('belong to what is kept as a draft', async () => {
    await openForm();
    await type('gut');
    await select(0, 3);
    await doing(() => buttons()[0]!.click());
    expect(Object.values(localStorage)).toEqual(['[b]gut[/b]']);
    expect(control('Kommentar abschicken')).toBeDefined();
  });
});

describe('a browser that forbids storage', () => {
  beforeEach(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('SecurityError');
      });
  });
  afterEach(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.mocked(Storage.prototype[method]).mockRestore();
  });

  it('lets people write all the same', async () => {
    const { article } = await aThread(0);
    await open(article, { headers: await signedIn(app, await aUser(ctx)) });
    await click('Kommentar schreiben');
    await type('Geht doch.');
    await page.send();
    expect(section().textContent).toContain('Geht doch.');
  });
});
