import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineCtaBar } from './cta-bar.ts';

defineCtaBar();

const bar = () => document.querySelector<HTMLElement>('cta-bar');
const scrollTo = (top: number) => {
  Object.assign(window, { scrollY: top });
  dispatchEvent(new Event('scroll'));
};
const isShown = () => bar()!.hasAttribute('data-shown');

beforeEach(() => {
  vi.useFakeTimers();
  scrollTo(0);
  document.body.innerHTML = '<cta-bar><a href="/x">Bestellen</a><button>×</button></cta-bar>';
});
afterEach(() => vi.useRealTimers());

describe('the bar that asks for something', () => {
  it.each([
    [0, false],
    [100, false],
    [101, true],
  ])('after %i pixels is there: %s', (top, expected) => {
    scrollTo(top);
    expect(isShown()).toBe(expected);
  });

  it('goes when the reader is back at the top', () => {
    scrollTo(500);
    scrollTo(50);
    expect(isShown()).toBe(false);
  });

  it('is there at once on a page that opens further down', () => {
    scrollTo(500);
    document.body.innerHTML = '<cta-bar></cta-bar>';
    expect(isShown()).toBe(true);
  });

  it('with a name rests for thirty days after it was closed', () => {
    const named = '<cta-bar data-name="mitglied"><button>×</button></cta-bar>';
    document.body.innerHTML = named;
    scrollTo(500);
    document.querySelector('button')!.click();
    const again = () => {
      document.body.innerHTML = named;
      return bar() !== null;
    };
    expect(again()).toBe(false);
    vi.advanceTimersByTime(30 * 24 * 60 * 60 * 1000 - 1);
    expect(again()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(again()).toBe(true);
  });

  it('comes where the browser keeps nothing', () => {
    const broken = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused');
    });
    document.body.innerHTML = '<cta-bar data-name="anders"></cta-bar>';
    expect(bar()).not.toBeNull();
    broken.mockRestore();
  });

  it('fades for 300 milliseconds when it is closed, and never comes back', () => {
    scrollTo(500);
    document.querySelector('button')!.click();
    scrollTo(600);
    expect(isShown()).toBe(false);
    vi.advanceTimersByTime(299);
    expect(bar()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(bar()).toBeNull();
  });
});
