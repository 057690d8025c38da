// Declares what the page of settings offers about being found.
import type { SettingField } from '#bundles/settings/public.ts';
import { isIndexed } from './settings.ts';
import { settingWords } from './texts.ts';

export const settingFields: readonly SettingField[] = [
  { group: 'portal', kind: 'switch', definition: isIndexed, ...settingWords.isIndexed },
];
