import { describe, expect, it } from 'vitest';
import { beginningOf, quoted } from './rules.ts';

describe('the beginning of a text', () => {
  it.each([
    ['Ganz kurz.', 'Ganz kurz.'],
    ['Zwei\n\nAbsätze  hier', 'Zwei Absätze hier'],
    ['Das ist viel zu lang, wirklich.', 'Das ist viel zu lang\u00a0…'],
    ['Geschwindigkeitsbegrenzungsanlage', 'Geschwindigkeitsbegren\u00a0…'],
  ])('of %j is %j', (text, beginning) => expect(beginningOf(text, 22)).toBe(beginning));
});

describe('words in quotation marks', () => {
  it.each([
    ['Endlich!', '„Endlich!“'],
    ['„Fels war keiner“ steht auf Seite 58.', '„‚Fels war keiner‘ steht auf Seite 58.“'],
  ])('%s', (text, expected) => expect(quoted(text)).toBe(expected));
});
