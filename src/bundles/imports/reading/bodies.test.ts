import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { toPlainText } from '#bundles/rich-text/public.ts';
import { rehearsePiece } from '../taking/pieces.ts';
import { mendTwiceEncoded } from './twice-encoded.ts';
import { wordpressHtml } from './wordpress-html.ts';

/** Returns what is left of a body: its blocks by their names, and its words. */
const read = (body: string) => {
  const { document, dropped } = rehearsePiece(
    { site: '' },
    { html: wordpressHtml(mendTwiceEncoded(body)), addresses: [] },
  );
  return {
    blocks: document.content.map(({ type }) => type).join(' '),
    words: toPlainText(document).replaceAll(/\s+/g, ' ').trim(),
    dropped: dropped.map(({ kind }) => kind).join(' '),
  };
};

/** Bodies as old portals have them: what they are made of, and what is to be left of their words. */
const BODIES: readonly (readonly [name: string, body: string, blocks: string, words: string])[] = [
  ['blank lines', 'Eins.\n\nZwei.\n\n\n\nDrei.', 'paragraph paragraph paragraph', 'Eins. Zwei. Drei.'],
  ['line ends of Windows', 'Eins.\r\n\r\nZwei.', 'paragraph paragraph', 'Eins. Zwei.'],
  [
    'a list after words',
    'Vorweg:\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
    'paragraph bulletList',
    'Vorweg: a b',
  ],
  [
    'blocks',
    '<!-- wp:paragraph -->\n<p>Eins.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:heading -->\n<h2>H</h2>\n<!-- /wp:heading -->',
    'paragraph heading',
    'Eins. H',
  ],
  ['a reusable block', '<!-- wp:block {"ref":12} /-->\n<p>x</p>', 'paragraph', 'x'],
  ['more', 'Oben.\n<!--more-->\nUnten.', 'paragraph paragraph', 'Oben. Unten.'],
  ['a caption', '[caption id="a" width="3"]<img src="https://x.de/a.jpg" /> Worte[/caption]', 'image', ''],
  [
    'a caption with a link',
    '[caption]<a href="https://x.de/a.jpg"><img src="https://x.de/a.jpg"></a> Worte <em>dazu</em>[/caption]',
    'image',
    '',
  ],
  ['a caption without a picture', '[caption]nur Worte[/caption]', 'paragraph', 'nur Worte'],
  [
    'a caption that never ends before one that does',
    '[caption]Vorher [caption]<img src="https://x.de/a.jpg"> Worte[/caption]',
    'paragraph image',
    'Vorher',
  ],
  [
    'a caption that never ends',
    '[caption id="a"]<img src="https://x.de/a.jpg"> Worte',
    'image paragraph',
    'Worte',
  ],
  ['a gallery', '[gallery ids="1,2,3"]', 'gallery', ''],
  [
    'a gallery beside a picture',
    '<img src="https://x.de/a.jpg">\n[gallery ids="1,2,3"]\n<img src="https://x.de/b.jpg">',
    'image gallery image',
    '',
  ],
  [
    'a gallery of blocks beside a picture',
    '<!-- wp:image --><figure><img src="https://x.de/a.jpg"></figure><!-- /wp:image --><!-- wp:gallery {"linkTo":"none"} --><figure class="wp-block-gallery"><figure><img src="https://x.de/1.jpg"></figure><figure><img src="https://x.de/2.jpg"></figure><figure><img src="https://x.de/3.jpg"></figure></figure><!-- /wp:gallery -->',
    'image gallery',
    '',
  ],
  ['a gallery without numbers', 'Vor [gallery] nach', 'paragraph', 'Vor nach'],
  [
    'a film by its address',
    'Vor\n\nhttps://youtu.be/dQw4w9WgXcQ\n\nnach',
    'paragraph video paragraph',
    'Vor nach',
  ],
  ['a film as a shortcode', '[embed]https://vimeo.com/76979871[/embed]', 'video', ''],
  ['a film as an old shortcode', '[youtube https://www.youtube.com/watch?v=dQw4w9WgXcQ]', 'video', ''],
  [
    'a film in a block',
    '<!-- wp:embed -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n</div></figure>\n<!-- /wp:embed -->',
    'video',
    '',
  ],
  [
    'an address within words',
    'Siehe https://youtu.be/dQw4w9WgXcQ dort',
    'paragraph',
    'Siehe https://youtu.be/dQw4w9WgXcQ dort',
  ],
  ['a form', 'Vor\n\n[contact-form-7 id="12" title="Kontakt"]', 'paragraph', 'Vor'],
  [
    'a page builder',
    '[vc_row][vc_column width="1/2"][vc_column_text]Worte[/vc_column_text][/vc_column][/vc_row]',
    'paragraph',
    'Worte',
  ],
  [
    'another page builder',
    '[et_pb_section][et_pb_text _builder_version="3.0"]<p>Worte</p>[/et_pb_text][/et_pb_section]',
    'paragraph',
    'Worte',
  ],
  [
    'columns',
    '[su_row][su_column size="1/2"]links[/su_column][su_column]rechts[/su_column][/su_row]',
    'paragraph',
    'linksrechts',
  ],
  [
    'words in brackets',
    'Er sagte: „Das [sic] ist [Anm. d. Red.: falsch] so [...]“',
    'paragraph',
    'Er sagte: „Das [sic] ist [Anm. d. Red.: falsch] so [...]“',
  ],
  ['a shortcode that is escaped', 'So geht es: [[gallery]]', 'paragraph', 'So geht es: []'],
  [
    'nested tables',
    '<table><tr><td><table><tr><td>innen</td></tr></table></td><td>außen</td></tr></table>',
    'table',
    'innen außen',
  ],
  [
    'a table as a layout',
    '<table border=0><tr><td>Links</td><td>Rechts</td></tr></table>',
    'table',
    'Links Rechts',
  ],
  [
    'inline styles',
    '<p style="font-family:Comic Sans;color:#ff0000;font-size:48px">Laut</p>',
    'paragraph',
    'Laut',
  ],
  ['font elements', '<font face="Arial" color="red" size="7">Alt</font>', 'paragraph', 'Alt'],
  ['centred words', '<center>Mitte</center>', 'paragraph', 'Mitte'],
  ['moving words', '<marquee>Läuft</marquee>', 'paragraph', 'Läuft'],
  [
    'Word',
    '<p class="MsoNormal"><o:p></o:p><span lang="DE" style="mso-fareast-language:DE">Aus Word</span></p>',
    'paragraph',
    'Aus Word',
  ],
  [
    'a list of Word',
    '<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>  </span></span>Punkt</p>',
    'bulletList',
    'Punkt',
  ],
  [
    'conditional comments of Word',
    '<!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]-->Worte',
    'paragraph',
    'Worte',
  ],
  ['broken nesting', '<b><i>fett</b> kursiv</i>', 'paragraph', 'fett kursiv'],
  ['paragraphs in paragraphs', '<p>Eins<p>Zwei</p></p>', 'paragraph paragraph', 'Eins Zwei'],
  ['elements that never end', '<div><div><strong>Worte', 'paragraph', 'Worte'],
  ['closing without opening', '</div></p></strong>Worte', 'paragraph', 'Worte'],
  ['headings in links', '<a href="https://x.de"><h3>Titel</h3></a>', 'heading', 'Titel'],
  ['blocks in a heading', '<h2><p>Titel</p></h2>', 'heading', 'Titel'],
  ['the highest heading', '<h1>Titel</h1>', 'heading', 'Titel'],
  ['the lowest heading', '<h6>Titel</h6>', 'heading', 'Titel'],
  ['definitions', '<dl><dt>Wort</dt><dd>Erklärung</dd></dl>', 'paragraph paragraph', 'Wort Erklärung'],
  ['code', '<pre>a\n\nb  c</pre>', 'codeBlock', 'a b c'],
  [
    'code and its end with a space',
    '<pre>a\n\nb</pre >\n\nEins.\n\nZwei.',
    'codeBlock paragraph paragraph',
    'a b Eins. Zwei.',
  ],
  [
    'an element whose name begins like code',
    '<preview>Eins.</preview>\n\nZwei.',
    'paragraph paragraph',
    'Eins. Zwei.',
  ],
  ['code in a comment', '<!-- <pre -->Eins.\n\nZwei.', 'paragraph paragraph', 'Eins. Zwei.'],
  ['code in an attribute', '<em title="<pre>">Eins.</em>\n\nZwei.', 'paragraph paragraph', 'Eins. Zwei.'],
  ['a quotation', '<blockquote>Zitat<cite>Ruth</cite></blockquote>', 'blockquote', 'Zitat Ruth'],
  [
    'a pull quote in a block',
    '<!-- wp:pullquote -->\n<figure class="wp-block-pullquote"><blockquote><p>Zitat</p><cite>Ruth</cite></blockquote></figure>\n<!-- /wp:pullquote -->',
    'blockquote',
    'Zitat Ruth',
  ],
  [
    'a button in a block',
    '<!-- wp:buttons --><div class="wp-block-button"><a href="https://x.de">Mehr</a></div><!-- /wp:buttons -->',
    'paragraph',
    'Mehr',
  ],
  [
    'a spacer',
    '<!-- wp:spacer --><div style="height:100px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer --><p>x</p>',
    'paragraph',
    'x',
  ],
  ['a separator', 'Eins\n<hr />\nZwei', 'paragraph horizontalRule paragraph', 'Eins Zwei'],
  ['a script', '<script>alert(1)</script>Worte', 'paragraph', 'Worte'],
  [
    'a script with blank lines',
    '<script>\nvar a = 1;\n\nvar b = 2;\n</script>\n\nWorte',
    'paragraph',
    'Worte',
  ],
  ['a style', '<style>p{color:red}\n\nb{}</style>Worte', 'paragraph', 'Worte'],
  ['an event handler', '<p onclick="alert(1)">Worte</p>', 'paragraph', 'Worte'],
  ['a link that runs', '<a href="javascript:alert(1)">Worte</a>', 'paragraph', 'Worte'],
  ['a link that runs, in disguise', '<a href="java&#10;script:alert(1)">Worte</a>', 'paragraph', 'Worte'],
  [
    'a pixel',
    '<img src="https://vg07.met.vgwort.de/na/abc" width="1" height="1">Worte',
    'image paragraph',
    'Worte',
  ],
  ['a map', '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>Worte', 'paragraph', 'Worte'],
  [
    'a film of Flash',
    '<object><param name="movie" value="https://www.youtube.com/v/dQw4w9WgXcQ"><embed src="https://www.youtube.com/v/dQw4w9WgXcQ"></object>',
    'video',
    '',
  ],
  ['hidden words', '<div style="display:none">Spam</div>Worte', 'paragraph', 'Worte'],
  ['spaces that don’t break', '&nbsp;\n\nWorte\n\n&nbsp;', 'paragraph', 'Worte'],
  ['soft hyphens', 'Ge&shy;meinde&shy;rat', 'paragraph', 'Gemeinderat'],
  ['signs of Windows', 'Er sagte \u0093Ja\u0094 \u0096 endlich', 'paragraph', 'Er sagte “Ja” – endlich'],
  ['Latin-1, twice encoded', 'GemÃ¼se fÃ¼r GrÃ¶ÃŸe', 'paragraph', 'Gemüse für Größe'],
  ['quotation marks, twice encoded', 'â€žJaâ€œ â€“ gut', 'paragraph', '„Ja“ – gut'],
  ['entities within entities', 'M&amp;amp;M', 'paragraph', 'M&amp;M'],
  [
    'smileys',
    'Gut :-) <img src="https://x.de/wp-includes/images/smilies/icon_smile.gif" class="wp-smiley">',
    'paragraph image',
    'Gut :-)',
  ],
  ['nothing', '', 'paragraph', ''],
  ['only blanks', ' \n\n&nbsp;\n ', 'paragraph', ''],
  [
    'columns of blocks',
    '<!-- wp:columns --><div class="wp-block-columns"><div class="wp-block-column"><p>A</p></div><div class="wp-block-column"><p>B</p></div></div><!-- /wp:columns -->',
    'paragraph paragraph',
    'A B',
  ],
];

