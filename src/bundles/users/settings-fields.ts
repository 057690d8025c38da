// Topic: what the page of settings offers about members.
import type { SettingField } from '#bundles/settings/public.ts';
import { registrationOpen } from './registration/settings.ts';
import { newMembersAreAuthors } from './settings.ts';
import { settingWords } from './texts.ts';

export const settingFields: readonly SettingField[] = [
  { group: 'members', kind: 'switch', definition: registrationOpen, ...settingWords.registrationOpen },
  {
    group: 'members',
    kind: 'switch',
    definition: newMembersAreAuthors,
    ...settingWords.newMembersAreAuthors,
  },
];
