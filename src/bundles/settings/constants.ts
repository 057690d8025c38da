// Fixed words of the settings.

/** Tag of everything that depends on a setting. */
export const SETTINGS_TAG = 'settings';

/** Bundles put the settings that administrators may change on their page by this slot. */
export const SETTINGS_SLOT = 'settings.fields';

/** Each is a form of its own, in this order. */
export const SETTING_GROUPS = ['portal', 'members', 'comments', 'images', 'embeds'] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];
