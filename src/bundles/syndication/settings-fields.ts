// Says what the page of settings offers about feeds.
import type { SettingField } from '#bundles/settings/public.ts';
import { hasWholeTexts, hubAddress } from './settings.ts';
import { settingWords } from './texts.ts';

export const settingFields: readonly SettingField[] = [
  { group: 'portal', kind: 'switch', definition: hasWholeTexts, ...settingWords.hasWholeTexts },
  { group: 'portal', kind: 'text', definition: hubAddress, ...settingWords.hubAddress },
];
