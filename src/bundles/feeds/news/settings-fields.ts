// Declares what the page of settings offers about the news sitemap.
import type { SettingField } from '#bundles/settings/public.ts';
import { publicationLanguage, publicationName } from './settings.ts';
import { settingWords } from './texts.ts';

export const newsFields: readonly SettingField[] = [
  { group: 'portal', kind: 'text', definition: publicationName, ...settingWords.publicationName },
  {
    group: 'portal',
    kind: 'text',
    definition: publicationLanguage,
    ...settingWords.publicationLanguage,
  },
];
