// Topic: what the page of settings offers about comments.
import type { SettingField } from '#bundles/settings/public.ts';
import { autoLoad, editMinutes, heldWords, holdFirst } from './settings.ts';
import { settingWords } from './texts.ts';

export const settingFields: readonly SettingField[] = [
  { group: 'comments', kind: 'number', definition: holdFirst, ...settingWords.holdFirst },
  { group: 'comments', kind: 'lines', definition: heldWords, ...settingWords.heldWords },
  { group: 'comments', kind: 'number', definition: editMinutes, ...settingWords.editMinutes },
  { group: 'comments', kind: 'switch', definition: autoLoad, ...settingWords.autoLoad },
];
