import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { genericErrorRetry } from '#design/texts.ts';
import { waitForRequests } from '#kernel/browser/requests.ts';
import { acting } from '#kernel/testing/hydrate.ts';
import { IssueOrder } from './IssueOrder.island.tsx';

const reload = vi.fn();
vi.stubGlobal('location', { reload });
const answer = vi.fn<() => Promise<Response>>();
vi.stubGlobal('fetch', answer);

const pieces = ['Brücke', 'Markt', 'Fluss'].map((headline, at) => ({
  key: `article:${at + 1}`,
  headline,
  note: 'Auenfeld',
  href: `/artikel/${at + 1}`,
}));

const open = async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await acting(() => root.render(createElement(IssueOrder, { pieces, action: '/stueck' })));
  return { place, leave: () => acting(() => root.unmount()) };
};
const handleOf = (place: Element, headline: string) =>
  [...place.querySelectorAll<HTMLElement>('[data-control$="handle"]')].find((one) =>
    one.ariaLabel?.endsWith(headline),
  )!;
const names = (place: Element) =>
  [...place.querySelectorAll('li > div a')].map(({ textContent }) => textContent);
const moveDown = async (handle: HTMLElement) => {
  await acting(() => handle.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })));
  await acting(waitForRequests);
};

beforeEach(() => {
  document.body.innerHTML = '<div id="meldungen"></div>';
  history.replaceState(null, '');
  vi.clearAllMocks();
});

describe('the order of an issue', () => {
  it('says so when a move could not be saved, and stands as it was', async () => {
    answer.mockRejectedValue(new TypeError('offline'));
    const { place, leave } = await open();
    await moveDown(handleOf(place, 'Brücke'));
    expect(reload).not.toHaveBeenCalled();
    expect(names(place)).toEqual(['Brücke', 'Markt', 'Fluss']);
    expect(document.querySelector('#meldungen')?.textContent).toContain(genericErrorRetry);
    await leave();
  });

  it('is gone on with where somebody was, once the page is drawn anew, and only then', async () => {
    answer.mockImplementation(() => Promise.resolve(Response.json({ status: 'success' })));
    const before = await open();
    await moveDown(handleOf(before.place, 'Markt'));
    expect(reload).toHaveBeenCalledOnce();
    await before.leave();
    before.place.remove();
    const after = await open();
    expect(document.activeElement).toBe(handleOf(after.place, 'Markt'));
    await after.leave();
    (document.activeElement as HTMLElement).blur();
    after.place.remove();
    const later = await open();
    expect(later.place.contains(document.activeElement)).toBe(false);
    await later.leave();
  });
});