describe('an old body', () => {
  it.each(BODIES)('with %s keeps what is worth keeping', (_name, body, blocks, words) => {
    const found = read(body);
    expect([found.blocks, found.words]).toEqual([blocks, words]);
  });

  it('has a paragraph where a line begins with an element whose name only begins like one', () =>
    expect(wordpressHtml('<p-note>Eins.</p-note>\n\n<P>Zwei.</P>')).toBe(
      '<p><p-note>Eins.</p-note></p>\n<P>Zwei.</P>',
    ));

  it('tells what was left behind', () => {
    expect(read('<script>x</script><iframe src="https://x.de"></iframe>').dropped).toBe('script embed');
  });

  it.each([
    '[caption ',
    '[caption]',
    '[gallery ',
    '<!-- wp:gallery ',
    '[embed ',
    '[a ',
    '[',
    ' ',
    '<pre>',
    '<pre></pre>',
    '<pre ',
    '<p>\n\n',
    '<a title="',
    '<script>',
    '<!--',
  ])('of nothing but „%s“ takes no longer than others', (opener) => {
    const begun = performance.now();
    wordpressHtml(`[a${opener.repeat(200_000 / opener.length)}`);
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  it('is read whatever it is', () => {
    const parts = fc.constantFrom(
      '[caption',
      ']',
      '[/caption]',
      '<img src=x>',
      '\n\n',
      '<pre',
      '</pre>',
      '[',
      '"',
      '<!-- wp:',
      '-->',
      'ids="1,',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 40 }), (words) => {
        expect(read(words.join('')).blocks).not.toBe('');
      }),
    );
  });
});

describe('words that were encoded twice', () => {
  it('are mended, and all others are as they are', () => {
    fc.assert(
      fc.property(fc.string(), (words) => {
        const twice = Buffer.from(words).toString('latin1');
        expect([words, twice]).toContain(mendTwiceEncoded(twice));
      }),
    );
    for (const words of ['São Paulo', 'Ä Ö Ü ß', 'Ãœ', 'Façade'])
      expect(mendTwiceEncoded(words)).toBeTypeOf('string');
    expect(mendTwiceEncoded('São Paulo für Größe')).toBe('São Paulo für Größe');
  });
});
