// Says what the page of settings offers about the editor.
import type { SettingField } from '#bundles/settings/public.ts';
import { coloursOffered } from './settings.ts';
import { settingWords } from './texts.ts';

export const settingFields: readonly SettingField[] = [
  { group: 'portal', kind: 'switch', definition: coloursOffered, ...settingWords.coloursOffered },
];
