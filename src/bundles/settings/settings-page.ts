// Assembles the page of settings: a form for each group, and its entry in the menu of the desks.
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { loadChanges } from './changes.ts';
import { SEEN, SETTING_GROUPS } from './constants.ts';
import type { SettingGroup } from './constants.ts';
import type { SettingDefinition } from './definition.ts';
import { listFields } from './fields.ts';
import type { SettingField, Typed } from './fields.ts';
import { settingPaths } from './paths.ts';
import { mayChangeSettings } from './policy.ts';
import { readSetting } from './queries.ts';
import * as texts from './texts.ts';
import { SettingsPage } from './ui/SettingsPage.tsx';
import type { FieldView, SettingsPageView } from './views.ts';

/** A form that can't be saved so. */
export interface RefusedForm {
  readonly group: SettingGroup;
  readonly typed: Readonly<Record<string, Typed>>;
  readonly errors: FieldErrors;
}

/** Throws 403 for everybody but administrators of the whole portal. */
export const loadSettingsPage = async (ctx: Ctx, refused?: RefusedForm): Promise<PageAnswer> => {
  if (!mayChangeSettings(ctx.viewer)) throw forbidden();
  const [desk, fields, changes] = await Promise.all([
    loadDesk(ctx, url(settingPaths.page)),
    listFields(ctx),
    loadChanges(ctx),
  ]);
  const groups = await Promise.all(
    SETTING_GROUPS.map(async (group) => {
      const isRefused = refused?.group === group;
      const own = fields.filter((field) => field.group === group);
      return {
        group,
        name: texts.groupNames[group],
        action: url(settingPaths.save, { group }),
        fields: await Promise.all(own.map((field) => toView(ctx, field, isRefused ? refused : undefined))),
        errors: isRefused ? refused.errors : {},
      };
    }),
  );
  const view: SettingsPageView = { groups: groups.filter(({ fields }) => fields.length > 0), changes };
  const head = { title: texts.title, robots: 'noindex', desk };
  return page(SettingsPage, view, { head, ...(refused && { status: 422 }) });
};

/** It comes after the other desks of administrators. */
const MENU_ORDER = 85;

export const settingsEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  mayChangeSettings(viewer)
    ? { name: texts.title, href: url(settingPaths.page), area: 'admin', order: MENU_ORDER }
    : undefined;

const toView = async (
  ctx: Ctx,
  field: SettingField,
  refused: RefusedForm | undefined,
): Promise<FieldView> => {
  const { definition, kind, label, hint } = field;
  const now = asTyped(
    await readSetting<boolean | number | string>(ctx, definition as SettingDefinition<string>),
  );
  // Whoever was told what somebody else set has seen it by then.
  const isTold = refused?.errors[definition.key] === texts.changedMeanwhile;
  return {
    name: definition.key,
    kind,
    label,
    hint,
    value: refused ? (refused.typed[definition.key] ?? '') : now,
    seen: isTold ? now : (refused?.typed[SEEN + definition.key] ?? now),
    maxLength: kind === 'text' || kind === 'lines' ? field.definition.maxLength : undefined,
    min: kind === 'number' ? field.definition.limits.min : undefined,
    max: kind === 'number' ? field.definition.limits.max : undefined,
    ...(kind === 'choice' && { options: field.options }),
    isRequired: (kind === 'text' || kind === 'lines') && field.isRequired === true,
  };
};

const asTyped = (value: boolean | number | string): string =>
  typeof value === 'boolean' ? (value ? '1' : '') : String(value);
