// Changes how the portal looks.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { lockSetting, saveSettings } from '#bundles/settings/public.ts';
import { STANDARD } from './presets.ts';
import { findProblems } from './theme.ts';
import type { Theme } from './theme.ts';
import { readTheme, stampOf, themeSetting, writeTheme } from './setting.ts';
import * as texts from './texts.ts';
import { contrastErrors } from './typed.ts';

export type ThemeOutcome = { readonly kind: 'saved' | 'unchanged' } | Invalid | Refused;

/**
 * Refuses colours that not everybody can read, at WCAG's level AA. `seen` is the stamp of what the administrator had before them;
 * whoever has seen nothing leaves it out. Throws 403 for all but administrators.
 */
export const saveTheme = async (ctx: Ctx, theme: Theme, seen = ''): Promise<ThemeOutcome> => {
  const errors: FieldErrors = contrastErrors(theme);
  if (findProblems(theme).length > 0) return invalid(errors);
  const text = writeTheme(theme);
  const value = text === writeTheme(STANDARD) ? '' : text;
  return withTransaction(ctx, async (ctx): Promise<ThemeOutcome> => {
    const now = await lockSetting(ctx, themeSetting);
    if (seen !== '' && seen !== stampOf(readTheme(now ?? '') ?? STANDARD))
      return refused(texts.changedMeanwhile);
    const changed = await saveSettings(ctx, [{ definition: themeSetting, value }]);
    return { kind: changed > 0 ? 'saved' : 'unchanged' };
  });
};
