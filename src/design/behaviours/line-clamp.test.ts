import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defineBehaviours } from './define.ts';

let resize = () => {};
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(tell: () => void) {
      resize = tell;
    }
    observe() {}
    disconnect() {}
  },
);

defineBehaviours();

const text = () => document.querySelector<HTMLElement>('line-clamp > div')!;
const button = () => document.querySelector('button')!;

/** Sets how high the text is, of which 60 pixels are shown, since jsdom lays nothing out. */
const measure = (height: number) => {
  Object.defineProperty(text(), 'scrollHeight', { value: height, configurable: true });
  Object.defineProperty(text(), 'clientHeight', { value: 60, configurable: true });
  resize();
};

beforeEach(() => {
  document.body.innerHTML =
    '<line-clamp><div tabindex="-1">Lang. <a href="/a">Mehr dazu</a></div><button hidden>mehr</button></line-clamp>';
});

describe('a text that is cut off', () => {
  it('has a button only where something is missing', () => {
    measure(60);
    expect(button().hidden).toBe(true);
    measure(90);
    expect(button().hidden).toBe(false);
  });

  it('is measured again when its width changes', () => {
    measure(90);
    measure(60);
    expect(button().hidden).toBe(true);
  });

  it('is whole after the press, with the focus in it', () => {
    measure(90);
    button().click();
    expect(document.querySelector('line-clamp')?.hasAttribute('data-open')).toBe(true);
    expect(button().hidden).toBe(true);
    expect(document.activeElement).toBe(text());
    measure(90);
    expect(button().hidden).toBe(true);
  });

  it('opens for whoever reaches a link in it by keyboard, and leaves the focus there', () => {
    measure(90);
    document.querySelector('a')!.focus();
    expect(document.querySelector('line-clamp')?.hasAttribute('data-open')).toBe(true);
    expect(document.activeElement?.tagName).toBe('A');
  });
});
