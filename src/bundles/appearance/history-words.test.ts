import { expect, it } from 'vitest';
import { sayTheme } from './history-words.ts';
import { PRESETS } from './presets.ts';
import { writeTheme } from './setting.ts';

it('a theme is told by its name', () => {
  for (const { name, theme } of PRESETS) expect(sayTheme(writeTheme(theme))).toBe(`Vorlage ${name}`);
});

it('one of a portal’s own is told by its face and colours', () => {
  const { theme } = PRESETS[0]!;
  const colors = { ...theme.colors, accent: { light: '#0b4f8a', dark: '#86bdf0' } };
  expect(sayTheme(writeTheme({ ...theme, colors }))).toBe(
    'Newsreader, mit Serifen; Papier #fffdf8, im Dunkeln #15161a; Schrift #17181c, im Dunkeln #f0ece3; Redaktion #0b4f8a, im Dunkeln #86bdf0; Gemeinschaft #1f5d4c, im Dunkeln #86cfb3',
  );
});

it.each(['', 7, null, 'serif rot'])('%s is left as it stands', (value) => {
  expect(sayTheme(value)).toBeUndefined();
});
