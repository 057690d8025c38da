import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLetter } from '#kernel/testing/any-letter.ts';
import { basicSet, fenced, openingTag, richSet, unfenced } from './bbcode-grammar.ts';
import type { BBRule } from './bbcode-grammar.ts';

const rules = new Map<string, BBRule>(['quote', 'h2', '*'].map((name) => [name, {} as BBRule]));
const [rich, basic] = [richSet(rules), basicSet(rules)];

describe('an opening tag is written', () => {
  it.each([
    [null, '[quote]'],
    ['', '[quote=""]'],
    ['Ada', '[quote=Ada]'],
    ['Ada Lovelace', '[quote=Ada Lovelace]'],
    [' Ada', '[quote=" Ada"]'],
    ['Ada ', '[quote="Ada "]'],
    ['„Ada“', '[quote=„Ada“]'],
    ['die "Ada"', String.raw`[quote="die \"Ada\""]`],
    ['a[1]', '[quote="a[1]"]'],
    ['[', '[quote="["]'],
    [']', '[quote="]"]'],
    ['a\nb', '[quote="a\\\nb"]'],
    ['a\\b', '[quote=a\\b]'],
    ['a\\b ', '[quote="a\\b "]'],
    ['\\" ', String.raw`[quote="\\\" "]`],
    [' \\', String.raw`[quote=" \\"]`],
  ])('with the value %j as %s', (value, tag) => expect(openingTag('quote', value)).toBe(tag));

  it('with those of its attributes that it has', () => {
    expect(openingTag('quote', 'a', { by: null, when: 'heute', at: '' })).toBe(
      '[quote=a when="heute" at=""]',
    );
    expect(openingTag('h2', null, { id: '"' })).toBe(String.raw`[h2 id="\""]`);
  });
});

describe('an opening tag is read', () => {
  it.each([
    ['[quote]', null, {}],
    ['[quote ]', null, {}],
    ['[*]', null, {}],
    ['[h2=a]', 'a', {}],
    ['[quote=]', null, undefined],
    ['[quote="" ]', '', {}],
    ['[quote= a ]', 'a', {}],
    ['[quote=" a "]', ' a ', {}],
    [String.raw`[quote="\\ \" \x"]`, String.raw`\ " \x`, {}],
    ['[quote=a Wo="x" wer="y z"]', 'a', { wo: 'x', wer: 'y z' }],
  ])('by its value and its attributes: %s', (tag, value, attributes) => {
    const found = new RegExp(rich.token.source, 'i').exec(tag)?.[0] === tag;
    expect(found).toBe(attributes !== undefined);
    if (found) expect(rich.headOf(tag)).toEqual({ value, attributes });
  });

  it.each([
    ['[b]', null],
    ['[b=]', ''],
    ['[b= a ]', 'a'],
    ['[b="a b"]', 'a b'],
    ['[b="a" ]', 'a'],
    ['[b="a]', '"a'],
  ])('by its value alone, as forums do: %s', (tag, value) =>
    expect(basic.headOf(tag)).toEqual({ value, attributes: {} }),
  );

  it('as it was written, whatever stands in it', () =>
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.oneof(anyLetter, fc.constantFrom('"', '\\', '[', ']', '\n', ' ')),
          maxLength: 9,
        }),
        (text) => {
          expect(rich.headOf(openingTag('quote', text, { by: text }))).toEqual({
            value: text,
            attributes: { by: text },
          });
        },
      ),
    ));
});

describe('the end of a tag within it', () => {
  it.each([
    ['a [/code] b', String.raw`a [\/code] b`],
    [String.raw`a [\/code] b`, String.raw`a [\\/code] b`],
    ['[/CODE][/quote][code]', String.raw`[\/CODE][/quote][code]`],
  ])('gets a backslash, or one more: %s', (text, written) => {
    expect(fenced(text, 'code')).toBe(written);
    expect(unfenced(written, 'code')).toBe(text);
  });
});
