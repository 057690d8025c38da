import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  ['Sonnenschein', true],
  ['SEBASTIAN106', true],
  ['abcdabcdabcdabcd', true],
  ['abcdeabcdeabcde', false],
  ['ein ganzer Satz', false],
])('%s is tried before long: %s', (password, isTried) => expect(isCommonPassword(password)).toBe(isTried));
