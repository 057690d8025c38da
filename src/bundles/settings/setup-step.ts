// This is the first step of setting up a portal, its name and what it is.
import type { FieldErrors } from '#kernel/errors.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { SetupStep } from '#kernel/setup-steps.ts';
import { saveSettings } from './commands.ts';
import type { SettingChange } from './commands.ts';
import { readTyped } from './fields.ts';
import { portalClaim, portalDescription, portalFields, portalName } from './portal.ts';
import { readSetting } from './queries.ts';
import * as texts from './texts.ts';

export const portalStep: SetupStep = {
  key: 'name',
  order: 10,
  name: texts.stepName,
  intro: texts.stepIntro,
  isDone: async (ctx) => (await readSetting(ctx, portalName)) !== portalName.fallback,
  load: async (ctx) => ({
    fields: [
      {
        kind: 'text',
        name: portalName.key,
        label: texts.portalNameLabel,
        help: texts.portalNameHint,
        value: await readSetting(ctx, portalName),
        maxLength: portalName.maxLength,
        autoComplete: 'off',
      },
      {
        kind: 'text',
        name: portalClaim.key,
        label: texts.claimLabel,
        help: texts.claimHint,
        value: await readSetting(ctx, portalClaim),
        maxLength: portalClaim.maxLength,
        isOptional: true,
        autoComplete: 'off',
      },
      {
        kind: 'text',
        name: portalDescription.key,
        label: texts.portalDescriptionLabel,
        help: texts.portalDescriptionHint,
        value: await readSetting(ctx, portalDescription),
        maxLength: portalDescription.maxLength,
        autoComplete: 'off',
      },
    ],
  }),
  save: async (ctx, typed) => {
    const read = portalFields.map((field) => ({
      field,
      read: readTyped(field, typed[field.definition.key]),
    }));
    const errors: FieldErrors = Object.assign(
      {},
      ...read.map(({ read }) => (read.kind === 'invalid' ? read.errors : {})),
    );
    if (Object.keys(errors).length > 0) return invalid(errors);
    const changes = read.flatMap(({ field: { definition }, read }): SettingChange[] =>
      read.kind === 'valid' ? [{ definition, value: read.value }] : [],
    );
    await saveSettings(ctx, changes);
    return { kind: 'saved', text: texts.stepSaved };
  },
};
