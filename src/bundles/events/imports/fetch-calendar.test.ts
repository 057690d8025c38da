import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress } from './fetch-calendar.ts';

describe('the address of a calendar', () => {
  it.each([
    ['webcal://chor.example/termine.ics', 'https://chor.example/termine.ics'],
    ['WEBCALS://chor.example/x', 'https://chor.example/x'],
    [' chor.example/termine.ics ', 'https://chor.example/termine.ics'],
    ['http://chor.example/a#b', 'http://chor.example/a'],
    ['ftp://chor.example/x', undefined],
    ['javascript:alert(1)', undefined],
    ['file:///etc/passwd', undefined],
    ['https://ada:geheim@chor.example/', undefined],
    ['', undefined],
    ['https://', undefined],
  ])('is read: %s', (typed, address) => expect(readAddress(typed)).toBe(address));

  it('is one of the web or none, whatever is typed', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `webcal:${text}`),
        ),
        (typed) => {
          const address = readAddress(typed);
          if (address !== undefined) expect(address).toMatch(/^https?:\/\//);
        },
      ),
    ));
});
