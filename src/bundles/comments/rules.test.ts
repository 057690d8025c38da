import { describe, expect, it } from 'vitest';
import { MAX_COMMENT_LENGTH } from './constants.ts';
import { commentIdOfHash, commentTextError, sortOf, normalizeText } from './rules.ts';
import { textMissing, textTooLong } from './texts.ts';

describe('the text of a comment', () => {
  it.each([
    ['Guter Text.', null],
    ['', textMissing],
    [' \n\t ', textMissing],
    ['\u200b\u2060\n\ufeff', textMissing],
    ['x'.repeat(MAX_COMMENT_LENGTH), null],
    ['x'.repeat(MAX_COMMENT_LENGTH + 1), textTooLong(MAX_COMMENT_LENGTH)],
    [` ${'x'.repeat(MAX_COMMENT_LENGTH)}\n`, null],
    [`x${'\r\n'.repeat(MAX_COMMENT_LENGTH - 2)}x`, null],
  ])('%#: is answered', (text, error) => expect(commentTextError(text)).toBe(error));

  it('is kept with line breaks of one kind and without white space around it', () =>
    expect(normalizeText('\n Ja.\r\n\r\nNein.\rDoch. \t')).toBe('Ja.\n\nNein.\nDoch.'));
});

describe('the hash of an address', () => {
  it.each([
    ['#comment-17', 17],
    ['#comment-1', 1],
    ['#comment-', null],
    ['#comment-x', null],
    ['#comment-0', null],
    ['#comment-1.5', null],
    ['#comment-2147483647', 2_147_483_647],
    ['#comment-2147483648', null],
    ['#kommentare', null],
    ['', null],
  ])('%j points at comment %j', (hash, id) => expect(commentIdOfHash(hash)).toBe(id));
});

describe('the order that an address asks for', () => {
  it.each([
    [undefined, 'oldest'],
    ['neueste', 'newest'],
    ['beliebteste', 'popular'],
    ['irgendwie', 'oldest'],
  ] as const)('%j is %s', (word, sort) => expect(sortOf(word)).toBe(sort));
});
