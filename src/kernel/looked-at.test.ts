import { describe, expect, it } from 'vitest';
import { isLookedAt, isVisit } from './looked-at.ts';

const asked = (headers: Record<string, string>, method = 'GET') => ({ method, headers });
const OPENED = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };

describe('a page that is asked for', () => {
  it.each([
    ['opened', OPENED, [true, true]],
    ['opened by way of a worker', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate' }, [true, false]],
    ['opened by a browser that says nothing', {}, [true, false]],
    [
      'fetched by a script or a worker',
      { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' },
      [false, false],
    ],
    ['a frame in another page', { ...OPENED, 'sec-fetch-dest': 'iframe' }, [false, false]],
    ['fetched ahead', { ...OPENED, 'sec-purpose': 'prefetch' }, [false, false]],
    ['drawn ahead', { ...OPENED, 'sec-purpose': 'prefetch;prerender' }, [false, false]],
    ['fetched ahead by older browsers', { purpose: 'prefetch' }, [false, false]],
    ['fetched ahead by an older Firefox', { 'x-moz': 'prefetch' }, [false, false]],
    ['a preview', { 'x-purpose': '', purpose: 'preview' }, [false, false]],
  ])('is looked at, and surely so, where it is %s', (_, headers, expected) => {
    expect([isLookedAt(asked(headers)), isVisit(asked(headers))]).toEqual(expected);
  });

  it('isn’t looked at where only its head is asked for', () => {
    expect(isLookedAt(asked(OPENED, 'HEAD'))).toBe(false);
    expect(isLookedAt(asked(OPENED, 'POST'))).toBe(true);
  });
});
