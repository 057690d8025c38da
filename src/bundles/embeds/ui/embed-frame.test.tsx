import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderToHtml } from '#kernel/render.tsx';
import { EMBED_TIMEOUT_MS } from '../constants.ts';
import { EmbedFigure } from './EmbedFigure.tsx';
import { defineEmbedFrame } from './embed-frame.ts';
import { aFrame } from './sample-embeds.ts';

const near = new Set<Element>();
let tell: (entries: object[]) => void = () => {};
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(callback: typeof tell) {
      tell = callback;
    }
    observe(element: Element) {
      near.add(element);
    }
    unobserve(element: Element) {
      near.delete(element);
    }
  },
);
defineEmbedFrame();

const YOUTUBE = aFrame();
const VIMEO = aFrame({
  type: 'vimeo',
  frame: 'https://player.vimeo.com/video/1084537?dnt=1',
  label: 'Vimeo',
});

const show = (...views: (typeof YOUTUBE)[]) => {
  document.body.innerHTML = views.map((view) => renderToHtml(<EmbedFigure of={view} />)).join('');
};
const frames = () => [...document.querySelectorAll('iframe')];
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('[data-load]')];
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[data-always]')];
const scrollTo = () => tell([...near].map((target) => ({ isIntersecting: true, target })));
const cookie = () => /embed_consent=[^;]*/.exec(document.cookie)?.[0];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
  near.clear();
  document.cookie = 'embed_consent=; Path=/; Max-Age=0';
});

describe('an embedded content', () => {
  it('has no frame and no foreign address to load before the reader agrees', () => {
    show(YOUTUBE);
    scrollTo();
    expect(frames()).toHaveLength(0);
    expect(document.querySelector('[src^="http"], script, link')).toBeNull();
  });

  it('is loaded once by the button, in a frame that may do little, and nothing is remembered', () => {
    show(YOUTUBE, VIMEO);
    buttons()[0]!.click();
    const [frame, ...others] = frames();
    expect(others).toHaveLength(0);
    expect([frame!.src, frame!.title]).toEqual([YOUTUBE.frame, YOUTUBE.label]);
    expect(frame!.getAttribute('referrerpolicy')).toBe('strict-origin');
    expect(frame!.getAttribute('loading')).toBe('lazy');
    expect(frame!.getAttribute('sandbox')).not.toMatch(/top-navigation|downloads|modals/);
    expect(cookie()).toBeUndefined();
    expect(buttons()).toHaveLength(1);
  });

  it('keeps what the reader agrees to for good, and loads all of that type as they come near', () => {
    show(YOUTUBE, VIMEO, YOUTUBE);
    boxes()[0]!.click();
    expect(cookie()).toBe('embed_consent=youtube');
    expect(boxes().map(({ checked }) => checked)).toEqual([true, false, true]);
    expect(frames()).toHaveLength(0);
    scrollTo();
    expect(frames().map(({ src }) => src)).toEqual([YOUTUBE.frame, YOUTUBE.frame]);
  });

  it('comes by itself where its type is agreed to', () => {
    document.cookie = 'embed_consent=vimeo%3Bx; Path=/';
    show(YOUTUBE, VIMEO);
    scrollTo();
    expect(frames().map(({ src }) => src)).toEqual([VIMEO.frame]);
  });

  it('takes consent back as easily as it was given', () => {
    document.cookie = 'embed_consent=youtube%3Bvimeo; Path=/';
    show(YOUTUBE);
    boxes()[0]!.click();
    expect(cookie()).toBe('embed_consent=vimeo');
    scrollTo();
    expect(frames()).toHaveLength(0);
  });

  it('that doesn’t come within 10 seconds is said to fail, with the way to its provider. contract.md 8, 9', () => {
    show(YOUTUBE);
    buttons()[0]!.click();
    vi.advanceTimersByTime(EMBED_TIMEOUT_MS - 1);
    expect(frames()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(frames()).toHaveLength(0);
    const stage = document.querySelector('[data-stage]')!;
    expect(stage.textContent).toContain('YouTube hat nicht geantwortet.');
    expect(stage.querySelector('a')?.href).toBe(YOUTUBE.source.href);
  });

  it('that came stays', () => {
    show(YOUTUBE);
    buttons()[0]!.click();
    frames()[0]!.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(EMBED_TIMEOUT_MS);
    expect(frames()).toHaveLength(1);
  });

  it('is there at once where the administrators say so, also without JavaScript', () => {
    show(aFrame({ isFree: true }));
    expect(frames()).toHaveLength(1);
    expect(boxes()).toHaveLength(0);
  });
});
