// Keeps the theme as a setting: one line of text, so that the history can say what changed.
import { stampOfSeen } from '#kernel/seen-stamp.ts';
import { textSetting } from '#bundles/settings/public.ts';
import type { TextSetting } from '#bundles/settings/public.ts';
import { COLOR_NAMES, HEADLINE_FACES } from './constants.ts';
import { parseTheme } from './theme.ts';
import type { Theme } from './theme.ts';

const MAX_LENGTH = 120;

/** Nothing stands for the looks of the style sheet. Colours that can't be read are refused before (`saveTheme`). */
export const themeSetting: TextSetting = {
  ...textSetting('appearance.theme', '', MAX_LENGTH),
  parse: (value) => (value === '' || (typeof value === 'string' && readTheme(value)) ? value : undefined),
};

/**
 * Writes a theme such as `serif #fffdf8/#15161a …`: the face of headlines, then the colours in their order, each in light and
 * in dark.
 */
export const writeTheme = ({ headline, colors }: Theme): string =>
  [headline, ...COLOR_NAMES.map((name) => `${colors[name].light}/${colors[name].dark}`)].join(' ');

/** Returns the stamp of what the form shows as long as nothing is typed. */
export const stampOf = (theme: Theme): string => stampOfSeen([writeTheme(theme)]);

/** Reads a theme; undefined for a text that is no theme. */
export const readTheme = (text: string): Theme | undefined => {
  const [headline, ...pairs] = text.split(' ');
  if (pairs.length !== COLOR_NAMES.length) return undefined;
  const colors = Object.fromEntries(
    COLOR_NAMES.map((name, at) => {
      const [light, dark] = pairs[at]!.split('/');
      return [name, { light, dark }];
    }),
  );
  return parseTheme({ headline: HEADLINE_FACES.find((face) => face === headline), colors });
};
