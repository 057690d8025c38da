import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOLDER_NAME_LENGTH } from './constants.ts';
import { checkFolderName } from './rules.ts';
import * as texts from './texts.ts';

describe('the name of a folder', () => {
  it('is taken without spaces around it', () => {
    expect(checkFolderName('  Ausflüge  mit\tKindern ')).toEqual({
      kind: 'valid',
      value: 'Ausflüge mit Kindern',
    });
  });

  it('has to be there, and not too long', () => {
    expect(checkFolderName(' ')).toEqual({ kind: 'invalid', errors: { name: texts.nameMissing } });
    expect(checkFolderName(' \u200b\u00ad')).toEqual({
      kind: 'invalid',
      errors: { name: texts.nameMissing },
    });
    expect(checkFolderName('a'.repeat(60))).toMatchObject({ kind: 'valid' });
    expect(checkFolderName('a'.repeat(61))).toEqual({
      kind: 'invalid',
      errors: { name: texts.nameTooLong(60) },
    });
  });

  it('whatever is typed: what is taken is taken again as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const checked = checkFolderName(typed);
        if (checked.kind !== 'valid') return;
        expect(checked.value.length).toBeLessThanOrEqual(FOLDER_NAME_LENGTH);
        expect(checkFolderName(checked.value)).toEqual(checked);
      }),
    );
  });
});
