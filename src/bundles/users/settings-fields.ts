// Declares what the page of settings offers about members.
import type { SettingField } from '#bundles/settings/public.ts';
import { registrationOpen } from './registration/settings.ts';
import { DEMANDING_ROLES, factorDemands } from './security/demand.ts';
import { demandWords } from './security/texts.ts';
import { newMembersAreAuthors } from './settings.ts';
import { settingWords } from './texts.ts';

const factorFields = DEMANDING_ROLES.map(
  (role): SettingField => ({
    group: 'security',
    kind: 'switch',
    definition: factorDemands[role],
    ...demandWords[role],
  }),
);

export const settingFields: readonly SettingField[] = [
  { group: 'members', kind: 'switch', definition: registrationOpen, ...settingWords.registrationOpen },
  {
    group: 'members',
    kind: 'switch',
    definition: newMembersAreAuthors,
    ...settingWords.newMembersAreAuthors,
  },
  ...factorFields,
];
