import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineBehaviours } from './define.ts';

defineBehaviours();

let wantsNoMotion = false;
vi.stubGlobal('matchMedia', () => ({ matches: wantsNoMotion }));

const root = document.documentElement;
const click = (selector: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector(selector)!.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  vi.useFakeTimers();
  wantsNoMotion = false;
  document.body.innerHTML = `<smooth-scroll><a id="near" href="#ziel"><b>Ziel</b></a><a id="top" href="#">Oben</a>
    <a id="lost" href="#nirgends">?</a></smooth-scroll><p id="ziel">Text</p>`;
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('links within a page', () => {
  it('lead there smoothly, by the browser itself', () => {
    const event = click('#near b');
    expect(event.defaultPrevented).toBe(false);
    expect(root.style.scrollBehavior).toBe('smooth');
    vi.advanceTimersByTime(100);
    expect(root.style.scrollBehavior).toBe('');
  });

  it('let their goal have the focus', () => {
    click('#near');
    expect(document.getElementById('ziel')!.getAttribute('tabindex')).toBe('-1');
  });

  it('lead there at once for readers who want no motion', () => {
    wantsNoMotion = true;
    click('#near');
    expect(root.style.scrollBehavior).toBe('');
    expect(document.getElementById('ziel')!.getAttribute('tabindex')).toBe('-1');
  });

  it.each(['#top', '#lost'])('change nothing about %s', (selector) => {
    click(selector);
    expect(root.style.scrollBehavior).toBe('');
  });
});
