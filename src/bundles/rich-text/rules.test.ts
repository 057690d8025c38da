import { describe, expect, it } from 'vitest';
import { MAX_LINK_LENGTH } from './constants.ts';
import { br, bold, cut, doc, h2, image, li, ol, p, quote, smiley, spoiler, table, th, ul } from './build.ts';
import {
  characterCount,
  cleanText,
  isEmptyText,
  isLink,
  paragraphsOf,
  readingMinutes,
  splitLinks,
  toPlainText,
  upgradeLink,
  withoutSignIn,
  withoutTrailingPunctuation,
} from './rules.ts';

describe('a link', () => {
  it.each([
    'https://auenfeld.example/rathaus?a=1#oben',
    'http://auenfeld.example',
    'HTTPS://AUENFELD.EXAMPLE',
    'https://münchen.example/straße',
    'http://[::1]:3000/',
    'mailto:redaktion@auenfeld.example',
    'tel:+49661123',
  ])('may be %s', (href) => expect(isLink(href)).toBe(true));

  it.each([
    '',
    'https://',
    'mailto:',
    'tel:',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'https://auenfeld.example/\njavascript:alert(1)',
    ' https://auenfeld.example',
    'https://auenfeld example',
    'https://[::1',
    'data:text/html,<b>',
    'vbscript:x',
    'ftp://auenfeld.example',
    'https://ada:geheim@auenfeld.example/rathaus',
    'https://sparkasse.example@auenfeld.example',
    'https://:geheim@auenfeld.example',
    '//auenfeld.example',
    '/rathaus',
    'auenfeld.example',
    `https://auenfeld.example/${'a'.repeat(2048)}`,
    null,
    7,
    ['https://auenfeld.example'],
  ])('may not be %j', (href) => expect(isLink(href)).toBe(false));

  it.each([
    ['http://auenfeld.example/a?b#c', 'auenfeld.example', 'https://auenfeld.example/a?b#c'],
    ['HTTP://Auenfeld.Example/a', 'auenfeld.example', 'https://auenfeld.example/a'],
    ['http://auenfeld.example:80/a', 'auenfeld.example', 'https://auenfeld.example/a'],
    ['http://auenfeld.example:8080/a', 'auenfeld.example:8080', 'https://auenfeld.example:8080/a'],
    ['http://auenfeld.example:8080/a', 'auenfeld.example', 'http://auenfeld.example:8080/a'],
    ['http://www.auenfeld.example/a', 'auenfeld.example', 'http://www.auenfeld.example/a'],
    ['https://auenfeld.example/a', 'auenfeld.example', 'https://auenfeld.example/a'],
    ['mailto:a@auenfeld.example', 'auenfeld.example', 'mailto:a@auenfeld.example'],
    ['kein Link', 'auenfeld.example', 'kein Link'],
  ])('%s on the portal %s becomes %s', (href, ownHost, expected) => {
    expect(upgradeLink(href, ownHost)).toBe(expected);
  });
});

/** Returns a link of so many signs. */
const long = (length: number) => `https://a.example/${'x'.repeat(length - 'https://a.example/'.length)}`;

