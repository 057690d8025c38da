import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLetter } from '#kernel/testing/any-letter.ts';
import { bbcodeLinks, bbcodeToPlainText, bbcodeToTree, ownWords } from './bbcode-tree.ts';
import { MAX_BBCODE_DEPTH } from '../constants.ts';
import { namesMentioned, splitMentions } from './mentions.ts';
import { bbcodeToHtml } from '../ready-html.tsx';
import { toPlainText } from '../rules.ts';
import { parseDocument } from './validate.ts';

const PEOPLE = new Map([
  ['ruth', 4],
  ['ruth lindner', 17],
  ['dr. paul feld jr.', 18],
]);
const draw = (source: string) => bbcodeToHtml(source, { people: PEOPLE });
const link = (href: string, words = href) => `<a href="${href}" rel="ugc nofollow">${words}</a>`;
const ruth = '<a class="rt-mention" href="/profile/17/ruth-lindner" rel="ugc nofollow">@Ruth Lindner</a>';

describe('what members write', () => {
  it.each([
    ['plain words', 'Gut so.', '<p>Gut so.</p>'],
    ['lines and paragraphs', 'a\nb\r\n\r\n \n c ', '<p>a<br/>b</p><p>c</p>'],
    ['markup as words', '<b>&amp;</b>', '<p>&lt;b&gt;&amp;amp;&lt;/b&gt;</p>'],
    [
      'marks',
      '[b]fett [i]beides[/i][/b] [s]weg[/s]',
      '<p><strong>fett <em>beides</em></strong> <s>weg</s></p>',
    ],
    ['capitals', '[B]fett[/B]', '<p><strong>fett</strong></p>'],
    ['a mark over lines', '[b]a\nb\n\nc[/b]', '<p><strong>a<br/>b</strong></p><p><strong>c</strong></p>'],
    ['a mark that stays open', 'a [b]b', '<p>a <strong>b</strong></p>'],
    ['marks that cross', '[b]a[i]b[/b]c[/i]', '<p><strong>a<em>b</em></strong>c[/i]</p>'],
    ['a mark within its like', '[b]a[b]b[/b][/b]', '<p><strong>ab</strong></p>'],
    ['signs that are meant', String.raw`\[b\] \\ \x`, String.raw`<p>[b] \ \x</p>`],
    ['unknown tags', '[color=red]a[/color] [u]b[/u]', '<p>[color=red]a[/color] [u]b[/u]</p>'],
    ['a bare address', 'Siehe https://a.example/b.', `<p>Siehe ${link('https://a.example/b')}.</p>`],
    ['a link', '[url=https://a.example]hier[/url]', `<p>${link('https://a.example', 'hier')}</p>`],
    ['a quoted link', '[url="https://a.example"]hier[/url]', `<p>${link('https://a.example', 'hier')}</p>`],
    ['a link of its own', '[url]https://a.example[/url]', `<p>${link('https://a.example')}</p>`],
    ['a link without words', '[url=https://a.example][/url]', `<p>${link('https://a.example')}</p>`],
    [
      'an address within a link',
      '[url=https://a.example]zu https://b.example[/url]',
      `<p>${link('https://a.example', 'zu https://b.example')}</p>`,
    ],
    ['a link to nowhere', '[url]hier[/url] [url=a]b[/url]', '<p>[url]hier[/url] [url=a]b[/url]</p>'],
    ['a link that would run', '[url=javascript:alert(1)]a[/url]', '<p>[url=javascript:alert(1)]a[/url]</p>'],
    [
      'a quotation',
      'a\n[quote]b[/quote]\nc',
      '<p>a</p><blockquote class="rt-quote"><p>b</p></blockquote><p>c</p>',
    ],
    [
      'a quotation of somebody',
      '[quote=Ruth Lindner, Rätin]b[/quote]',
      '<blockquote class="rt-quote"><p>b</p><footer><b>Ruth Lindner</b>, Rätin</footer></blockquote>',
    ],
    ['an empty quotation', 'a[quote] [/quote]', '<p>a</p>'],
    [
      'a list',
      '[list]\n[*]a\n[*] b\n\nc\n[/list]',
      '<ul class="rt-list"><li><p>a</p></li><li><p>b</p><p>c</p></li></ul>',
    ],
    [
      'a list that begins early',
      '[list]a[*]b[/list]',
      '<ul class="rt-list"><li><p>a</p></li><li><p>b</p></li></ul>',
    ],
    ['a list without anything', '[list][*][/list]', ''],
    ['an item outside of a list', '[*]a', '<p>[*]a</p>'],
    [
      'a list in a list',
      '[list][*]a[list][*]b[/list][*]c[/list]',
      '<ul class="rt-list"><li><p>a</p><ul class="rt-list"><li><p>b</p></li></ul></li><li><p>c</p></li></ul>',
    ],
    ['nothing but markup', '[b] [/b]\n[quote][/quote]', ''],
  ])('%s', (_, source, html) => expect(draw(source)).toBe(html));
});

