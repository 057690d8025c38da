// Finds the theme that holds now, and where its style sheet lies.
import { createHash } from 'node:crypto';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { appearancePaths } from './paths.ts';
import { STANDARD } from './presets.ts';
import { styleSheetOf } from './theme.ts';
import type { Theme } from './theme.ts';
import { readTheme, themeSetting } from './setting.ts';

export const findTheme = async (ctx: Ctx): Promise<Theme> =>
  readTheme(await readSetting(ctx, themeSetting)) ?? STANDARD;

interface StyleSheet {
  readonly version: string;
  readonly href: string;
  readonly css: string;
  readonly paper: Theme['colors']['paper'];
}

/** The style sheet of the last text of the setting in this process: it is made once for each text, and asked for on every page. */
let last: { readonly text: string; readonly sheet: StyleSheet | undefined } = { text: '', sheet: undefined };

/** Finds the style sheet; undefined as long as the portal looks as it came: then its pages ask for nothing more. */
export const findStyleSheet = async (ctx: Ctx): Promise<StyleSheet | undefined> => {
  const text = await readSetting(ctx, themeSetting);
  if (text !== last.text) last = { text, sheet: sheetOf(readTheme(text)) };
  return last.sheet;
};

const VERSION_LENGTH = 12;

const sheetOf = (theme: Theme | undefined): StyleSheet | undefined => {
  if (!theme) return undefined;
  const css = styleSheetOf(theme);
  const version = createHash('sha256').update(css).digest('hex').slice(0, VERSION_LENGTH);
  return { version, css, href: url(appearancePaths.styleSheet, { version }), paper: theme.colors.paper };
};
