import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHeadline } from './line-breaks.ts';

/** Sets like a typewriter: each letter is half an em wide. */
const setting = { sizes: [100, 50], leading: 1, widthOf: (text: string) => text.length / 2 };
const headline = (text: string, width = 500, height = 200) => toHeadline(text, { width, height }, setting);

describe('a headline in lines', () => {
  it('is as large as it fits', () => {
    expect(headline('Elf zu zehn')).toEqual({ size: 100, lines: ['Elf zu', 'zehn'] });
    expect(headline('Elf zu zehn für die Brücke')).toEqual({
      size: 50,
      lines: ['Elf zu zehn', 'für die Brücke'],
    });
  });

  it('has lines of about the same length', () =>
    expect(headline('aaaa bbbb cccc dddd', 450, 300).lines).toEqual(['aaaa bbbb', 'cccc dddd']));

  it('breaks a word that is wider than a line where it says it may', () => {
    expect(headline('Ver\u00adkehrs\u00adweg', 400).lines).toEqual(['Ver-', 'kehrsweg']);
    expect(headline('Ver\u00adkehrs\u00adweg', 600).lines).toEqual(['Verkehrsweg']);
  });

  it('ends with an ellipsis what fits nowhere', () => {
    const { size, lines } = headline('Wort '.repeat(60));
    expect(size).toBe(50);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/…$/);
  });

  it('has nothing to set without words', () => expect(headline(' ').lines).toEqual([]));

  it('never leaves its box', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\u00ad'), maxLength: 200 }), (text) => {
        const { size, lines } = headline(text);
        expect(lines.length * size).toBeLessThanOrEqual(200);
        for (const line of lines) expect((line.length / 2) * size).toBeLessThanOrEqual(500);
      }),
    );
  });
});
