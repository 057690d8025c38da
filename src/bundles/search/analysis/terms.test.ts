import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLetter } from '#kernel/testing/any-letter.ts';
import { partsOf, possibleParts, possiblePartsOf } from './compounds.ts';
import { fold } from './folding.ts';
import { stem } from './stems.ts';
import { termsOf } from './terms.ts';

const lexemesOf = (text: string) => termsOf(text).map(({ lexeme }) => lexeme);
const stems = (...words: readonly string[]) => words.map((word) => stem(fold(word)));
const knowing = (...words: readonly string[]) => {
  const known = new Set(stems(...words));
  return (lexeme: string) => known.has(lexeme);
};

describe('words of a text', () => {
  it('are one however their umlauts are written', () => {
    expect(new Set(lexemesOf('Müller Mueller Muller MÜLLER')).size).toBe(1);
    expect(new Set(lexemesOf('Straße Strasse STRASSEN')).size).toBe(1);
    expect(lexemesOf('neue Quelle')).not.toEqual(lexemesOf('nü Qulle'));
  });

  it.each([
    ['Häuser', 'Haus'],
    ['Sitzungen', 'Sitzung'],
    ['Kranichen', 'Kranich'],
    ['Misteln', 'Mistel'],
    ['Bäume', 'Baum'],
  ])('are one however they are inflected: %s, %s', (one, other) => {
    expect(lexemesOf(one)).toEqual(lexemesOf(other));
  });

  it('are whole and in parts where hyphens join them', () => {
    expect(lexemesOf('Repair-Café')).toEqual(
      expect.arrayContaining([...lexemesOf('Repair Café Repaircafé')]),
    );
  });

  it('are whole where set text says that they may be cut at the end of a line', () => {
    expect(lexemesOf('Feuer\u00adwehr\u200bhaus')).toEqual(lexemesOf('Feuerwehrhaus'));
    expect(termsOf('Das Feuer\u00adwehrhaus brennt')[0]).toMatchObject({ start: 4, end: 18 });
  });

  it('leave out those that stand everywhere, and keep their places', () => {
    expect(termsOf('Elf zu zehn').map(({ position }) => position)).toEqual([1, 3]);
  });

  it('are numbers with units in each of their ways', () => {
    expect(lexemesOf('900 m²')).toEqual(lexemesOf('900 Quadratmeter'));
    expect(lexemesOf('60kg')).toEqual(lexemesOf('60 Kilo'));
    expect(lexemesOf('1.500 Euro')).toEqual(lexemesOf('1500 €'));
    expect(lexemesOf('3,84 m')).toEqual(lexemesOf('3,84 Meter'));
  });

  it('are days as the paper writes them', () => {
    expect(lexemesOf('am 25. September 1971')).toContain('@1971-09-25');
    expect(lexemesOf('25.09.1971')).toContain('@1971-09-25');
    expect(lexemesOf('25.9.')).toContain('@09-25');
    expect(lexemesOf('45.13.')).not.toContain('@13-45');
  });

  it('never fail, and stand where they say, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyLetter, maxLength: 300 }), (text) => {
        for (const { start, end, lexeme, position } of termsOf(text)) {
          expect(lexeme).not.toBe('');
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(position).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('say the same of a word in capitals', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zäöü]{1,20}$/), (word) => {
        expect(lexemesOf(word.toUpperCase())).toEqual(lexemesOf(word));
      }),
    );
  });

  it('are their own stems', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,20}$/), (word) => {
        expect(stem(stem(word)).length).toBeLessThanOrEqual(stem(word).length);
      }),
    );
  });
});

describe('words made of words', () => {
  const isKnown = knowing(
    ...'Gemeinde Rat Gemeinderat Sitzung Feuerwehr Fest Orgel Pfeife Schule Küche Weihnachten Markt Hunde'.split(
      ' ',
    ),
    ...'Steuer Geschwindigkeit Begrenzung Anlage Richter'.split(' '),
  );
  const parts = (word: string) => partsOf(fold(word), isKnown);

  it.each([
    ['Gemeinderatssitzung', ['Gemeinderat', 'Sitzung', 'Gemeinde', 'Rat']],
    ['Feuerwehrfest', ['Feuerwehr', 'Fest']],
    ['Orgelpfeifen', ['Orgel', 'Pfeife']],
    ['Schulküche', ['Schule', 'Küche']],
    ['Weihnachtsmarkt', ['Weihnachten', 'Markt']],
    ['Hundesteuer', ['Hund', 'Steuer']],
    ['Geschwindigkeitsbegrenzungsanlage', ['Geschwindigkeit', 'Begrenzung', 'Anlage']],
  ])('have the parts that stand alone elsewhere: %s', (word, expected) => {
    expect(parts(word)).toEqual(expect.arrayContaining(stems(...expected)));
  });

  it('have none where one side is no word', () => {
    expect(parts('Unterricht')).toEqual([]);
    expect(parts('Quarkfest')).toEqual([]);
  });

  it('never ask for a part that was not looked up before', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{7,24}$/), fc.func(fc.boolean()), (word, isKnownSomehow) => {
        const possible = new Set(possibleParts(word));
        partsOf(word, (part) => {
          expect(possible.has(part)).toBe(true);
          return isKnownSomehow(part);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('are taken apart as far as there is room to look, so that nobody keeps the portal busy', () => {
    const words = new Set(
      Array.from(
        { length: 40 },
        (_, at) => 'abcdefghijklmnop'.repeat(3) + String.fromCodePoint(97 + (at % 26), 97 + at),
      ),
    );
    const asked = possiblePartsOf(words, 2000);
    expect(asked.size).toBeGreaterThan(1);
    expect(asked.size).toBeLessThan(10);
    expect(possiblePartsOf(new Set(['gemeinderatssitzung', 'feuerwehrfest']), 2000).size).toBe(2);
  });
});
