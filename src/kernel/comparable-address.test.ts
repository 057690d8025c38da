import { expect, it } from 'vitest';
import { comparableAddress } from './comparable-address.ts';

it.each([
  ['/stra%c3%9fe', '/stra%C3%9Fe'],
  ['/%7Eada/%2D%2e%5f', '/~ada/-._'],
  ['/%41%7a%30', '/Az0'],
  ['/a%2fb%20c', '/a%2Fb%20c'],
  ['/100%/ü', '/100%/ü'],
])('%s is compared as %s', (address, comparable) => {
  expect(comparableAddress(address)).toBe(comparable);
  expect(comparableAddress(comparable)).toBe(comparable);
});
