// Says how the history tells of a theme: by the name of the one that it is, or by its face and colours.
import type { FieldWords } from '#bundles/history/public.ts';
import { COLOR_NAMES } from './constants.ts';
import { PRESETS } from './presets.ts';
import { readTheme, themeSetting, writeTheme } from './setting.ts';
import * as texts from './texts.ts';

export const sayTheme = (value: unknown): string | undefined => {
  const theme = typeof value === 'string' ? readTheme(value) : undefined;
  if (!theme) return undefined;
  const preset = PRESETS.find((candidate) => writeTheme(candidate.theme) === writeTheme(theme));
  if (preset) return texts.presetInHistory(preset.name);
  const colors = COLOR_NAMES.map((name) => texts.colorInHistory(name, theme.colors[name]));
  return [texts.faceNames[theme.headline], ...colors].join('; ');
};

export const themeInHistory: Readonly<Record<string, FieldWords>> = {
  [themeSetting.key]: { label: texts.title, say: sayTheme },
};
