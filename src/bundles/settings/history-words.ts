// This is what the history says in German of settings, which are called there as on their page.
import type { Ctx } from '#kernel/ctx.ts';
import { defineSlot } from '#kernel/slots.ts';
import type { FieldWords, HistoryWords } from '#bundles/history/public.ts';
import { listFields } from './fields.ts';
import type { SettingField } from './fields.ts';

/** What settings are called, by key, that have no field on the page of settings. */
export const settingWords = defineSlot<void, Readonly<Record<string, FieldWords>>>('settings.words');

export const settingsInHistory = async (ctx: Ctx): Promise<HistoryWords> => ({
  name: 'Einstellungen',
  actions: { 'setting.changed': 'eine Einstellung geändert' },
  fields: Object.assign(
    {},
    ...(await settingWords.collect(ctx)),
    Object.fromEntries((await listFields(ctx)).map((field) => [field.definition.key, wordsOf(field)])),
  ),
});

const wordsOf = (field: SettingField): FieldWords => {
  const { kind, label } = field;
  if (kind === 'switch') return { label, kind: 'yesOrNo' };
  if (kind !== 'choice') return label;
  return { label, names: Object.fromEntries(field.options.map(({ value, name }) => [value, name])) };
};
