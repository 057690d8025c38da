import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SMILEYS } from '../constants.ts';
import { br, doc, li, link, linkInNewTab, mention, p, quote, smiley, ul, bold, underline } from '../build.ts';
import { plainTextOf } from '../rules.ts';
import { aDocument, someBBCode } from '../test-data.ts';
import { bbcodeToTree } from './bbcode-tree.ts';
import { treeToBBCode } from './tree-to-bbcode.ts';

const write = (tree: Parameters<typeof treeToBBCode>[0]) => treeToBBCode(tree, { tags: 'small' });

const wordsOf = (text: string) => text.replaceAll(/[\s"\]]+/g, '');

describe('a tree as BBCode of the small set', () => {
  it.each([
    ['smileys as they are typed', doc(p('Schön :) I <3 it')), 'Schön :) I <3 it'],
    ['an address that is none of a link', doc(p('https://a.example/b')), 'https://a.example/b'],
    ['white space at the beginning', doc(p(' hier')), ' hier'],
    ['nothing of empty lines', doc(p('eins'), p(), p(), p('zwei'), p()), 'eins\n\nzwei'],
    ['breaks as line ends', doc(p('eins', br(), br(), 'zwei', br())), 'eins\n\nzwei\n'],
    [
      'a link for a new tab as any other',
      doc(p(linkInNewTab('https://a.example', 'dort'))),
      '[url=https://a.example]dort[/url]',
    ],
    [
      'a link that says itself',
      doc(p(link('https://a.example', 'https://a.example'))),
      '[url]https://a.example[/url]',
    ],
    [
      'tags of its own with a backslash, others without',
      doc(p('[b] [img] [sic] [foo=')),
      '\\[b] [img] [sic] \\[foo=',
    ],
    ['marks that it doesn’t know as words', doc(p(underline(bold('a')))), '[b]a[/b]'],
    ['people and smileys as words', doc(p(mention(7, 'Ruth'), ' ', smiley(':)'))), `@Ruth ${SMILEYS[':)']}`],
    [
      'lists without empty items',
      doc(ul('a', li(p()), li(p('b'), ul('c')))),
      '[list]\n[*]a\n[*]b\n[list]\n[*]c\n[/list]\n[/list]',
    ],
    [
      'names with signs',
      doc(quote('Das "Blatt"', p('a')), quote('[a]', p('b')), quote('"A"', p('c'))),
      '[quote=Das "Blatt"]a[/quote]\n\n[quote="[a]"]b[/quote]\n\n[quote=""A""]c[/quote]',
    ],
  ])('writes %s', (_, tree, bbcode) => expect(write(tree)).toBe(bbcode));

  it('is read back as it was read from what a member typed', () =>
    fc.assert(
      fc.property(someBBCode(), (source) => {
        const tree = bbcodeToTree(source);
        expect(bbcodeToTree(write(tree))).toEqual(tree);
      }),
      { numRuns: 300 },
    ));

  it('loses no word of any tree', () => {
    fc.assert(
      fc.property(aDocument(), (tree) => {
        const read = plainTextOf(bbcodeToTree(write(tree)).content);
        expect(wordsOf(read)).toBe(wordsOf(plainTextOf(tree.content)));
      }),
      { numRuns: 100 },
    );
  });
});
