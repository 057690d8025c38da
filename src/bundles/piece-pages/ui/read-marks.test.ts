import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { peek, saveOwn } from '#bundles/offline/ui/public.ts';
import * as texts from '../texts.ts';
import { noteRead, showReadMarks } from './read-marks.ts';

let sight: (isIntersecting: boolean) => void;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        sight = (isIntersecting) => told([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  delete document.documentElement.dataset['reader'];
});

const mark = (attributes = '') => {
  document.body.innerHTML = `<div data-reading="article:7"${attributes}></div>`;
  return document.querySelector<HTMLElement>('[data-reading]')!;
};
const cards = () => {
  document.body.innerHTML = ['/a_a1', '/b_a2']
    .map(
      (href) =>
        `<article><h3><a href="${href}">Titel</a></h3><p class="meta"><span>heute</span></p></article>`,
    )
    .join('');
  return [...document.querySelectorAll('article')];
};

describe('a piece', () => {
  it('is read once its end has been in sight for a while', () => {
    history.replaceState(null, '', '/a_a1');
    noteRead(mark());
    sight(true);
    vi.advanceTimersByTime(500);
    sight(false);
    vi.advanceTimersByTime(5000);
    expect(peek('read')).toBeNull();
    sight(true);
    vi.advanceTimersByTime(900);
    expect(peek('read')).toBe('["/a_a1"]');
  });

  it.each([
    ['that only counts what is shared', 'data-only-shares'],
    ['that has only its beginning', 'data-cut'],
  ])('isn’t read on a page %s', (_, attribute) => {
    sight = () => undefined;
    noteRead(mark(` ${attribute}=""`));
    sight(true);
    vi.advanceTimersByTime(900);
    expect(peek('read')).toBeNull();
  });
});

describe('a card', () => {
  it('says that its piece was read, once, and others say nothing', () => {
    saveOwn('read', '["/a_a1"]');
    const [read, other] = cards();
    showReadMarks();
    showReadMarks();
    expect(read!.querySelector('.meta')!.textContent).toBe(`heute${texts.read}`);
    expect(other!.textContent).not.toContain(texts.read);
  });

  it('says it only aloud where its line has no room', () => {
    saveOwn('read', '["/a_a1"]');
    const [read] = cards();
    const line = read!.querySelector<HTMLElement>('.meta')!;
    Object.defineProperty(line, 'offsetHeight', { get: () => 20 * line.children.length });
    showReadMarks();
    expect(read!.querySelector('a')!.textContent).toBe(`Titel (${texts.read})`);
    expect(line.textContent).toBe('heute');
  });

  it('says nothing in a list that says it itself', () => {
    saveOwn('read', '["/a_a1"]');
    const [read] = cards();
    const list = document.createElement('ul');
    list.dataset['tellsRead'] = '';
    document.body.append(list);
    list.append(read!);
    showReadMarks();
    expect(read!.textContent).not.toContain(texts.read);
  });

  it('says nothing to another reader, and takes nothing from the first', () => {
    document.documentElement.dataset['reader'] = 'a';
    saveOwn('read', '["/a_a1"]');
    document.documentElement.dataset['reader'] = 'b';
    cards();
    showReadMarks();
    expect(document.body.textContent).not.toContain(texts.read);
    document.documentElement.dataset['reader'] = 'a';
    showReadMarks();
    expect(document.body.textContent).toContain(texts.read);
  });
});
