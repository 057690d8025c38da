import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlainText } from '#bundles/rich-text/public.ts';
import { rehearsePiece } from '../taking/pieces.ts';
import { markdownToHtml } from './markdown.ts';

const blocksOf = (text: string) => {
  const { document } = rehearsePiece({ site: '' }, { html: markdownToHtml(text), addresses: [] });
  return document.content.map((block) =>
    `${block.type}: ${toPlainText({ ...document, content: [block] })}`.replaceAll('\n', ' / '),
  );
};

describe('Markdown', () => {
  it.each([
    ['# Titel #', ['heading: Titel']],
    ['Eins\nzwei\n\nDrei', ['paragraph: Eins / zwei', 'paragraph: Drei']],
    ['- a\n- b\n    1. c\n    2. d\n- e', ['bulletList: a / b /  / c / d / e']],
    ['1. a\n2. b', ['orderedList: a / b']],
    ['> Zitat\n> weiter', ['blockquote: Zitat / weiter']],
    ['---', ['horizontalRule: ']],
    ['```js\nlet a = 1 < 2;\n```', ['codeBlock: let a = 1 < 2;']],
    ['| Ort | Pegel |\n|---|---|\n| Auenfeld | 3,10 |', ['table: Ort\tPegel / Auenfeld\t3,10']],
    ['![Bild](https://x.de/a_b_c.jpg)', ['image: ']],
    ['<table><tr><td>a</td><td>b</td></tr></table>', ['table: a\tb']],
    ['2 * 3 * 4 und snake_case_name', ['paragraph: 2 * 3 * 4 und snake_case_name']],
    ['\\*kein Stern\\*', ['paragraph: *kein Stern*']],
    ['', []],
  ])('„%s“ is what it shows', (text, blocks) => {
    const found = blocksOf(text);
    expect(found.filter((block) => block !== 'paragraph: ')).toEqual(blocks);
  });

  it('has marks and links', () => {
    expect(
      markdownToHtml('**fett** *schräg* ~~weg~~ `a < b` [Wort](https://x.de/?a=1&b=2 "t") https://x.de/_a_'),
    ).toBe(
      '<p><b>fett</b> <i>schräg</i> <s>weg</s> <code>a &lt; b</code> <a href="https://x.de/?a=1&amp;b=2">Wort</a> <a href="https://x.de/_a_">https://x.de/_a_</a></p>',
    );
  });

  it.each(['[', '![', '**a', '_', '`', '> ', '- ', '|', '|-|\n', '<', '~~~\n', '# ', '1. a\n   ', '\\'])(
    'of nothing but „%s“ takes no longer than others',
    (part) => {
      const begun = performance.now();
      markdownToHtml(part.repeat(200_000 / part.length));
      expect(performance.now() - begun).toBeLessThan(2000);
    },
  );

  it('is read whatever it is', () => {
    const part = fc.constantFrom(
      '#',
      '- ',
      '1. ',
      '> ',
      '`',
      '```',
      '*',
      '_',
      '[',
      '](',
      ')',
      '|',
      '---',
      '\n',
      '\n\n',
      '    ',
      'Worte',
      '<b>',
      '\u0000',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 80 }), (parts) => {
        expect(() => blocksOf(parts.join(''))).not.toThrow();
      }),
    );
  });
});
