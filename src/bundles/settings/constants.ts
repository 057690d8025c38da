// These are the fixed words of the settings.

/** Tag of everything that depends on a setting. */
export const SETTINGS_TAG = 'settings';

/** Stands before the key of a setting in the name of the field that says what was set when the form was drawn. */
export const SEEN = 'seen.';

/** In the history all settings share one id. */
export const ENTRIES_OF_SETTINGS = { type: 'setting', id: 0 };

/** So many of the latest changes stand on the page, to be taken back. */
export const CHANGES_SHOWN = 12;

/** Each is a form of its own, in this order. */
export const SETTING_GROUPS = [
  'portal',
  'contact',
  'time',
  'features',
  'members',
  'security',
  'comments',
  'rules',
  'images',
  'embeds',
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];
