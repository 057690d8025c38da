// Topic: what the page of settings offers about writing.
import type { SettingField } from '#bundles/settings/public.ts';
import { reviewFirst } from './settings.ts';
import { settingWords } from './texts.ts';

export const settingFields: readonly SettingField[] = [
  { group: 'members', kind: 'number', definition: reviewFirst, ...settingWords.reviewFirst },
];
