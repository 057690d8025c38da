import { describe, expect, it } from 'vitest';
import { portalIn } from './rules.ts';

describe('a portal', () => {
  it('has an address of so many signs at most', () =>
    expect(portalIn(`beispiel.de/${'a'.repeat(600)}`)).toHaveLength(500));

  it.each([
    ['https://www.beispiel.de', 'https://www.beispiel.de'],
    ['http://beispiel.de/bote/', 'http://beispiel.de/bote'],
    [' beispiel.de ', 'https://beispiel.de'],
    ['http://127.0.0.1:8080/a', 'http://127.0.0.1:8080/a'],
    ['beispiel', undefined],
    ['', undefined],
    ['https://wer:geheim@beispiel.de', undefined],
  ])('at „%s“ is %s', (typed, portal) => {
    expect(portalIn(typed)).toBe(portal);
  });
});
