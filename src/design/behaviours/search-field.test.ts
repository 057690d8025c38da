import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wakeSearch } from './search-field.ts';

const fetching = vi.fn<typeof fetch>();

const place = () => {
  document.body.innerHTML = '<form><input data-suggest="/suche/vorschlaege"></form>';
  const input = document.querySelector('input')!;
  wakeSearch(input);
  wakeSearch(input);
  return input;
};
const answer = (...names: readonly string[]) =>
  fetching.mockResolvedValue(
    Response.json({ suggestions: names.map((name) => ({ name, href: `#${name}`, note: 'Ort' })) }),
  );
const type = async (input: HTMLInputElement, typed: string) => {
  input.value = typed;
  input.dispatchEvent(new Event('input'));
  await vi.advanceTimersByTimeAsync(200);
};
const press = (input: HTMLInputElement, key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  input.dispatchEvent(event);
  return event;
};
const names = () => [...document.querySelectorAll('li')].map((entry) => entry.textContent);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetching);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetching.mockReset();
});

describe('a field of searching', () => {
  it('shows what may be meant once somebody has typed enough', async () => {
    const input = place();
    await type(input, 'h');
    expect(fetching).not.toHaveBeenCalled();
    answer('Hallenbad');
    await type(input, 'hallen');
    expect(fetching.mock.calls[0]![0]).toBe('/suche/vorschlaege?q=hallen');
    expect(names()).toEqual(['Hallenbad Ort']);
    expect(input.getAttribute('aria-expanded')).toBe('true');
  });

  it('leaves the keys to whoever composes a word', async () => {
    const input = place();
    answer('Hallenbad');
    await type(input, 'hallen');
    const event = new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, cancelable: true });
    input.dispatchEvent(event);
    expect([event.defaultPrevented, input.getAttribute('aria-activedescendant')]).toEqual([false, null]);
  });

  it('shows it also for what was typed before it was awake, and not for what the page came with', async () => {
    answer('Hallenbad');
    document.body.innerHTML = '<form><input data-suggest="/suche/vorschlaege" value="Wehr"></form>';
    wakeSearch(document.querySelector('input')!);
    document.body.innerHTML = '<form><input data-suggest="/suche/vorschlaege"></form>';
    const input = document.querySelector('input')!;
    input.value = 'hallen';
    wakeSearch(input);
    await vi.advanceTimersByTimeAsync(200);
    expect(fetching.mock.calls.map(([address]) => address)).toEqual(['/suche/vorschlaege?q=hallen']);
    expect(names()).toEqual(['Hallenbad Ort']);
  });

  it('is steered by arrows, Enter and Escape', async () => {
    const input = place();
    answer('Hallenbad', 'Halle');
    await type(input, 'halle');
    press(input, 'ArrowDown');
    press(input, 'ArrowDown');
    expect(input.getAttribute('aria-activedescendant')).toBe(document.querySelectorAll('li')[1]!.id);
    expect(press(input, 'Enter').defaultPrevented).toBe(true);
    press(input, 'ArrowDown');
    expect(input.hasAttribute('aria-activedescendant')).toBe(false);
    expect(press(input, 'Enter').defaultPrevented).toBe(false);
    // Browsers would empty the field.
    expect(press(input, 'Escape').defaultPrevented).toBe(true);
    expect(names()).toEqual([]);
  });

  it('opens no list under a field that was left before the answer came', async () => {
    const input = place();
    const late = Promise.withResolvers<Response>();
    fetching.mockImplementation((_, options) => {
      options!.signal!.addEventListener('abort', () => late.reject(new Error('aborted')));
      return late.promise;
    });
    await type(input, 'hallen');
    input.dispatchEvent(new Event('blur'));
    await vi.advanceTimersByTimeAsync(200);
    late.resolve(Response.json({ suggestions: [{ name: 'Hallenbad', href: '#' }] }));
    await vi.advanceTimersByTimeAsync(200);
    expect(names()).toEqual([]);
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  it('writes what it is told as text', async () => {
    const input = place();
    answer('<img src=x>');
    await type(input, 'img');
    expect(document.querySelector('img')).toBeNull();
  });

  it('stays quiet when nothing answers', async () => {
    const input = place();
    fetching.mockRejectedValue(new Error('gone'));
    await type(input, 'halle');
    expect(names()).toEqual([]);
  });
});
