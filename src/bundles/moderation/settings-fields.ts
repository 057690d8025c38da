// This is what the page of settings offers about moderation.
import type { SettingField } from '#bundles/settings/public.ts';
import { secondLook } from './settings.ts';
import { settingWords } from './texts.ts';

export const settingFields: readonly SettingField[] = [
  { group: 'comments', kind: 'switch', definition: secondLook, ...settingWords.secondLook },
];
