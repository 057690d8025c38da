// Serves /admin/portal/aussehen: what a portal looks like, with a preview of its own pages.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { badRequest, forbidden } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { mayChangeSettings } from '#bundles/settings/public.ts';
import { COLOR_NAMES } from './constants.ts';
import { appearancePaths } from './paths.ts';
import { PRESETS } from './presets.ts';
import { previewPages } from './preview-pages.ts';
import { findTheme } from './queries.ts';
import { stampOf, writeTheme } from './setting.ts';
import { propertiesOf } from './theme.ts';
import * as texts from './texts.ts';
import { readTyped, toTyped } from './typed.ts';
import type { Typed } from './typed.ts';
import { AppearancePage } from './ui/AppearancePage.tsx';
import type { AppearancePageView } from './views.ts';

const INVALID = 422;
const CONFLICT = 409;

export interface AppearanceOptions {
  /** The key of a preset to fill the form with. */
  readonly preset?: string | undefined;
  readonly typed?: Typed;
  readonly errors?: FieldErrors;
  readonly refusal?: string;
  /** The stamp of what the form showed. */
  readonly seen?: string | undefined;
}

/** Throws 403 for everybody but administrators of the whole portal, 400 for a preset that isn't there. */
export const loadAppearancePage = async (
  ctx: Ctx,
  { preset, typed, errors, refusal, seen }: AppearanceOptions = {},
): Promise<PageAnswer> => {
  if (!mayChangeSettings(ctx.viewer)) throw forbidden();
  const chosen = PRESETS.find(({ key }) => key === preset);
  if (preset !== undefined && !chosen) throw badRequest(texts.presetUnknown);
  const [desk, now, pages] = await Promise.all([
    loadDesk(ctx, url(appearancePaths.page)),
    findTheme(ctx),
    previewPages.collect(ctx),
  ]);
  const shown = chosen?.theme ?? now;
  const read = typed && readTyped(typed);
  const typedTheme = read?.kind === 'valid' ? read.value : undefined;
  const view: AppearancePageView = {
    presets: PRESETS.map(({ key, name, description, theme }) => ({
      name,
      description,
      href: `${url(appearancePaths.page)}?vorlage=${key}`,
      colors: COLOR_NAMES.map((color) => theme.colors[color].light),
      isChosen: !typed && writeTheme(theme) === writeTheme(shown),
    })),
    form: {
      // Whoever was told of what somebody else changed has seen it by then.
      seen: (refusal === undefined && seen) || stampOf(now),
      refusal: refusal ?? null,
      action: url(appearancePaths.save),
      preview: url(appearancePaths.preview),
      typed: withoutGaps(typed ?? toTyped(shown)),
      begin: { properties: propertiesOf(typedTheme ?? shown), errors: { ...errors } },
      pages,
    },
  };
  const head = { title: texts.title, robots: 'noindex', desk };
  const status = refusal === undefined ? errors && INVALID : CONFLICT;
  return page(AppearancePage, view, { head, ...(status && { status }) });
};

const withoutGaps = (typed: Typed): Record<string, string> =>
  Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value ?? '']));

/** It comes after the other desks of administrators, beside the settings. */
const MENU_ORDER = 84;

export const appearanceEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  mayChangeSettings(viewer)
    ? { name: texts.title, href: url(appearancePaths.page), area: 'admin', order: MENU_ORDER }
    : undefined;
