import { describe, expect, it } from 'vitest';
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

  it('is not what stands in comments, scripts and the body', () => {
    const html = `<head><!-- <meta property="og:title" content="Kommentar"> -->
      <script>var a = '<meta property="og:title" content="Skript">'</script></head>
      <body><meta property="og:title" content="Körper"></body>`;
    expect(read(html).title).toBe('');
  });

  it('keeps tags in words as words', () => {
    expect(read('<meta property="og:title" content="&lt;script&gt;alert(1)&lt;/script&gt;">').title).toBe(
      '<script>alert(1)</script>',
    );
  });

  it('is read in the page’s own characters', () => {
    const html = Buffer.from('<title>Brücke</title>', 'latin1');
    expect(readOpenGraph(html, 'text/html; charset=iso-8859-1').title).toBe('Brücke');
  });

  it('is shortened', () => {
    const { title } = read(`<meta property="og:title" content="${'ä'.repeat(3000)}">`);
    expect([...title]).toHaveLength(200);
    expect(title.endsWith('…')).toBe(true);
  });

  it('is read in no time, however a page is broken', () => {
    const start = performance.now();
    for (const piece of ['<meta content="', '<!--', '<script>', '<meta ', "<meta a='", '<title>'])
      read(`<head>${piece.repeat(60_000)}`);
    expect(performance.now() - start).toBeLessThan(1500);
  });
});
