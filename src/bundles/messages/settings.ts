// Declares what administrators may change about messages.
import { booleanSetting } from '#bundles/settings/public.ts';
import type { SettingField } from '#bundles/settings/public.ts';
import { settingWords } from './texts.ts';

/** Whether members write to each other at all; the portal's own people do nevertheless. */
export const messagesOpen = booleanSetting('messages.areOpen', true);

export const settingFields: readonly SettingField[] = [
  { group: 'features', kind: 'switch', definition: messagesOpen, ...settingWords.messagesOpen },
];
