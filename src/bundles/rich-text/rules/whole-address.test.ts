import { describe, expect, it } from 'vitest';
import { addressesIn, unwrapped, wholeAddress } from './whole-address.ts';

describe('an address', () => {
  it.each([
    ['www.auenfeld.example', 'https://www.auenfeld.example'],
    [' auenfeld.example/rathaus?a=1#b ', 'https://auenfeld.example/rathaus?a=1#b'],
    ['müller-söhne.de', 'https://müller-söhne.de'],
    ['redaktion@auenfeld.example', 'mailto:redaktion@auenfeld.example'],
    ['http://a.example/b', 'http://a.example/b'],
    ['tel:+4941311234', 'tel:+4941311234'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['javascript.alert(1)', 'javascript.alert(1)'],
    ['//a.example', '//a.example'],
    ['kein Link.de', 'kein Link.de'],
    ['192.168.0.1', '192.168.0.1'],
    ['', ''],
  ])('%s becomes %s', (typed, whole) => expect(wholeAddress(typed)).toBe(whole));

  it.each([
    ['Siehe www.auenfeld.example/a, dort', ['www.auenfeld.example/a']],
    ['(auenfeld.de) und „buero.eu“', ['auenfeld.de', 'buero.eu']],
    ['https://a.example/b. Und', ['https://a.example/b']],
    ['(siehe https://a.example/Fulda_(Fluss))', ['https://a.example/Fulda_(Fluss)']],
    ['Es war zu Ende.Der Rat, z.B. d.h. u.a.', []],
    ['post@auenfeld.de und a.de@b', []],
    ['auenfeld.design und auenfeld.dein-ort', []],
    ['www. und www.x', []],
  ])('is found in „%s“', (text, found) => {
    expect(addressesIn(text).map((one) => one.text)).toEqual(found);
    for (const one of addressesIn(text)) expect(text.slice(one.at, one.at + one.text.length)).toBe(one.text);
  });

  it('is searched in linear time', () => {
    const started = performance.now();
    addressesIn('a.'.repeat(50_000));
    addressesIn('www.'.repeat(50_000));
    addressesIn(`${'a-'.repeat(50_000)}.de`);
    expect(performance.now() - started).toBeLessThan(1500);
  });

  it.each([
    [
      'https://www.google.com/url?q=https://a.example/b%3Fc%3D1&sa=D&source=editors',
      'https://a.example/b?c=1',
    ],
    ['https://www.google.de/url?sa=t&url=https%3A%2F%2Fa.example%2F', 'https://a.example/'],
    ['https://www.google.com/url?q=javascript:alert(1)', 'https://www.google.com/url?q=javascript:alert(1)'],
    [
      'https://www.google.com/search?q=https://a.example',
      'https://www.google.com/search?q=https://a.example',
    ],
    [
      'https://google.com.b.example/url?q=https://a.example',
      'https://google.com.b.example/url?q=https://a.example',
    ],
  ])('%s leads without detour to %s', (address, meant) => expect(unwrapped(address)).toBe(meant));
});
