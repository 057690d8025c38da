import { describe, expect, it } from 'vitest';
import { DESCRIPTION_LENGTH, descriptionFrom } from './page-description.ts';

describe('the description from a text', () => {
  it.each([
    ['', ''],
    ['Fünfzehn Kraniche.', 'Fünfzehn Kraniche.'],
    [' Fünfzehn\n\nKraniche. ', 'Fünfzehn Kraniche.'],
    ['x'.repeat(DESCRIPTION_LENGTH), 'x'.repeat(DESCRIPTION_LENGTH)],
    [`${'Kranich '.repeat(19)}zieht, ${'x'.repeat(40)}`, `${'Kranich '.repeat(19)}zieht …`],
    ['x'.repeat(DESCRIPTION_LENGTH + 1), `${'x'.repeat(DESCRIPTION_LENGTH / 2)} …`],
  ])('of %j', (text, beginning) => expect(descriptionFrom(text)).toBe(beginning));
});
