import { expect, it } from 'vitest';
import { missingIn } from './rules.ts';

it('whoever takes something away says against what it is, and why', () => {
  expect(missingIn({ category: 'spam', reason: 'Werbung.' })).toEqual({});
  expect(Object.keys(missingIn({ category: '', reason: 'Werbung.' }))).toEqual(['category']);
  expect(Object.keys(missingIn({ category: '', reason: '' }))).toEqual(['category', 'reason']);
});
