import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { termsOf } from './analysis/terms.ts';
import { FIRST_OTHER, characterOf } from './characters.ts';
import { encode } from './encoding.ts';
import type { Fields } from './encoding.ts';

const partsOf = (word: string) => (word === 'rathausplatz' ? ['rathaus', 'platz'] : []);
const LAST = 0x10_ffff - 0x800 - 0xa1 + 1;

describe('the character of a number', () => {
  it.each([
    [1, 0xa1],
    [0xd7ff - 0xa0, 0xd7ff],
    [0xd7ff - 0xa0 + 1, 0xe000],
    [FIRST_OTHER, 0xa1 - 1 + FIRST_OTHER + 0x800],
    [LAST, 0x10_ffff],
  ])('%i is the letter with the code %i', (number, code) => {
    expect(characterOf(number).codePointAt(0)).toBe(code);
  });

  it('is another one for each, as far as there are so many', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: LAST }), fc.integer({ min: 1, max: LAST }), (one, other) => {
        expect(characterOf(one) === characterOf(other)).toBe(one === other);
      }),
    );
  });

  it('is one letter that a text of the database takes, and shared only by the rarest once there are no more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (number) => {
        const character = characterOf(number);
        expect(Array.from(character)).toHaveLength(1);
        expect(character.isWellFormed()).toBe(true);
        if (number > LAST) expect(character >= characterOf(FIRST_OTHER)).toBe(true);
      }),
    );
    expect(characterOf(LAST + 1)).toBe(characterOf(FIRST_OTHER));
  });
});

describe('the words of a thing', () => {
  const letters = new Map<string, string>();
  const character = (lexeme: string) => {
    const known = letters.get(lexeme) ?? characterOf(letters.size + 1);
    letters.set(lexeme, known);
    return known;
  };

  const read = (encoded: string) =>
    Array.from(encoded, (one) => [...letters].find(([, letter]) => letter === one)?.[0] ?? one).join(' ');
  const encoded = (said: Partial<Record<keyof Fields, string>>, marks: readonly string[] = []) => {
    const { title = '', lead = '', text = '', further = '' } = said;
    const fields = {
      title: termsOf(title),
      lead: termsOf(lead),
      text: termsOf(text),
      further: termsOf(further),
    };
    const { head, body } = encode(fields, { partsOf, character, marks });
    return { head: read(head), body: read(body) };
  };

  it('stand in their order, with a sign for those that are not looked for', () => {
    expect(
      encoded({ title: 'Musik am Fluss', lead: 'Ein Fest', text: 'Das Fest der Wirte', further: 'Ort' }),
    ).toEqual({
      head: 'musik . fluss / | . fest |',
      body: '. fest . wirt | ort |',
    });
  });

  it('are what words are made of, too: those of the title with the title, all others once and behind the rest', () => {
    expect(encoded({ title: 'Rathausplatz', text: 'Rathausplatz, Platz, Rathausplatz' })).toEqual({
      head: 'rathausplatz / rathaus platz | |',
      body: 'rathausplatz platz rathausplatz | |',
    });
    expect(encoded({ text: 'Rathausplatz' }, ['#ar'])).toEqual({
      head: '/ | |',
      body: 'rathausplatz | | rathaus platz #ar',
    });
  });

  it('have one sign for each place: of a day its number, of a word with hyphens its parts', () => {
    expect(encoded({ text: 'am 3. Mai' }).body).toBe('. 3 mai | | @05-03');
    expect(encoded({ text: 'Rad-Weg heute' }).body).toMatch(/^rad weg heut \| \| radweg$/);
  });
});
