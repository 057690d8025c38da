import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RelativeTime } from '../Time.tsx';
import { defineBehaviours } from './define.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
defineBehaviours();

const NOW = new Date('2026-11-20T12:00:00Z');
const element = () => document.querySelector('relative-time')!;
const place = (datetime: string, text: string) => {
  document.body.innerHTML = `<relative-time datetime="${datetime}">${text}</relative-time>`;
};

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
});

describe('a relative time', () => {
  it('corrects what lay in a cache', () => {
    place('2026-11-20T11:55:00Z', 'vor 4\u00a0Minuten');
    expect(element().textContent).toBe('vor 5\u00a0Minuten');
  });

  it('goes on while the page stays open', () => {
    place('2026-11-20T11:55:00Z', 'vor 5\u00a0Minuten');
    vi.advanceTimersByTime(60_000);
    expect(element().textContent).toBe('vor 6\u00a0Minuten');
  });

  it('leaves the words alone while they are true', () => {
    place('2026-11-20T11:55:00Z', 'vor 5\u00a0Minuten');
    const words = element().firstChild;
    vi.advanceTimersByTime(30_000);
    expect(element().firstChild).toBe(words);
  });

  it('leaves dates alone', () => {
    place('2026-11-18T11:55:00Z', '18. November 2026');
    vi.advanceTimersByTime(120_000);
    expect(element().textContent).toBe('18. November 2026');
  });

  it('becomes a date when a day has passed, on a page that stays open or lay in a cache', async () => {
    place('2026-11-19T12:01:00Z', 'vor 23\u00a0Stunden');
    vi.advanceTimersByTime(120_000);
    await vi.dynamicImportSettled();
    expect(element().textContent).toBe('19.\u00a0November 2026');
    place('2026-11-16T09:00:00Z', 'gerade eben');
    await vi.dynamicImportSettled();
    expect(element().textContent).toBe('16.\u00a0November 2026');
  });

  it('keeps no timer when none is left on the page', () => {
    place('2026-11-20T11:55:00Z', 'vor 5\u00a0Minuten');
    document.body.innerHTML = '';
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is hydrated without complaint after it has corrected itself', () => {
    const complaints: unknown[] = [];
    place('2026-11-20T11:55:00Z', 'vor 4\u00a0Minuten');
    const time = { iso: '2026-11-20T11:55:00Z', text: 'vor 4\u00a0Minuten' };
    act(() => {
      hydrateRoot(document.body, <RelativeTime of={time} />, {
        onRecoverableError: (error) => complaints.push(error),
      });
    });
    expect(complaints).toEqual([]);
    expect(element().textContent).toBe('vor 5\u00a0Minuten');
  });
});
