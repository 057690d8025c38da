// Declares what the page of settings offers about writing.
import type { Ctx } from '#kernel/ctx.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import type { SettingField } from '#bundles/settings/public.ts';
import { openForMembers, reviewFirst } from './settings.ts';
import { settingWords } from './texts.ts';

/** Returns a switch for each kind that is written, in their order. */
export const settingFieldsIn = async ({ portal }: Ctx): Promise<readonly SettingField[]> => [
  ...declaring(portal.kinds.all(), 'composer', 'names').map(
    ({ type, names }): SettingField => ({
      group: 'features',
      kind: 'switch',
      definition: openForMembers(type),
      ...settingWords.openForMembers(names.many),
    }),
  ),
  { group: 'members', kind: 'number', definition: reviewFirst, ...settingWords.reviewFirst },
];
