import { describe, expect, it } from 'vitest';
import * as build from './build.ts';

const { bold, br, color, cut, doc, fromPlainText, italic, link, p, smiley } = build;

const words = (...inline: readonly build.Inline[]) => {
  const [paragraph] = doc(p(...inline)).content;
  return paragraph?.type === 'paragraph' ? paragraph.content : undefined;
};

describe('a tree made in code', () => {
  it('is canonical: attributes filled in, no empty lists', () => {
    expect(doc()).toEqual({
      schemaVersion: 1,
      type: 'doc',
      content: [{ type: 'paragraph', attrs: { textAlign: null } }],
    });
  });

  it('joins neighbouring words with the same marks', () => {
    expect(words('Guten ', 'Tag, ', bold('liebe'), bold(' Leute'))).toEqual([
      { type: 'text', text: 'Guten Tag, ' },
      { type: 'text', text: 'liebe Leute', marks: [{ type: 'bold' }] },
    ]);
  });

  it('puts marks in one order, however they were nested', () => {
    const href = 'https://auenfeld.example';
    expect(words(bold(italic(link(href, 'hier'))))).toEqual(words(link(href, italic(bold('hier')))));
  });

  it('marks breaks and smileys too, and knows no mark within its like', () => {
    expect(words(color('red', 'a', br(), smiley(':)'), color('blue', 'b')))).toMatchObject([
      { type: 'text', marks: [{ type: 'color', attrs: { name: 'red' } }] },
      { type: 'hardBreak', marks: [{ type: 'color', attrs: { name: 'red' } }] },
      { type: 'smiley', marks: [{ type: 'color', attrs: { name: 'red' } }] },
      { type: 'text', marks: [{ type: 'color', attrs: { name: 'blue' } }] },
    ]);
  });

  it('drops empty words and unprintable characters', () => {
    expect(words('', 'a\u0000', '\u0007')).toEqual([{ type: 'text', text: 'a' }]);
  });

  it.each([
    ['a link that runs a script', () => doc(p(link('javascript:alert(1)', 'hier')))],
    ['a cut in the first place', () => doc(cut(), p('Rest'))],
    ['a cut in the last place', () => doc(p('Anfang'), cut())],
    ['two cuts', () => doc(p('a'), cut(), p('b'), cut(), p('c'))],
    ['an image of nobody', () => doc(build.image(0))],
    ['an empty gallery', () => doc(build.gallery())],
    ['a list without items', () => doc(build.ul())],
    ['an item that begins with a heading', () => doc(build.ul(build.li(build.h2('Titel'))))],
  ])('cannot hold %s', (_what, make) => expect(make).toThrow(TypeError));
});

describe('a tree from a plain text', () => {
  it('has a paragraph where a blank line was, and a break where a line ended', () => {
    expect(fromPlainText('Guten Tag,\nliebe Leute.\r\n\r\n\n[b]Ende[/b]')).toEqual(
      doc(p('Guten Tag,', br(), 'liebe Leute.'), p('[b]Ende[/b]')),
    );
  });

  it('is one empty paragraph when there are no words', () => {
    expect(fromPlainText(' \n ')).toEqual(doc());
  });
});
