import { expect, it } from 'vitest';
import { readNote } from './notes.ts';
import * as texts from './texts.ts';

it('reads a remark without what nobody sees, and refuses one of such signs alone', () => {
  expect(readNote(' Bitte den\u202e zweiten\r\nAbsatz kürzen.\u200b ')).toBe(
    'Bitte den zweiten\nAbsatz kürzen.',
  );
  for (const typed of ['', ' \n ', '\u200b\u202e\u00ad'])
    expect(() => readNote(typed)).toThrow(expect.objectContaining({ errors: { text: texts.noteMissing } }));
});
