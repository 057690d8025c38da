import { describe, expect, it } from 'vitest';
import { consentCookie, consentIn } from './rules.ts';

describe('the cookie of consent', () => {
  it('holds for 365 days and names its types, percent-encoded', () => {
    expect(consentCookie(['youtube', 'vimeo', 'youtube'])).toBe(
      'embed_consent=youtube%3Bvimeo; Path=/; SameSite=Lax; Max-Age=31536000',
    );
  });

  it('holds as long with one type', () => {
    expect(consentCookie(['vimeo'])).toBe('embed_consent=vimeo; Path=/; SameSite=Lax; Max-Age=31536000');
  });

  it('goes when nothing is agreed to', () => {
    expect(consentCookie([])).toBe('embed_consent=; Path=/; SameSite=Lax; Max-Age=0');
  });

  it.each([
    ['embed_consent=youtube%3Bvimeo', ['youtube', 'vimeo']],
    ['schema=dark; embed_consent=x', ['x']],
    ['not_embed_consent=youtube', []],
    ['embed_consent=%E0%A4%A', []],
    ['embed_consent=<script>%3Bvimeo', ['vimeo']],
    ['', []],
  ])('%s is read as %j', (cookies, types) => expect([...consentIn(cookies)]).toEqual(types));
});
