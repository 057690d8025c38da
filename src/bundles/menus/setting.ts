// Menus that a portal has changed, as settings: they are on every page, and so is what else is set.
import type { SettingDefinition } from '#bundles/settings/public.ts';
import type { MenuName } from './constants.ts';
import type { MenuEntry } from './rules.ts';

export interface ChangedMenu {
  readonly entries: readonly MenuEntry[];
  /** ISO 8601; tells one state from all others. */
  readonly changedAt: string;
}

/** Undefined for a menu that is as the portal came. */
const menuSetting = (name: MenuName): SettingDefinition<ChangedMenu | undefined> => ({
  key: `menus.${name}`,
  fallback: undefined,
  parse: (value) => (isChangedMenu(value) ? value : undefined),
});

const isChangedMenu = (value: unknown): value is ChangedMenu =>
  typeof value === 'object' &&
  value !== null &&
  'entries' in value &&
  Array.isArray(value.entries) &&
  'changedAt' in value &&
  typeof value.changedAt === 'string';

export const menuSettings: Readonly<Record<MenuName, SettingDefinition<ChangedMenu | undefined>>> = {
  kopf: menuSetting('kopf'),
  fuss: menuSetting('fuss'),
};
