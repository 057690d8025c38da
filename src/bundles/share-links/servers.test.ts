import { describe, expect, it } from 'vitest';
import { serverNamed } from './servers.ts';

describe('the name of a server', () => {
  it.each([
    ['troet.cafe', 'troet.cafe'],
    [' Mastodon.Social ', 'mastodon.social'],
    ['https://norden.social/@frieda', 'norden.social'],
    ['@frieda@norden.social', 'norden.social'],
    ['xn--trt-fla.de', 'xn--trt-fla.de'],
  ])('is taken from %s', (typed, server) => expect(serverNamed(typed)).toBe(server));

  it.each([
    '',
    'troet',
    'troet cafe',
    'javascript:alert(1)',
    'a..b',
    '-a.de',
    '127.0.0.1',
    'x.de:8080',
    'ä.de',
    `${'a'.repeat(300)}.de`,
  ])('is not found in %s', (typed) => expect(serverNamed(typed)).toBeUndefined());
});
