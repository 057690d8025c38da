// This is what the page of settings offers about pictures.
import type { SettingField } from '#bundles/settings/public.ts';
import { requiresCopyright } from './editing/settings.ts';
import { acceptsAvif, acceptsHeic, acceptsWebp, picturesAskedAt } from './settings.ts';
import { settingWords } from './texts.ts';

export const settingFields: readonly SettingField[] = [
  { group: 'images', kind: 'switch', definition: requiresCopyright, ...settingWords.requiresCopyright },
  { group: 'images', kind: 'switch', definition: acceptsWebp, ...settingWords.acceptsWebp },
  { group: 'images', kind: 'switch', definition: acceptsAvif, ...settingWords.acceptsAvif },
  { group: 'images', kind: 'switch', definition: acceptsHeic, ...settingWords.acceptsHeic },
  { group: 'images', kind: 'text', definition: picturesAskedAt, ...settingWords.picturesAskedAt },
];
