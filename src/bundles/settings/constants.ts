// Fixed words of the settings.

/** Tag of everything that depends on a setting. */
export const SETTINGS_TAG = 'settings';
