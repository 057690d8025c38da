// Menus that a portal has changed are settings: they are on every page, and so is what else is set.
import type { SettingDefinition } from '#bundles/settings/public.ts';
import type { MenuName } from './constants.ts';
import type { MenuEntry } from './rules.ts';

export interface MenuState {
  /** Null for a menu that is as the portal came again. */
  readonly entries: readonly MenuEntry[] | null;
  /** The moment in ISO 8601; tells one state from all others. */
  readonly changedAt: string;
  /** The entries of before the last change, so that it can be taken back; null for those that the portal came with. */
  readonly before?: readonly MenuEntry[] | null;
}

/** Returns the setting of a menu; its value is undefined for a menu that was never changed. */
const menuSetting = (name: MenuName): SettingDefinition<MenuState | undefined> => ({
  key: `menus.${name}`,
  fallback: undefined,
  parse: (value) => (isMenuState(value) ? value : undefined),
});

const isMenuState = (value: unknown): value is MenuState =>
  typeof value === 'object' &&
  value !== null &&
  'entries' in value &&
  (value.entries === null || Array.isArray(value.entries)) &&
  'changedAt' in value &&
  typeof value.changedAt === 'string';

export const menuSettings: Readonly<Record<MenuName, SettingDefinition<MenuState | undefined>>> = {
  kopf: menuSetting('kopf'),
  fuss: menuSetting('fuss'),
};
