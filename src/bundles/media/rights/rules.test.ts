import { describe, expect, it } from 'vitest';
import { invalid, valid } from '#kernel/outcomes.ts';
import { MAX_BLOCK_REASON_LENGTH } from './constants.ts';
import { checkReason } from './rules.ts';
import { reasonMissing, reasonTooLong } from './texts.ts';

describe('a reason', () => {
  it('is kept without the space around it and with line ends of one kind', () => {
    expect(checkReason('  Kinder zu sehen.\r\nOhne Erlaubnis. ')).toEqual(
      valid('Kinder zu sehen.\nOhne Erlaubnis.'),
    );
  });

  it.each([
    ['is missing', ' \n ', reasonMissing],
    ['has nothing that anybody sees', '\u200b\u202e', reasonMissing],
    ['is too long', 'x'.repeat(MAX_BLOCK_REASON_LENGTH + 1), reasonTooLong(500)],
  ])('is refused when it %s', (_, typed, error) =>
    expect(checkReason(typed)).toEqual(invalid({ reason: error })),
  );

  it('may have exactly 500 characters', () =>
    expect(checkReason('x'.repeat(500))).toEqual(valid('x'.repeat(500))));
});
