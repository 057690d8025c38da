import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FLASH_REGION_ID } from '#design/constants.ts';
import { readOwn, saveOwn } from '#bundles/offline/ui/public.ts';
import * as texts from '../texts.ts';
import { trackPlace } from './reading-place.ts';

/** Opens a piece with eight paragraphs of which so many lie above the middle of the window. */
const open = (above: number, between = '', { endTop = 9999, attributes = '' } = {}) => {
  const paragraphs = Array.from({ length: 8 }, (_, at) => `<p>${at}</p>`).join('');
  document.body.innerHTML = `<div id="${FLASH_REGION_ID}"></div><div><div><div class="rt">${paragraphs}</div></div>${between}
    <div data-reading="article:7"${attributes}></div><div class="rt"><p>Ein Kommentar</p></div></div>`;
  const tops = new Map(
    [...document.querySelectorAll('.rt p')].map((one, at) => [one, at < above ? 0 : 9999]),
  );
  const mark = document.querySelector<HTMLElement>('[data-reading]')!;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: tops.get(this) ?? (this === mark ? endTop : 9999) } as DOMRect;
  });
  trackPlace(mark);
};
const scroll = () => {
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(1000);
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('where somebody stopped', () => {
  it.each([
    ['a text', ''],
    ['a text behind which one is invited', '<div>Hier geht es mit plus weiter</div>'],
  ])('is remembered, and led back to, in %s', (_, between) => {
    open(5, between);
    scroll();
    expect(readOwn('places')).toBe(JSON.stringify([{ path: '/', paragraph: 4, isDone: false }]));
    open(0, between);
    const link = document.querySelector<HTMLAnchorElement>(`#${FLASH_REGION_ID} a`)!;
    expect(link.textContent).toBe(texts.readOn);
    expect(document.querySelector(link.hash)!.textContent).toBe('4');
  });

  it.each([
    ['all of it', '', true],
    ['only its beginning, and all of that', ' data-cut=""', false],
  ])('of who has seen %s', (_, attributes, isDone) => {
    open(8, '', { endTop: 0, attributes });
    scroll();
    expect(JSON.parse(readOwn('places')!)).toEqual([{ path: '/', paragraph: 7, isDone }]);
  });

  it('is nothing to be led back to for who has read it all', () => {
    saveOwn('places', JSON.stringify([{ path: '/', paragraph: 5, isDone: true }]));
    open(0);
    expect(document.getElementById(FLASH_REGION_ID)!.textContent).toBe('');
  });
});
