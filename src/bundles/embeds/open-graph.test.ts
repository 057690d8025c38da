import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_TITLE_LENGTH } from './constants.ts';
import { readOpenGraph } from './open-graph.ts';

const read = (html: string | Buffer, type = 'text/html; charset=utf-8') =>
  readOpenGraph(Buffer.from(html as string), type);

describe('what a page says about itself', () => {
  it('is read from its Open Graph tags, whatever their quotes and order', () => {
    const html = `<!doctype html><head><title>Anders</title>
      <meta content="Br&uuml;cken &amp; Stege" property='og:title'>
      <meta property=og:site_name content=Wochenblatt />
      <meta name="description" content="Zeile eins
        Zeile zwei"><meta property="og:image" content="/bild.jpg"></head><body>`;
    expect(read(html)).toEqual({
      title: 'Brücken & Stege',
      siteName: 'Wochenblatt',
      description: 'Zeile eins Zeile zwei',
      picture: '/bild.jpg',
    });
  });

  it('is its title without them', () => expect(read('<title>Nur&nbsp;das</title>').title).toBe('Nur das'));

  it.each(['constructor', '__proto__', 'valueof'])('is read beside a tag called %s', (tag) =>
    expect(read(`<${tag}></${tag}><title>Das</title>`).title).toBe('Das'),
  );

  it('is the first of several titles, with its spaces', () =>
    expect(read('<title>Nur das\neine &amp; Wort</title><title>Anderes</title>').title).toBe(
      'Nur das eine & Wort',
    ));

  it('is not what stands in a template', () =>
    expect(read('<template><title>Muster</title></template><title>Echt</title>').title).toBe('Echt'));

  it('is not what stands in comments, scripts and the body', () => {
    const html = `<head><!-- <meta property="og:title" content="Kommentar"> -->
      <script>var a = '<meta property="og:title" content="Skript">'</script></head>
      <body><meta property="og:title" content="Körper"></body>`;
    expect(read(html).title).toBe('');
  });

  it('is not what stands in a field of a form', () =>
    expect(read('<textarea><title>Muster</title></textarea><title>Echt</title>').title).toBe('Echt'));

  it('keeps tags in words as words', () => {
    expect(read('<meta property="og:title" content="&lt;script&gt;alert(1)&lt;/script&gt;">').title).toBe(
      '<script>alert(1)</script>',
    );
  });

  it('is read in the page’s own characters', () => {
    const html = Buffer.from('<title>Brücke</title>', 'latin1');
    expect(readOpenGraph(html, 'text/html; charset=iso-8859-1').title).toBe('Brücke');
  });

  it('keeps words whole, with the signs that emoji are joined by, and loses what nobody sees', () => {
    const title = 'Feuer\u00adwehr\u200b übt\u202e: 👩\u200d🚒 im Einsatz';
    expect(read(`<meta property="og:title" content="${title}">`).title).toBe(
      'Feuerwehr übt: 👩\u200d🚒 im Einsatz',
    );
  });

  it('is shortened', () => {
    const { title } = read(`<meta property="og:title" content="${'ä'.repeat(3000)}">`);
    expect([...title]).toHaveLength(200);
    expect(title.endsWith('…')).toBe(true);
  });

  it('is some words or none, whatever the bytes are', () => {
    const piece = fc.oneof(
      fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes)),
      fc
        .constantFrom(
          '<meta ',
          'property="og:title"',
          ' content="',
          '">',
          '<title>',
          '</title>',
          '<!--',
          '-->',
          '&#x',
          '<body',
        )
        .map((words) => Buffer.from(words)),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.string(), (pieces, type) => {
        const words = readOpenGraph(Buffer.concat(pieces), type);
        expect([...words.title].length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
        expect(words.title).not.toMatch(/\p{Cc}/u);
      }),
    );
  });

  it('is read in no time, however a page is broken', () => {
    const start = performance.now();
    for (const piece of ['<meta content="', '<!--', '<script>', '<meta ', "<meta a='", '<title>'])
      read(`<head>${piece.repeat(60_000)}`);
    expect(performance.now() - start).toBeLessThan(1500);
  });
});
