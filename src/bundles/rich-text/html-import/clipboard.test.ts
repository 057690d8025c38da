import { describe, expect, it } from 'vitest';
import {
  aligned,
  bold,
  br,
  color,
  doc,
  h2,
  italic,
  li,
  link,
  ol,
  olFrom,
  p,
  size,
  superscript,
  table,
  td,
  th,
  ul,
  underline,
} from '../build.ts';
import { FROM_DOCS, FROM_LIBREOFFICE, FROM_WORD, FROM_WORD_WITHOUT_STYLES } from './clipboard-samples.ts';
import { importHtml } from './import-html.ts';

const stadt = link('https://stadt.example/', 'Stadt');

const item = (level: number, sign: string, words: string, list = 'l0') =>
  `<p style="mso-list:${list} level${level} lfo1"><span style="mso-list:Ignore">${sign} </span>${words}</p>`;

describe('what comes from a word processor is clean', () => {
  it('from Word', () => {
    expect(importHtml(FROM_WORD)).toEqual({
      document: doc(
        h2('Die Brücke'),
        p(bold('Im Januar'), ' geht es ', italic('los'), ', sagt ', color('red', 'Brandtner'), '.'),
        ul(li('Fahrbahn', ul('Asphalt')), bold('Geländer')),
        olFrom(3, 'Ausschreibung', 'Bau'),
        aligned('center', 'Mehr bei der ', stadt),
        table(['Los 1', '2\u00a0Mio.']),
      ),
      dropped: [
        { kind: 'style', what: 'style', count: 1 },
        { kind: 'image', what: 'file:///C:/Users/x/clip_image002.jpg', count: 1 },
      ],
    });
  });

  it('from Word by way of a system that dropped its styles', () => {
    expect(importHtml(FROM_WORD_WITHOUT_STYLES)).toEqual({
      document: doc(ul('Fahrbahn', bold('Geländer')), ol('Bau'), p('Seit 2019 geplant')),
      dropped: [],
    });
  });

  it('from Google Docs', () => {
    expect(importHtml(FROM_DOCS)).toEqual({
      document: doc(
        h2('Die Brücke'),
        aligned(
          'justify',
          bold('Im Januar'),
          ' geht es ',
          underline(italic('los')),
          br(),
          superscript('1'),
          stadt,
        ),
        ul(li('Fahrbahn', ul('Asphalt')), 'Geländer'),
        table(['Los 1', '2 Mio.']),
      ),
      dropped: [],
    });
  });

  it('from LibreOffice', () => {
    expect(importHtml(FROM_LIBREOFFICE)).toEqual({
      document: doc(
        h2('Die Brücke'),
        aligned(
          'justify',
          bold('Im Januar'),
          ' geht es ',
          color('red', italic('los')),
          size('large', ' bald'),
          '.',
        ),
        olFrom(2, li('Fahrbahn', ul('Asphalt')), 'Geländer'),
        p(superscript('1'), ' ', stadt),
        table([th('Los'), th('Preis')], ['1', td(aligned('right', '2\u00a0Mio.'))]),
      ),
      dropped: [{ kind: 'style', what: 'style', count: 1 }],
    });
  });
});

describe('a list of Word', () => {
  it('may begin deep and jump', () => {
    expect(importHtml(item(3, '§', 'a') + item(1, '·', 'b') + item(4, 'a)', 'c')).document).toEqual(
      doc(ul('a', li('b', ol('c')))),
    );
  });

  it('ends where another one begins', () => {
    expect(
      importHtml(item(1, '1.', 'a') + item(1, '1.', 'b', 'l1') + item(1, '·', 'c', 'l1')).document,
    ).toEqual(doc(ol('a'), ol('b'), ul('c')));
  });

  it('stands in a cell too', () => {
    const cell = `<td>${item(1, '·', 'a')} ${item(2, '·', 'b')}</td>`;
    expect(importHtml(`<table><tr>${cell}<td>c`).document).toEqual(
      doc(table([td(ul(li('a', ul('b')))), 'c'])),
    );
  });

  it('is not seen in a paragraph that begins with a number', () => {
    expect(importHtml('<p class=MsoListParagraph>3. Mai</p>').document).toEqual(doc(p('3. Mai')));
  });
});
