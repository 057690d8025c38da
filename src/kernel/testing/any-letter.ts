// Makes any letter that Unicode can have, for strings of properties: `fc.string({ unit: anyLetter })`. It gives what
// fast-check's own unit 'binary' does, but that first makes a table of all 1.1 million of them and keeps it as long as the
// process lives. docs/decisions/0174
import fc from 'fast-check';

const FIRST_HALF = 0xd800;
const HALVES = 0x800;
const LAST_LETTER = 0x10ffff;

const letterAt = (place: number): string => String.fromCodePoint(place < FIRST_HALF ? place : place + HALVES);

/** Throws for what is no single letter, as fast-check wants it. */
const placeOf = (letter: unknown): number => {
  const code = typeof letter === 'string' ? letter.codePointAt(0) : undefined;
  if (code === undefined || letter !== String.fromCodePoint(code)) throw new Error('This is no letter.');
  if (code < FIRST_HALF) return code;
  if (code < FIRST_HALF + HALVES) throw new Error('This is half a letter.');
  return code - HALVES;
};

/**
 * Any letter, without halves of letters that need two units of UTF-16. Knows words that mean something to JavaScript, as other
 * units do.
 */
export const anyLetter = fc.nat({ max: LAST_LETTER - HALVES }).map(letterAt, placeOf);
