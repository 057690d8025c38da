import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BEACON_BYTES } from '../constants.ts';
import { countReading } from './count-reading.ts';

let seen: () => void;
const sent: string[] = [];
/** The number of the piece, another one in each test: listeners of the tests before are still there. */
let id = 2_147_483_640;
let isHidden = false;

class TestViewport {
  constructor(callback: IntersectionObserverCallback) {
    seen = () =>
      callback(
        [{ isIntersecting: true } as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      );
  }
  observe() {}
  disconnect() {}
}

const turn = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

const last = () => Object.fromEntries(new URLSearchParams(sent.at(-1)));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', TestViewport);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  sent.length = 0;
  isHidden = false;
  Object.assign(navigator, {
    sendBeacon: (_address: string, body: URLSearchParams) =>
      body.get('contentId') === String(id) && sent.push(String(body)) > 0,
  });
  document.body.innerHTML = `<div data-reading="article:${++id}"></div><share-button><button></button></share-button>`;
  countReading(document.querySelector<HTMLElement>('[data-reading]')!);
});
afterEach(() => vi.useRealTimers());

describe('a reading', () => {
  it('is told once, when the page is left', () => {
    vi.advanceTimersByTime(42_500);
    seen();
    document.querySelector('button')!.click();
    expect(sent).toEqual([]);
    turn(true);
    dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
    expect(last()).toEqual({
      contentType: 'article',
      contentId: String(id),
      views: '1',
      reads: '1',
      seconds: '42',
      shares: '1',
      channel: 'direct',
    });
    expect(sent[0]!.length).toBeLessThanOrEqual(BEACON_BYTES);
  });

  it('is not told of a page that was hardly seen', () => {
    vi.advanceTimersByTime(900);
    turn(true);
    expect(sent).toEqual([]);
  });

  it('of a piece that is cut is none to the end', () => {
    on('', 'data-cut=""');
    vi.advanceTimersByTime(42_500);
    seen();
    turn(true);
    expect(last()).toMatchObject({ views: '1', reads: '0', seconds: '42' });
  });

  it('goes on when the page is taken up again, and counts nobody twice', () => {
    vi.advanceTimersByTime(10_400);
    turn(true);
    vi.advanceTimersByTime(3_600_000);
    turn(false);
    vi.advanceTimersByTime(20_700);
    seen();
    turn(true);
    expect(sent).toHaveLength(2);
    expect(last()).toMatchObject({ views: '0', reads: '1', seconds: '21', shares: '0' });
    turn(false);
    turn(true);
    expect(sent).toHaveLength(2);
  });

  it('is none to the end as long as nobody can have read it, and one as soon as they can', () => {
    vi.advanceTimersByTime(3_200);
    seen();
    turn(true);
    expect(last()).toMatchObject({ views: '1', reads: '0', seconds: '3' });
    turn(false);
    vi.advanceTimersByTime(2_200);
    turn(true);
    expect(last()).toMatchObject({ views: '0', reads: '1', seconds: '2' });
    turn(false);
    vi.advanceTimersByTime(30_000);
    turn(true);
    expect(last()).toMatchObject({ reads: '0', seconds: '30' });
  });
});

const on = (html: string, attributes = 'data-only-shares=""') => {
  document.body.innerHTML = `<div data-reading="article:${++id}" ${attributes}></div>${html}`;
  countReading(document.querySelector<HTMLElement>('[data-reading]')!);
};

describe('passing on', () => {
  it('counts on a page that is none of the piece, which nobody reads there', () => {
    on('<a href="#wa" data-share="">WhatsApp</a>');
    vi.advanceTimersByTime(42_500);
    seen();
    turn(true);
    expect(sent).toEqual([]);
    turn(false);
    document.querySelector('a')!.click();
    turn(true);
    expect(last()).toMatchObject({ views: '0', reads: '0', seconds: '0', shares: '1' });
  });

  it('counts when a short address is copied', () => {
    on('<div data-share=""><copy-button data-text="x"><button></button></copy-button></div>');
    document.querySelector('button')!.click();
    turn(true);
    expect(last()).toMatchObject({ shares: '1' });
  });

  it('isn’t counted for the way to the page with all ways, but for the menu that takes its place', () => {
    on('<share-button><a href="#alle">Teilen</a></share-button>');
    const link = document.querySelector('a')!;
    link.click();
    turn(true);
    expect(sent).toEqual([]);
    turn(false);
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    turn(true);
    expect(last()).toMatchObject({ shares: '1' });
  });
});
