// Declares what the page of settings offers about these addresses.
import type { SettingField } from '#bundles/settings/public.ts';
import { securityContact, securityPolicy } from './settings.ts';
import { settingWords } from './texts.ts';

export const settingFields: readonly SettingField[] = [
  { group: 'portal', kind: 'lines', definition: securityContact, ...settingWords.securityContact },
  { group: 'portal', kind: 'text', definition: securityPolicy, ...settingWords.securityPolicy },
];
