import { describe, expect, it } from 'vitest';
import { inOrderOfWeight, parseSelectorTag, selectorTagOf } from './rules.ts';

const FOLLOWABLE = ['article', 'imagepost', 'event', 'location', 'tag', 'category', 'user'];
const parse = (text: string) => parseSelectorTag(FOLLOWABLE, text);

describe('a selector tag', () => {
  it.each(['article-1', 'imagepost-7', 'event-12', 'location-3', 'tag-9', 'category-2', 'user-2147483647'])(
    'is read and written alike: %s',
    (tag) => expect(selectorTagOf(parse(tag)!)).toBe(tag),
  );

  it.each([
    '',
    'article',
    'article-',
    'article-0',
    'article-01',
    'comment-1',
    'user-2147483648',
    'user-1-2',
    'User-1',
  ])('is nothing when it reads „%s“', (text) => expect(parse(text)).toBeUndefined());
});

describe('reasons', () => {
  it('stand in the order of how particular they are', () => {
    const mixed = ['location-1', 'category-1', 'user-4', 'tag-2', 'event-5', 'user-3'];
    const sorted = inOrderOfWeight(mixed.map((tag) => parse(tag)!)).map(selectorTagOf);
    expect(sorted).toEqual(['event-5', 'user-3', 'user-4', 'tag-2', 'category-1', 'location-1']);
  });
});
