// Declares what administrators may change about likes.
import { booleanSetting } from '#bundles/settings/public.ts';
import type { SettingField } from '#bundles/settings/public.ts';
import { settingWords } from './texts.ts';

/** Whether there are likes at all; what was liked is kept. */
export const likesOpen = booleanSetting('likes.areOpen', true);

export const settingFields: readonly SettingField[] = [
  { group: 'features', kind: 'switch', definition: likesOpen, ...settingWords.likesOpen },
];
