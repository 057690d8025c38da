import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAlike } from './rules.ts';

describe('two titles', () => {
  it.each([
    ['Chorprobe', 'Chorprobe', true],
    ['Chorprobe', 'CHORPROBE (öffentlich)', true],
    ['Sommerfest', 'Sommerfest der Feuerwehr', true],
    ['Große Chorprobe', 'Grosse Chor-Probe', true],
    ['Weihnachtskonzert des Chors', 'Weihnachtskonzert der Kantorei', true],
    ['Chorprobe', 'Flohmarkt', false],
    ['Blutspende', 'Sommerfest der Feuerwehr', false],
    ['Singkreis', 'Strickkreis', false],
    ['Lesekreis', 'Nähkreis', true],
    ['Lauf', 'Lauf um den ganzen Steinacher Stausee', true],
    ['Lauf um den ganzen Steinacher Stausee', 'Lauf', true],
    // Nine of twenty runs of three letters are alike, which is just enough.
    ['abcdefghijklmnopqrst', 'abcdefghijzyxwvutsrq', true],
    ['abcdefghiklmnopqrstu', 'abcdefghizyxwvutsrqp', false],
    ['', '', false],
    ['Chorprobe', '', false],
    ['', 'Chorprobe', false],
    ['!!!', '???', false],
  ])('may mean the same: %s, %s', (one, other, isSame) => expect(isAlike(one, other)).toBe(isSame));

  it('are compared either way alike, whatever they are', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(isAlike(one, other)).toBe(isAlike(other, one));
      }),
    ));
});
