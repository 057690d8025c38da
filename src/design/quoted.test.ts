import { describe, expect, it } from 'vitest';
import { nestQuotations, quoted } from './quoted.ts';

describe('in quotation marks', () => {
  it.each([
    ['Elf zu zehn', '„Elf zu zehn“'],
    ['„Fels war keiner“ steht auf Seite 58.', '„‚Fels war keiner‘ steht auf Seite 58.“'],
    ['Der ‚Hirsch‘ hat zu', '„Der ‚Hirsch‘ hat zu“'],
    ['Er rief: „Wer sagt ‚nein‘?“', '„Er rief: ‚Wer sagt „nein“?‘“'],
    ['„Erst das eine“ – „dann das andere“', '„‚Erst das eine‘ – ‚dann das andere‘“'],
    ['Abgeschnitten: „Und dann', '„Abgeschnitten: ‚Und dann“'],
    ['Nur ein Ende“', '„Nur ein Ende‘“'],
  ])('%s', (text, expected) => expect(quoted(text)).toBe(expected));
});

describe('quotations within a text', () => {
  it.each([
    ['„Wer „nein“ sagt“, sagte sie', '„Wer ‚nein‘ sagt“, sagte sie'],
    ['„Ja“ und „Nein“', '„Ja“ und „Nein“'],
    ['„Ich sage ‚ja‘“', '„Ich sage ‚ja‘“'],
    ['Der ‚Hirsch‘', 'Der ‚Hirsch‘'],
    ['Nur ein Ende“', 'Nur ein Ende“'],
  ])('%s', (text, expected) => expect(nestQuotations(text)).toBe(expected));
});
