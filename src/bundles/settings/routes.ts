// Serves the page of settings.
import { badInput } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { fail, isSentByForm, orBack, succeed } from '#kernel/reply.ts';
import { findRefusals, saveSettings, takeBackChange } from './commands.ts';
import type { SettingChange } from './commands.ts';
import { SEEN } from './constants.ts';
import { listFields, readTyped } from './fields.ts';
import type { SettingField, Typed } from './fields.ts';
import { EntryParams, GroupParams, SettingsBody } from './input.ts';
import { settingPaths } from './paths.ts';
import { loadSettingsPage } from './settings-page.ts';
import * as texts from './texts.ts';

export const routes = (app: Routes): void => {
  mount(app, settingPaths.page, { access: 'admin' }, async ({ ctx }) => loadSettingsPage(ctx));

  const ofEntry = { params: EntryParams } as const;
  mount(app, settingPaths.takeBack, { access: 'admin', ...ofEntry }, async (call) => {
    const home = url(settingPaths.page);
    return orBack(call, home, async () => {
      await takeBackChange(call.ctx, call.params.entry);
      return succeed(call.request, home, texts.takenBack);
    });
  });

  const input = { params: GroupParams, body: SettingsBody };
  mount(app, settingPaths.save, { access: 'admin', ...input }, async (call) => {
    const { ctx, params, body = {}, request } = call;
    const typed = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, asTyped(value)]));
    const changes: SettingChange[] = [];
    const errors: Record<string, string> = {};
    for (const field of await listFields(ctx, params.group)) {
      const { definition } = field;
      const isNamed = Object.hasOwn(body, definition.key);
      if (!isNamed && !isSentByForm(request)) continue;
      const read = readTyped(field, typed[definition.key]);
      if (read.kind === 'invalid') Object.assign(errors, read.errors);
      else {
        const seen = seenOf(field, typed[SEEN + definition.key]);
        // What stands there as it was drawn nobody means to change, whatever it has become meanwhile.
        if (read.value !== seen)
          changes.push({ definition, value: read.value, ...(seen !== undefined && { seen }) });
      }
    }
    const again = (errors: FieldErrors) =>
      fail(request, badInput(errors), () => loadSettingsPage(ctx, { group: params.group, typed, errors }));
    Object.assign(errors, await findRefusals(ctx, changes));
    if (Object.keys(errors).length > 0) return again(errors);
    const changed = await saveSettings(ctx, changes);
    const msg = changed > 0 ? texts.saved(texts.groupNames[params.group]) : texts.unchanged;
    return succeed(request, url(settingPaths.page), msg);
  });
};

/** Returns what was set when the form was drawn; undefined where it doesn't say. */
const seenOf = (field: SettingField, sent: Typed) => {
  const read = sent === undefined ? undefined : readTyped(field, sent);
  return read?.kind === 'valid' ? read.value : undefined;
};

/** Returns a value as a form would send it, if it could be one's. */
const asTyped = (value: unknown): Typed => {
  if (value === true) return '1';
  if (value === false) return '';
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : null;
};
