import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstTagOf, holdsNoTags, walkHtml } from './html-tokens.ts';

/** Returns the tags of HTML as they stand there, and its words. */
const told = (html: string) => {
  const tags: string[] = [];
  let words = '';
  walkHtml(html, {
    onStartTag: ({ start, end }) => void tags.push(html.slice(start, end)),
    onEndTag: ({ start, end }) => void tags.push(html.slice(start, end)),
    onWords: (more) => {
      words += more;
    },
  });
  return { tags, words };
};

describe('a walk over HTML', () => {
  it('meets each tag where it stands, and the words between them', () =>
    expect(told('Vor <B title="a > b">fett</b >\n<!-- <pre> -->nach<br/>')).toEqual({
      tags: ['<B title="a > b">', '</b >', '<br/>'],
      words: 'Vor fett\nnach',
    }));

  it.each(['title', 'textarea', 'style', 'noscript', 'script'])(
    'takes what stands in a %s for words',
    (tag) => {
      expect(holdsNoTags(tag)).toBe(true);
      expect(told(`<${tag}><p>Worte</p></${tag}><i>`)).toEqual({
        tags: [`<${tag}>`, `</${tag}>`, '<i>'],
        words: '<p>Worte</p>',
      });
    },
  );

  it('says on which line a tag stands, and whether it ends itself', () => {
    const found: unknown[] = [];
    walkHtml('\n\n<br/>\n<i>', {
      onStartTag: ({ tagName, line, selfClosing }) => void found.push([tagName, line, selfClosing]),
    });
    expect(found).toEqual([
      ['br', 3, true],
      ['i', 4, false],
    ]);
  });

  it('ends where somebody has seen enough', () => {
    const found: string[] = [];
    walkHtml('<a></a><b></b><i>', {
      onStartTag: ({ tagName }) => void found.push(tagName),
      onEndTag: ({ tagName }) => (tagName === 'b' ? false : undefined),
    });
    walkHtml('<u><s>', {
      onStartTag: ({ tagName }) => {
        found.push(tagName);
        return false;
      },
    });
    expect(found).toEqual(['a', 'b', 'u']);
  });

  it('meets tags in their order, whatever the HTML is', () => {
    const parts = fc.constantFrom(
      '<',
      '>',
      '<p',
      '</p>',
      '<!--',
      '-->',
      '<script>',
      '</script>',
      '"',
      '=',
      ' a',
      '\r\n',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string()), { maxLength: 30 }), (words) => {
        const html = words.join('');
        for (const tag of told(html).tags) expect(tag).toMatch(/^<[^]*>$/);
      }),
    );
  });
});

describe('the tag that HTML begins with', () => {
  it.each([
    ['<p class="a > b">Worte', 'p', 17, false],
    ['</DIV>Worte', 'div', 6, true],
    ['<preview>', 'preview', 9, false],
  ])('of %s is a %s', (html, tagName, end, isClosing) =>
    expect(firstTagOf(html)).toMatchObject({ tagName, end, isClosing, start: 0 }),
  );

  it.each(['', 'Worte <p>', ' <p>', '<!-- a --><p>', '< p>', '<p', '<'])('is none in „%s“', (html) =>
    expect(firstTagOf(html)).toBeUndefined(),
  );
});
