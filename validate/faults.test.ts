import { expect, it } from 'vitest';
import { unknownChecks } from './faults.ts';

it('words that name no check are told, so that nobody waits for all of them', () => {
  expect(unknownChecks(['html', 'at=http://localhost:3000', 'links'])).toEqual([]);
  expect(unknownChecks(['htlm', 'toString', 'html'])).toEqual(['htlm', 'toString']);
});
