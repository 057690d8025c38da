// Tests lines and paragraphs of both sets: where one ends, and which white space and breaks stay.
import { describe, expect, it } from 'vitest';
import * as build from '../build.ts';
import { bbcodeToTree } from './bbcode-tree.ts';

const { bold, br, code, doc, italic, link, p, smiley } = build;
const small = (source: string) => bbcodeToTree(source, { people: new Map([['ruth', 4]]) });
const full = (source: string) => bbcodeToTree(source, { tags: 'full' });
const A = 'https://a.example';
const B = 'https://b.example';

describe('lines of members', () => {
  it.each([
    ['a', doc(p('a'))],
    ['a\nb', doc(p('a', br(), 'b'))],
    ['a\n\nb', doc(p('a'), p('b'))],
    ['a\n \nb', doc(p('a'), p('b'))],
    ['a\n\n\n\nb', doc(p('a'), p('b'))],
    ['\n\na\n\n', doc(p('a'))],
    [' a \n b ', doc(p('a ', br(), ' b'))],
    ['  ', doc()],
    ['[b] a [/b]', doc(p(bold('a')))],
    ['a[b]\n[/b]b', doc(p('a', bold(br()), 'b'))],
    ['[b]a\n\nb[/b]', doc(p(bold('a')), p(bold('b')))],
    ['[b]a[/b] [b]b[/b]', doc(p(bold('a'), ' ', bold('b')))],
    [':) <3', doc(p(':) <3'))],
    [`[url=${A}]a ${B}[/url]`, doc(p(link(A, `a ${B}`)))],
    [`[b]${A}[/b]`, doc(p(link(A, bold(A))))],
    [`a ${A} b`, doc(p('a ', link(A, A), ' b'))],
    ['@Ruth', doc(p(build.mention(4, 'Ruth')))],
    ['[b]@Ruth[/b]', doc(p(bold(build.mention(4, 'Ruth'))))],
    [`[url=${A}]@Ruth[/url]`, doc(p(link(A, '@Ruth')))],
  ])('%j', (source, tree) => expect(small(source)).toEqual(tree));
});

describe('lines of authors', () => {
  it.each([
    ['a\nb', doc(p('a', br(), 'b'))],
    ['a\n\nb', doc(p('a'), p('b'))],
    ['a\n \nb', doc(p('a'), p('b'))],
    ['a \n b ', doc(p('a ', br(), ' b '))],
    [' a', doc(p('a'))],
    ['a\n', doc(p('a'))],
    ['a\n ', doc(p('a'))],
    ['a[br]', doc(p('a', br()))],
    ['[br]a', doc(p(br(), 'a'))],
    ['[br]', doc(p(br()))],
    ['a[br]\nb', doc(p('a', br(), br(), 'b'))],
    ['a\n[br]b', doc(p('a', br(), br(), 'b'))],
    [String.raw`\ a`, doc(p(' a'))],
    ['[b]a[/b][b]b[/b]', doc(p(bold('ab')))],
    ['[b]a[/b][i]b[/i]', doc(p(bold('a'), italic('b')))],
    ['[i][b]a[/b][/i]', doc(p(bold(italic('a'))))],
    [`[url=${A}]a[url=${B}]b[/url]c[/url]`, doc(p(link(A, 'abc')))],
    [`[url=${A}]a ${B}[/url]`, doc(p(link(A, `a ${B}`)))],
    ['[icode]:) a[/icode]', doc(p(code(':) a')))],
    [`[icode]${A}[/icode]`, doc(p(code(A)))],
    [':)', doc(p(smiley(':)')))],
    ['a :) b', doc(p('a ', smiley(':)'), ' b'))],
    ['a:)', doc(p('a:)'))],
    [':)a', doc(p(':)a'))],
    [':):(', doc(p(smiley(':)'), ':('))],
    ['8)', doc(p('8)'))],
    ['[b]:)[/b]', doc(p(bold(smiley(':)'))))],
  ])('%j', (source, tree) => expect(full(source)).toEqual(tree));
});
