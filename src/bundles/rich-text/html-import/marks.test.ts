import { describe, expect, it } from 'vitest';
import {
  bold,
  color,
  doc,
  h2,
  type Inline,
  italic,
  link,
  linkInNewTab,
  p,
  size,
  strike,
  subscript,
  superscript,
  underline,
} from '../build.ts';
import { importHtml } from './import-html.ts';

const href = 'https://b.example/';

describe('words carry', () => {
  it.each<[string, string, Inline]>([
    ['bold', '<b>a</b><strong>b</strong>', bold('ab')],
    [
      'a link without the detour that Google Docs writes around it',
      '<a href="https://www.google.com/url?q=https://b.example/&amp;sa=D">a</a>',
      link(href, 'a'),
    ],
    ['italic', '<i>a</i><em>b</em>', italic('ab')],
    ['lines under them', '<u>a</u><ins>b</ins>', underline('ab')],
    ['lines through them', '<s>a</s><strike>b</strike><del>c</del>', strike('abc')],
    ['a place below and above', '<sub>a</sub><sup>b</sup>', [subscript('a'), superscript('b')]],
    ['marks within marks', '<b>a<i>b<b>c</b></i></b>', bold('a', italic('bc'))],
    ['marks in whichever order', '<i><b>a</b></i><b><i>b</i></b>', bold(italic('ab'))],
    ['marks around blocks', '<b><div>a</div></b>', bold('a')],
    ['marks that are never closed', '<b>a', bold('a')],
    ['bold of a style', '<span style="font-weight:700">a</span>', bold('a')],
    ['no bold of a style', '<b style="font-weight:normal">a</b>', 'a'],
    ['no bold within bold', '<b>a<span style="font-weight:400">b</span></b>', [bold('a'), 'b']],
    ['italic of a style', '<span style="font-style:italic">a</span>', italic('a')],
    [
      'lines of a style',
      '<span style="text-decoration:underline line-through">a</span>',
      underline(strike('a')),
    ],
    ['no line of a style', '<u style="text-decoration:none">a</u>', 'a'],
    ['a place of a style', '<span style="vertical-align:super;font-size:.6em">a</span>', superscript('a')],
    ['a colour of a style', '<span style="COLOR: #C00000">a</span>', color('red', 'a')],
    ['a colour of a font', '<font color=blue>a</font>', color('blue', 'a')],
    ['the colour of ink as none', '<span style="color:#222">a</span>', 'a'],
    ['a size of a style', '<span style="font-size:20pt">a</span>', size('huge', 'a')],
    ['a size of a font', '<font size="+1">a</font>', size('large', 'a')],
    ['a size by name', '<big>a</big><small>b</small>', [size('large', 'a'), size('small', 'b')]],
    [
      'classes of ours',
      '<i class="rt-color-green rt-size-small">a</i>',
      color('green', size('small', italic('a'))),
    ],
  ])('%s', (_what, html, words) => {
    expect(importHtml(html)).toEqual({ document: doc(p(words)), dropped: [] });
  });

  it('none that a heading has anyway', () => {
    const html = '<h2><span style="font-weight:bold;color:#2f5496;font-size:16pt">a</span></h2>';
    expect(importHtml(html)).toEqual({ document: doc(h2('a')), dropped: [] });
  });
});

describe('a link', () => {
  it.each<[string, string, Inline]>([
    ['leads to a page', `<a href=" ${href} ">a</a>`, link(href, 'a')],
    ['leads into a new tab', `<a href="${href}" target="_BLANK">a</a>`, linkInNewTab(href, 'a')],
    ['leads to a mailbox', '<a href="mailto:a@b.example">a</a>', link('mailto:a@b.example', 'a')],
    ['leads to a telephone', '<a href="tel:+49 661">a</a>', 'a'],
    [
      'leads where a browser would go',
      '<a href="https:\\\\b.example&#10;/x y">a</a>',
      link(`${href}x%20y`, 'a'),
    ],
    ['leads to https when it leaves that open', '<a href="//b.example/">a</a>', link(href, 'a')],
    ['keeps the marks in it', `<a href=${href}>a<b>b</b></a>`, link(href, 'a', bold('b'))],
    [
      'has the look of links here',
      `<a href=${href}><span style="color:#1155cc;text-decoration:underline">a</span></a>`,
      link(href, 'a'),
    ],
    ['without an address is words', '<a name=x>a</a>', 'a'],
  ])('%s', (_what, html, words) => expect(importHtml(html).document).toEqual(doc(p(words))));

  it.each(['javascript:x', 'data:text/html,x', '/x', '#x', 'ftp://b.example/', 'https://', 'x'])(
    'to %s is reported, its words stay',
    (address) => {
      expect(importHtml(`<a href="${address}">a</a>`)).toEqual({
        document: doc(p('a')),
        dropped: [{ kind: 'link', what: address, count: 1 }],
      });
    },
  );

  it('is read from where the HTML comes from', () => {
    const options = { address: 'https://b.example/a/b' };
    expect(importHtml('<a href="../c?d#e">a</a>', options).document).toEqual(
      doc(p(link('https://b.example/c?d#e', 'a'))),
    );
    expect(importHtml('<a href="javascript:x">a</a>', options).document).toEqual(doc(p('a')));
  });
});

describe('what the palette lacks is reported', () => {
  it.each([
    ['<span style="color:#800080">a</span>', 'color', '#800080'],
    ['<font color="#ffffff">a</font>', 'color', '#ffffff'],
    ['<span style="font-size:calc(1em + 2px)">a</span>', 'size', 'calc(1em + 2px)'],
  ])('%s', (html, kind, what) => {
    expect(importHtml(html)).toEqual({ document: doc(p('a')), dropped: [{ kind, what, count: 1 }] });
  });
});
