// What the history says in German of settings, which are called there as on their page.
import type { Ctx } from '#kernel/ctx.ts';
import type { HistoryWords } from '#bundles/history/public.ts';
import { listFields } from './fields.ts';

export const settingsInHistory = async (ctx: Ctx): Promise<HistoryWords> => ({
  name: 'Einstellungen',
  actions: { 'setting.changed': 'eine Einstellung geändert' },
  fields: Object.fromEntries(
    (await listFields(ctx)).map(({ definition, label, kind }) => [
      definition.key,
      kind === 'switch' ? { label, kind: 'yesOrNo' } : label,
    ]),
  ),
});
