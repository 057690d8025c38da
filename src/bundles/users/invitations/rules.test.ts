import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_INVITED_AT_ONCE } from './constants.ts';
import { checkNote, normalizeNote, readInvited } from './rules.ts';

const peopleOf = (text: string) => {
  const read = readInvited(text);
  return read.kind === 'valid' ? read.value : read.errors['people'];
};

describe('lines of people to invite', () => {
  it('are addresses, with a name or without', () =>
    expect(
      peopleOf(
        'ruth@litfass.example\r\nRuth Lindner <r.lindner@litfass.example>,\n\n"Über, Frieda"   <frieda@litfass.example>;\n<jo@litfass.example>',
      ),
    ).toEqual([
      { name: '', email: 'ruth@litfass.example' },
      { name: 'Ruth Lindner', email: 'r.lindner@litfass.example' },
      { name: 'Über, Frieda', email: 'frieda@litfass.example' },
      { name: '', email: 'jo@litfass.example' },
    ]));

  it('name the same address once, however it is spelt', () =>
    expect(peopleOf('Ruth@litfass.example\nRuth <RUTH@litfass.example>')).toEqual([
      { name: '', email: 'Ruth@litfass.example' },
    ]));

  it('say which one is wrong', () => {
    expect(peopleOf('ruth@litfass.example\nRuth Lindner')).toMatch(/^Zeile 2, „Ruth Lindner“: /);
    expect(peopleOf(`${'x'.repeat(200)} <ruth@litfass.example>`)).toMatch(
      /^Zeile 1, .*Der Name hat mehr als/,
    );
    expect(peopleOf(`${'x'.repeat(200)} <ruth@litfass.example>`)).toContain(`„${'x'.repeat(80)}“`);
    expect(peopleOf(`${'x'.repeat(80)} <ruth@litfass.example>`)).toHaveLength(1);
    expect(peopleOf(`${'x'.repeat(81)} <ruth@litfass.example>`)).toMatch(/^Zeile 1/);
    expect(peopleOf('a@litfass.example b@litfass.example')).toMatch(/^Zeile 1/);
    expect(peopleOf('Ruth <ruth@litfass.example> <b@litfass.example>')).toMatch(/^Zeile 1/);
  });

  it('are not none, and not too many', () => {
    expect(peopleOf(' \n ')).toBe('Bitte schreiben Sie mindestens eine Mailadresse.');
    const lines = Array.from({ length: MAX_INVITED_AT_ONCE + 1 }, (_, at) => `p${at}@litfass.example`);
    expect(peopleOf(lines.join('\n'))).toMatch(/höchstens 30/);
    expect(peopleOf(lines.slice(1).join('\n'))).toHaveLength(MAX_INVITED_AT_ONCE);
  });

  it('never give anything but bare addresses, whatever was typed', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const read = readInvited(text);
        if (read.kind === 'invalid') return;
        for (const { email, name } of read.value) {
          expect(email).toMatch(/^[^\s<>,;"]+@[^\s<>,;"@]+$/);
          expect(name).not.toMatch(/[<>\n]/);
        }
      }),
    ));
});

describe('the sentence of the one who invites', () => {
  it('keeps its lines, and has a limit', () => {
    expect(normalizeNote('  Hallo\r\nRuth ')).toBe('Hallo\nRuth');
    expect(checkNote('x'.repeat(500))).toBeUndefined();
    expect(checkNote('x'.repeat(501))).toBe('Bitte höchstens 500 Zeichen.');
  });
});