describe('people in what members write', () => {
  it.each([
    ['by their whole name', 'Danke, @Ruth Lindner!', `<p>Danke, ${ruth}!</p>`],
    [
      'in whatever case, as it was typed',
      '@RUTH lindner',
      `<p>${ruth.replace('Ruth Lindner', 'RUTH lindner')}</p>`,
    ],
    [
      'the longest name wins',
      '@Ruth Lindner und @Ruth',
      `<p>${ruth} und <a class="rt-mention" href="/profile/4/ruth" rel="ugc nofollow">@Ruth</a></p>`,
    ],
    ['under marks', '[b]@Ruth Lindner[/b]', `<p><strong>${ruth}</strong></p>`],
    [
      'names with full stops',
      '@Dr. Paul Feld jr.',
      '<p><a class="rt-mention" href="/profile/18/dr-paul-feld-jr" rel="ugc nofollow">@Dr. Paul Feld jr.</a></p>',
    ],
    [
      'not within words, addresses and links',
      'a@Ruth @@Ruth [url=https://a.example]@Ruth[/url]',
      `<p>a@Ruth @@Ruth ${link('https://a.example', '@Ruth')}</p>`,
    ],
    ['not in quotations', '[quote]@Ruth[/quote]', '<blockquote class="rt-quote"><p>@Ruth</p></blockquote>'],
    ['nobody of that name', '@Rut', '<p>@Rut</p>'],
  ])('%s', (_, source, html) => expect(draw(source)).toBe(html));

  it('are looked for outside of quotations', () =>
    expect(ownWords('a [b]b[/b][quote]c [i]d[/i][/quote]e')).toEqual(['a ', 'b', 'e']));
});

describe('what others ask of it', () => {
  it.each([
    ['keine', []],
    [
      'https://a.example und [url=https://b.example]b [b]fett[/b][/url]',
      ['https://a.example', 'https://b.example'],
    ],
    ['[quote][list][*]https://a.example[/list][/quote]', ['https://a.example']],
    ['https://a.example https://a.example', ['https://a.example', 'https://a.example']],
    ['[url=javascript:x]y[/url] a@b.example', []],
  ])('the links in %j', (source, links) => expect(bbcodeLinks(source)).toEqual(links));

  it.each([
    ['Nur Worte.\nUnd mehr.', 'Nur Worte.\nUnd mehr.'],
    ['[b]Fett[/b] und [u]so[/u]', 'Fett und [u]so[/u]'],
    ['[quote=Ruth]Eben.[/quote]Ja.', 'Eben.\nRuth\n\nJa.'],
  ])('the words of %j', (source, words) => expect(bbcodeToPlainText(source)).toBe(words));

  it('the names that may be meant, each once, of the first ten mentions', () => {
    expect(namesMentioned(['Hallo @Ruth Lindner, und @ruth!'])).toEqual([
      'ruth lindner, und @ruth!',
      'ruth lindner, und @ruth',
      'ruth lindner, und',
      'ruth lindner,',
      'ruth lindner',
      'ruth',
      'ruth!',
    ]);
    expect(namesMentioned(['nichts', 'a@b.example', '@'])).toEqual([]);
    expect(namesMentioned(Array.from({ length: 30 }, (_, i) => `@n${i}`))).toHaveLength(10);
  });
});

