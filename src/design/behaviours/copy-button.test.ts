import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineBehaviours } from './define.ts';

defineBehaviours();

const place = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};
const COPY =
  '<copy-button data-text="https://litfass.example/a/1"><button>Kopieren</button><output></output></copy-button>';
const SHARE =
  '<share-button data-title="Elf zu zehn"><button>Teilen</button><output></output></share-button>';

const give = (name: 'clipboard' | 'share', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
const take = (name: 'clipboard' | 'share') =>
  delete (navigator as { clipboard?: unknown; share?: unknown })[name];

const writeText = vi.fn<Clipboard['writeText']>(async () => {});

/** Presses the button and lets the answer of the browser arrive. */
const press = async () => {
  document.querySelector('button')!.click();
  await vi.advanceTimersByTimeAsync(0);
};
const told = () => document.querySelector('output')!.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/auenfeld#comment-7');
  give('clipboard', { writeText });
});
afterEach(() => {
  vi.useRealTimers();
  writeText.mockReset();
  take('clipboard');
  take('share');
});

describe('a button that copies', () => {
  it('copies its text and says so for one second', async () => {
    place(COPY);
    await press();
    expect(writeText).toHaveBeenCalledWith('https://litfass.example/a/1');
    expect(told()).toBe('Kopiert');
    vi.advanceTimersByTime(999);
    expect(told()).toBe('Kopiert');
    vi.advanceTimersByTime(1);
    expect(told()).toBe('');
  });

  it('says it anew for every press', async () => {
    place(COPY);
    await press();
    vi.advanceTimersByTime(800);
    await press();
    vi.advanceTimersByTime(800);
    expect(told()).toBe('Kopiert');
  });

  it('copies the address of the page when it has no text of its own', async () => {
    place('<copy-button><button>Kopieren</button><output></output></copy-button>');
    await press();
    expect(writeText).toHaveBeenCalledWith('http://localhost:3000/auenfeld');
  });

  it('says when the browser refuses', async () => {
    writeText.mockRejectedValueOnce(new Error('not allowed'));
    place(COPY);
    await press();
    expect(told()).toBe('Das Kopieren ist nicht gelungen.');
  });

  it('is not there without a clipboard', () => {
    take('clipboard');
    expect(place(COPY).hidden).toBe(true);
  });
});

const LINKED = '<share-button data-title="Elf zu zehn"><a href="#wege">Teilen</a></share-button>';
const follow = () =>
  document.querySelector('a')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

describe('a button that shares', () => {
  it('opens the menu of the device', async () => {
    const share = vi.fn(async () => {});
    give('share', share);
    place(SHARE);
    await press();
    expect(share).toHaveBeenCalledWith({ title: 'Elf zu zehn', url: 'http://localhost:3000/auenfeld' });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('bears that the reader thinks better of it', async () => {
    give('share', () => Promise.reject(new DOMException('no', 'AbortError')));
    place(SHARE);
    await press();
    expect(told()).toBe('');
  });

  it('copies the address where there is no such menu', async () => {
    place(SHARE);
    await press();
    expect(writeText).toHaveBeenCalledWith('http://localhost:3000/auenfeld');
    expect(told()).toBe('Kopiert');
  });

  describe('around a link', () => {
    it('opens the menu of the device in its place', () => {
      const share = vi.fn(async () => {});
      give('share', share);
      place(LINKED);
      expect(follow()).toBe(false);
      expect(share).toHaveBeenCalledTimes(1);
    });

    it('leaves it alone where there is no such menu, and no clipboard either', () => {
      take('clipboard');
      expect(place(LINKED).hidden).toBe(false);
      expect(follow()).toBe(true);
      expect(writeText).not.toHaveBeenCalled();
    });
  });
});
