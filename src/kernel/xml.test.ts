import * as fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { anyLetter } from './testing/any-letter.ts';
import { element, xmlDocument } from './xml.ts';

const { DOMParser } = new JSDOM().window;
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');

/** Returns what XML can hold of a text. */
const storable = (text: string) =>
  [...text]
    .filter((sign) => /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]$/u.test(sign))
    .join('');

/** Words of every sort of sign, with those that mean something in XML more often than by chance. */
const words = fc
  .array(
    fc.oneof(
      fc.string({ unit: anyLetter }),
      fc.constantFrom('<', '&', '>', '"', "'", ']]>', '\r\n', '\0', '\ud800', '<!--'),
    ),
  )
  .map((parts) => parts.join(''));

describe('written XML', () => {
  it('gives back every text as it was, without what XML forbids', () =>
    fc.assert(
      fc.property(words, words, (text, value) => {
        const document = parse(xmlDocument(element('a', { b: value }, text, element('c', {}, [text]))));
        expect(document.documentElement.getAttribute('b')).toBe(storable(value));
        expect(document.documentElement.textContent).toBe(storable(text).repeat(2));
        expect(document.querySelector('c')?.textContent).toBe(storable(text));
      }),
    ));

  it('nests, leaves out what is undefined, and closes what is empty', () => {
    const list = element('x:list', { n: 1, none: undefined }, undefined, ['a', element('b', {}, '')], '');
    expect(list.text).toBe('<x:list n="1">a<b/></x:list>');
  });

  it.each(['', 'a b', '1a', 'a>', 'a:b:c', '<'])('has no element or attribute called %j', (name) => {
    expect(() => element(name, {})).toThrow('is no name');
    expect(() => element('a', { [name]: 'x' })).toThrow('is no name');
  });
});
