import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetReader, readOwn, saveOwn } from './own-storage.ts';

const open = (reader?: string) => {
  if (reader === undefined) delete document.documentElement.dataset['reader'];
  else document.documentElement.dataset['reader'] = reader;
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  open();
});

describe('what a browser stores for its reader', () => {
  it('is there on each of their pages', () => {
    open('a');
    saveOwn('places', 'hier');
    open('a');
    expect(readOwn('places')).toBe('hier');
  });

  it.each([
    ['another account', 'b'],
    ['nobody', undefined],
  ])('is gone with the first page of %s, for who comes back as well', (_, next) => {
    open('a');
    saveOwn('places', 'hier');
    open(next);
    expect(readOwn('places')).toBeNull();
    open('a');
    expect(readOwn('places')).toBeNull();
    expect(JSON.stringify(localStorage)).not.toContain('hier');
  });

  it('is gone when they sign out; what belongs to others stays', () => {
    localStorage.setItem('anderes', 'bleibt');
    open('a');
    saveOwn('places', 'hier');
    forgetReader();
    expect(Object.entries(localStorage)).toEqual([['anderes', 'bleibt']]);
  });

  it('is gone as well where it was stored before, with the first page of whoever reads', () => {
    localStorage.setItem('litfass-read', 'hier');
    open('a');
    readOwn('places');
    expect(localStorage.getItem('litfass-read')).toBeNull();
  });

  it('is nothing where storage is forbidden', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
    });
    expect(() => saveOwn('places', 'hier')).not.toThrow();
    expect(readOwn('places')).toBeNull();
    expect(() => forgetReader()).not.toThrow();
  });
});
