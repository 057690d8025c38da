// Changes how the portal looks.
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { saveSettings } from '#bundles/settings/public.ts';
import { STANDARD } from './presets.ts';
import { findProblems } from './theme.ts';
import type { Theme } from './theme.ts';
import { themeSetting, writeTheme } from './setting.ts';
import { contrastErrors } from './typed.ts';

export type ThemeOutcome = { readonly kind: 'saved' | 'unchanged' } | Invalid;

/** Refuses colours that not everybody can read, at WCAG's level AA. Throws 403 for all but administrators. */
export const saveTheme = async (ctx: Ctx, theme: Theme): Promise<ThemeOutcome> => {
  const errors: FieldErrors = contrastErrors(theme);
  if (findProblems(theme).length > 0) return invalid(errors);
  const text = writeTheme(theme);
  const value = text === writeTheme(STANDARD) ? '' : text;
  return {
    kind: (await saveSettings(ctx, [{ definition: themeSetting, value }])) > 0 ? 'saved' : 'unchanged',
  };
};
