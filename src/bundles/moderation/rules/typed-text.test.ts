import { expect, it } from 'vitest';
import { typedText } from './typed-text.ts';

it('leaves nothing that nobody sees, and keeps lines', () => {
  expect(typedText(' Erstens\r\nzwei\u202Etens\u200B\u0000\rdrittens ')).toBe('Erstens\nzweitens\ndrittens');
  expect([typedText('\u202E \u2066'), typedText('a\u0308')]).toEqual(['', 'ä']);
});