describe('a plain text', () => {
  it('loses what cannot be stored or sent, and nothing else', () => {
    expect(cleanText('a\u0000b\u000bc\u007fd\u0085e\ufffef\ud800')).toBe('abcdef\ufffd');
    expect(cleanText('Zeile\r\nZeile\rZeile\n\tTab – Grüße 👩‍👩‍👧')).toBe(
      'Zeile\nZeile\nZeile\n\tTab – Grüße 👩‍👩‍👧',
    );
  });

  it.each([
    ['', []],
    [' \n\n\t\n', []],
    ['eins', [['eins']]],
    ['eins\nzwei', [['eins', 'zwei']]],
    ['\n\neins\r\n\r\n \n  zwei  \ndrei\n', [['eins'], ['zwei', 'drei']]],
  ])('%j has the paragraphs %j', (text, paragraphs) => expect(paragraphsOf(text)).toEqual(paragraphs));

  it.each([
    ['kein Link', []],
    ['Siehe https://a.example.', ['https://a.example']],
    ['(https://a.example/b)', ['https://a.example/b']],
    ['(https://a.example/Fulda_(Fluss))', ['https://a.example/Fulda_(Fluss)']],
    ['„https://a.example/b?c=1&d=2“, sagt er', ['https://a.example/b?c=1&d=2']],
    ['https://a.example/b!? und HTTP://b.example/…', ['https://a.example/b', 'HTTP://b.example/']],
    ['<https://a.example>', ['https://a.example']],
    ['javascript:alert(1) mailto:a@b.example www.a.example', []],
    ['https:// und http://.', []],
  ])('%s links %j', (line, hrefs) => {
    const pieces = splitLinks(line);
    expect(pieces.flatMap((piece) => piece.href ?? [])).toEqual(hrefs);
    expect(pieces.map((piece) => piece.text).join('')).toBe(line);
  });

  it('has nothing before or behind a link that is all of it', () => {
    const [href, other] = ['https://a.example/b', 'http://c.example'];
    expect(splitLinks(href)).toEqual([{ text: href, href }]);
    expect(splitLinks(`${href} ${other}`)).toEqual([
      { text: href, href },
      { text: ' ' },
      { text: other, href: other },
    ]);
  });

  it.each([
    ['https://a.example/x))))', 'https://a.example/x'],
    ['https://a.example/(x))).', 'https://a.example/(x)'],
  ])('has %s end as %s', (address, end) => expect(withoutTrailingPunctuation(address)).toBe(end));

  it('may have links of so many signs, and no longer ones', () => {
    expect([MAX_LINK_LENGTH, MAX_LINK_LENGTH + 1].map((length) => isLink(long(length)))).toEqual([
      true,
      false,
    ]);
  });

  it('is searched for links in linear time', () => {
    const started = performance.now();
    splitLinks(`https://${')'.repeat(200_000)}`);
    splitLinks('https://a.example/('.repeat(20_000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('what a reader reads', () => {
  const document = doc(
    h2('Der Plan'),
    p('Im ', bold('Januar'), br(), 'geht es los ', smiley(':)')),
    image(7, { caption: 'Die Brücke' }),
    ul('Stahl', li('Holz', ol('Eiche'))),
    cut(),
    quote('Marlies Brandtner', 'Kein Rost.', 'Ein Schulweg.'),
    spoiler(null, 'Es war der Gärtner.'),
    table([th('Jahr'), th('Euro')], ['2026', '300']),
  );

  it('reads a table row by row, also one without cells', () => {
    expect(toPlainText(doc(table(['a', 'b'], [], ['c'])))).toBe('a\tb\n\nc');
  });

  it('is every word in its order, blocks apart, nothing of slots', () => {
    expect(toPlainText(document)).toBe(
      [
        'Der Plan',
        'Im Januar\ngeht es los 🙂',
        'Stahl\nHolz\n\nEiche',
        'Kein Rost.\n\nEin Schulweg.\nMarlies Brandtner',
        'Spoiler\nEs war der Gärtner.',
        'Jahr\tEuro\n2026\t300',
      ].join('\n\n'),
    );
  });

  it('is a quotation without its author where it has none', () =>
    expect(toPlainText(doc(quote(null, 'Kein Rost.')))).toBe('Kein Rost.'));

  it.each([
    ['nothing', doc(), true],
    ['a blank', doc(p(), cut(), p(' ')), false],
    ['a paragraph without words', doc(p()), true],
    ['words', doc(p('a')), false],
    ['a picture', doc(image(7)), false],
    ['a picture beside a paragraph', doc(p(), image(7)), false],
  ])('is there, or isn’t, of %s', (_, content, isEmpty) => expect(isEmptyText(content)).toBe(isEmpty));

  it('is counted in characters, not in halves of them', () => {
    expect(characterCount(doc(p('Grüße 👋')))).toBe(7);
    expect(characterCount(doc())).toBe(0);
  });

  it('is counted as people count: an emoji is one, and the end of a paragraph none', () => {
    expect(characterCount(doc(p('👍🏽'), p('👩‍👩‍👧🇩🇪')))).toBe(3);
    expect(characterCount(doc(p('Zeile', br(), 'Zeile'), ul('a', 'b')))).toBe(12);
    expect(characterCount(doc(p('o\u0308')))).toBe(1);
  });

  it.each([
    [0, 1],
    [100, 1],
    [329, 1],
    [331, 2],
    [1320, 6],
  ])('takes for %i words %i minutes', (words, minutes) => {
    expect(readingMinutes(doc(p('Wort – '.repeat(words))))).toBe(minutes);
  });
});

it.each([
  ['https://ada:geheim@a.example/x?y#z', 'https://a.example/x?y#z'],
  ['https://ada@a.example', 'https://a.example/'],
  ['https://a.example', 'https://a.example'],
  ['HTTPS://A.example/ä', 'HTTPS://A.example/ä'],
  ['nirgendwo', 'nirgendwo'],
])('%s without signing in is %s', (href, without) => expect(withoutSignIn(href)).toBe(without));
