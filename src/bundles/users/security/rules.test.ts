import { describe, expect, it } from 'vitest';
import { deviceInWords, inGroups } from './rules.ts';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a browser in words', () => {
  it.each([
    [
      `${MOZILLA} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`,
      'Firefox unter Windows',
    ],
    [`${MOZILLA} (X11; Linux x86_64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome unter Linux'],
    [
      `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`,
      'Edge unter Windows',
    ],
    [
      `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/142.0 Safari/537.36 OPR/120.0`,
      'Opera unter macOS',
    ],
    [
      `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`,
      'Safari unter macOS',
    ],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`,
      'Safari unter iOS',
    ],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1`,
      'Chrome unter iOS',
    ],
    [
      `${MOZILLA} (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/145.0 Mobile/15E148`,
      'Firefox unter iPadOS',
    ],
    [
      `${MOZILLA} (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
      'Chrome unter Android',
    ],
    [
      `${MOZILLA} (Linux; Android 15; SM-S921B) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
      'Samsung Internet unter Android',
    ],
    [
      `${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome unter ChromeOS',
    ],
    [`${MOZILLA} (X11; Linux x86_64) Epiphany`, 'Ein Browser unter Linux'],
    ['Firefox/145.0', 'Firefox'],
    ['curl/8.5.0', 'Unbekanntes Gerät'],
    ['', 'Unbekanntes Gerät'],
  ])('%s', (userAgent, words) => expect(deviceInWords(userAgent)).toBe(words));
});

describe('a secret to type', () => {
  it('stands in groups of four', () => expect(inGroups('ABCDEFGHIJ')).toBe('ABCD EFGH IJ'));
});
