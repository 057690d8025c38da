// This says which providers administrators load without asking the reader: none, until they say so.
// contract.md 14.3
import type { Ctx } from '#kernel/ctx.ts';
import { booleanSetting, readSetting } from '#bundles/settings/public.ts';
import type { SettingField } from '#bundles/settings/public.ts';
import { PROVIDERS } from './providers.ts';
import type { ProviderKey } from './providers.ts';
import * as texts from './texts.ts';

export const loadsFreely = (key: ProviderKey) => booleanSetting(`embeds.${key}NeedsNoConsent`, false);

export const freeProviders = async (ctx: Ctx): Promise<ReadonlySet<string>> => {
  const flags = await Promise.all(PROVIDERS.map(({ key }) => readSetting(ctx, loadsFreely(key))));
  return new Set(PROVIDERS.flatMap(({ key }, at) => (flags[at] ? [key] : [])));
};

export const settingFields: readonly SettingField[] = PROVIDERS.map(({ key }) => ({
  group: 'embeds',
  kind: 'switch',
  definition: loadsFreely(key),
  label: texts.freeLabel(texts.providerWords[key].name),
  hint: texts.freeHint(texts.providerWords[key].company),
}));