const TAGS = [
  '[b]',
  '[/b]',
  '[i]',
  '[/i]',
  '[s]',
  '[/s]',
  '[quote]',
  '[quote=Ruth]',
  '[/quote]',
  '[url]',
  '[/url]',
  '[url=https://a.example]',
  '[url="javascript:x"]',
  '[list]',
  '[*]',
  '[/list]',
  '[u]',
  '[',
  ']',
  '\\',
  '=',
  '"',
  '\n',
  '\n\n',
  ' ',
  '@',
  '@Ruth Lindner',
  'https://a.example/?a=1&b',
  '<script>',
  '&amp;',
  'Wort',
  '\u0000',
  '\ud800',
];
const aSource = () =>
  fc.oneof(
    fc
      .array(fc.oneof(fc.constantFrom(...TAGS), fc.string({ unit: 'grapheme', maxLength: 5 })), {
        maxLength: 40,
      })
      .map((parts) => parts.join('')),
    fc.string({ unit: anyLetter, maxLength: 60 }),
  );

describe('whatever is typed', () => {
  it('becomes a tree as parseDocument would have it, and never throws', () =>
    fc.assert(
      fc.property(aSource(), (source) => {
        const document = bbcodeToTree(source, { people: PEOPLE });
        expect(parseDocument(document)).toEqual({ ok: true, document });
      }),
      { numRuns: 1000 },
    ));

  it('is drawn in the allowed set only, every link with its rel', () =>
    fc.assert(
      fc.property(aSource(), (source) => {
        const html = draw(source);
        const rest = html
          .replaceAll(
            /<\/?(?:p|strong|em|s|b|footer|blockquote(?: class="rt-quote")?|ul(?: class="rt-list")?|li)>|<br\/>|<\/a>/g,
            '',
          )
          .replaceAll(
            /<a (?:class="rt-mention" href="\/profile\/\d+\/[a-z0-9-]+"|href="(?:https?:|mailto:|tel:)[^"<>]*") rel="ugc nofollow">/g,
            '',
          );
        expect(rest).not.toMatch(/[<>]/);
      }),
      { numRuns: 1000 },
    ));

  it('keeps all words that are no markup', () => {
    const words = fc.array(fc.stringMatching(/^[\p{L}\p{N}.,!<>&"'@-]{1,8}$/u), {
      minLength: 1,
      maxLength: 5,
    });
    const around = fc.constantFrom('', 'b', 'i', 's', 'quote', 'u', 'quote=Ruth');
    const pieces = fc.array(fc.tuple(around, words), { minLength: 1, maxLength: 8 });

    fc.assert(
      fc.property(pieces, (parts) => {
        const source = parts.map(([tag, list]) =>
          tag ? `[${tag}]${list.join(' ')}[/${tag.split('=')[0]}]` : list.join('\n'),
        );
        const said = parts.map(([tag, list]) => {
          if (tag === 'u') return `[u]${list.join(' ')}[/u]`;
          return list.join(' ') + (tag === 'quote=Ruth' ? ' Ruth' : '');
        });
        expect(onlyWords(toPlainText(bbcodeToTree(source.join(' '))))).toBe(onlyWords(said.join(' ')));
      }),
      { numRuns: 500 },
    );
  });

  it('is cut off at no depth, only no longer understood', () => {
    const deep = '[quote]'.repeat(MAX_BBCODE_DEPTH + 5);
    const document = bbcodeToTree(`${deep}innen`);
    expect(parseDocument(document).ok).toBe(true);
    expect(toPlainText(document)).toBe(`${'[quote]'.repeat(5)}innen`);
  });

  it('takes no longer than its length allows', () => {
    for (const piece of ['[b]', '[url=', '[/b]', '[list][*]', '@Ruth ', '[quote="', '\\['])
      expect(ms(() => draw(piece.repeat(5000 / piece.length)))).toBeLessThan(500);
  });

  it('looks for names no further than names go', () => {
    const text = `${'(@a'.repeat(300)}${','.repeat(4000)}x`;
    expect(ms(() => namesMentioned([text]))).toBeLessThan(100);
    expect(ms(() => splitMentions(text, new Map([['niemand', 1]])))).toBeLessThan(300);
  });
});

const ms = (work: () => unknown) => {
  const before = performance.now();
  work();
  return performance.now() - before;
};

const onlyWords = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
