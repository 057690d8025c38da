import fc from 'fast-check';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { COLOR_NAMES, SCHEMES } from './constants.ts';
import { PRESETS, STANDARD } from './presets.ts';
import { readTheme, writeTheme } from './setting.ts';
import { findProblems, parseTheme, propertiesOf, styleSheetOf, withProposals } from './theme.ts';
import type { Theme } from './theme.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const pair = fc.record({ light: color, dark: color });
const anyTheme: fc.Arbitrary<Theme> = fc.record({
  headline: fc.constantFrom('serif', 'sans'),
  colors: fc.record({ paper: pair, ink: pair, accent: pair, second: pair }),
});
const changed = (name: (typeof COLOR_NAMES)[number], light: string): Theme => ({
  ...STANDARD,
  colors: { ...STANDARD.colors, [name]: { ...STANDARD.colors[name], light } },
});
/** Returns the value of a token in light or in dark. */
const tokenOf = (theme: Theme, name: string, at: 0 | 1) =>
  propertiesOf(theme)[`--${name}`]!.match(/#[0-9a-f]{6}/g)![at]!;

describe('a theme', () => {
  it.each(PRESETS)('of the presets can be read by everybody: $name', ({ theme }) =>
    expect(findProblems(theme)).toEqual([]),
  );

  it('says which colour can’t be read, and the nearest that can', () => {
    const [problem, ...more] = findProblems(changed('accent', '#ffcc00'));
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ name: 'accent', scheme: 'light', needed: 4.5 });
    expect(problem!.contrast).toBeLessThan(1.5);
    expect(findProblems(changed('accent', problem!.proposal!))).toEqual([]);
  });

  it('judges all others on the paper that is proposed', () =>
    expect(findProblems(changed('paper', '#888888')).map(({ name }) => name)).not.toContain('second'));

  it('can always be read once its proposals are taken', () =>
    fc.assert(
      fc.property(anyTheme, (theme) => {
        const taken = withProposals(theme);
        expect(findProblems(taken)).toEqual([]);
        for (const [at] of SCHEMES.entries())
          for (const ground of ['paper', 'sheet', 'raised'])
            for (const text of ['accent', 'second', 'ink-quiet', 'ink'])
              expect(
                wcagContrast(tokenOf(taken, text, at as 0 | 1), tokenOf(taken, ground, at as 0 | 1)),
              ).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 8 },
    ));

  it('is a style sheet of nothing but custom properties with colours', () =>
    fc.assert(
      fc.property(anyTheme, (theme) => {
        expect(styleSheetOf(theme)).toMatch(
          /^:root\{(--[a-z-]+:(light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)|var\(--font-ui\));?)+\}$/,
        );
      }),
    ));

  it('comes back from its line of text as it was', () =>
    fc.assert(
      fc.property(anyTheme, (theme) => {
        expect(readTheme(writeTheme(theme))).toEqual(theme);
      }),
    ));

  it.each([
    '',
    'serif',
    'fraktur #fffdf8/#15161a #17181c/#f0ece3 #b3261e/#ff8d7c #1f5d4c/#86cfb3',
    'serif #fffdf8/#15161a #17181c/#f0ece3 #b3261e/#ff8d7c',
    'serif #fffdf8/#15161a #17181c/#f0ece3 #b3261e/red #1f5d4c/#86cfb3',
    'serif #fffdf8/#15161a #17181c/#f0ece3 #b3261e;}/#ff8d7c #1f5d4c/#86cfb3',
  ])('isn’t read from %j', (text) => expect(readTheme(text)).toBeUndefined());

  it.each([null, 'serif', {}, { headline: 'serif' }, { headline: 'serif', colors: { paper: null } }])(
    'isn’t %j',
    (value) => expect(parseTheme(value)).toBeUndefined(),
  );
});
