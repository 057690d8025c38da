// This is what the settings offer to other bundles.

/** Gives the value of a setting now. */
export { readSetting } from './queries.ts';
/** Sets one, also only where nobody has yet; administrators only. */
export { changeSetting, presetSetting, saveSettings } from './commands.ts';
/** For values of several parts, these lock what is set until the end of the transaction, and set it. */
export { lockSetting, putSetting } from './commands.ts';
/** Allows administrators of the whole portal. */
export { mayChangeSettings } from './policy.ts';
/** Addresses of the page of settings. */
export { settingPaths } from './paths.ts';
/** How a bundle declares a setting, and puts it on the page of settings. */
export { booleanSetting, numberSetting, textSetting, webAddressSetting } from './definition.ts';
export type { SettingDefinition, TextSetting } from './definition.ts';
export { settingsPage } from './fields.ts';
export type { SettingField } from './fields.ts';
/** The portal's own name, and what it is in a sentence. */
export { portalDescription, portalName } from './portal.ts';
/** How readers reach those who run the portal. */
export { findContact } from './contact.ts';
/** What the history calls a setting that has a page of its own. */
export { settingWords } from './history-words.ts';
/** Names the tag of pages that depend on settings. */
export { SETTINGS_TAG } from './constants.ts';
