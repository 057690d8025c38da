// These are the fixed words of the settings.

/** Tag of everything that depends on a setting. */
export const SETTINGS_TAG = 'settings';

/** Each is a form of its own, in this order. */
export const SETTING_GROUPS = ['portal', 'members', 'comments', 'images', 'embeds'] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];
