import { describe, expect, it } from 'vitest';
import { onPaper } from './print-checks.ts';

describe('words on paper', () => {
  it.each([
    ['Der Steg 🎄 trägt', 'Der Steg trägt'],
    ['Es schneit ❄️, endlich!', 'Es schneit, endlich!'],
    ['Danke 👩‍🚒.', 'Danke.'],
    ['vor dem ', 'vor dem '],
    ['Wort 🎄', 'Wort '],
    ['© Stadt ™', '© Stadt ™'],
    ['Nr. 1 & 2', 'Nr. 1 & 2'],
  ])('are without what only screens show: %s', (typed, printed) => {
    expect(onPaper(typed)).toBe(printed);
  });
});
