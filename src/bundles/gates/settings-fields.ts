// Declares what the page of settings offers about rules.
import type { SettingField } from '#bundles/settings/public.ts';
import { RULES } from './constants.ts';
import { heldWords, markedWords, placesMayLoosen, ruleDeeds } from './settings.ts';
import * as texts from './texts.ts';

export const settingFields: readonly SettingField[] = [
  { group: 'rules', kind: 'switch', definition: placesMayLoosen, ...texts.placesMayLoosenSetting },
  ...RULES.filter((rule) => rule !== 'words').map(
    (rule): SettingField => ({
      group: 'rules',
      kind: 'choice',
      definition: ruleDeeds[rule],
      options: texts.deedOptions,
      ...texts.ruleSettings[rule],
    }),
  ),
  { group: 'comments', kind: 'lines', definition: heldWords, ...texts.heldWordsSetting },
  { group: 'comments', kind: 'lines', definition: markedWords, ...texts.markedWordsSetting },
];
