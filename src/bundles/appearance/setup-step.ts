// This is the step of setting up that chooses how the portal looks, from the looks that one may begin with.
import { invalid } from '#kernel/outcomes.ts';
import type { SetupStep } from '#kernel/setup-steps.ts';
import { url } from '#kernel/named-routes.ts';
import { saveTheme } from './commands.ts';
import { COLOR_NAMES } from './constants.ts';
import { appearancePaths } from './paths.ts';
import { PRESETS } from './presets.ts';
import { findTheme } from './queries.ts';
import { writeTheme } from './setting.ts';
import * as texts from './texts.ts';

/** What was mixed by hand is none of the presets, and stays when it is chosen. */
const OWN = 'own';

export const appearanceStep: SetupStep = {
  key: 'aussehen',
  order: 40,
  name: texts.stepName,
  intro: texts.stepIntro,
  load: async (ctx) => {
    const now = await findTheme(ctx);
    const chosen = PRESETS.find(({ theme }) => writeTheme(theme) === writeTheme(now));
    const own = { key: OWN, name: texts.ownName, description: texts.ownDescription, theme: now };
    return {
      fields: [
        {
          kind: 'choice',
          name: 'preset',
          label: texts.presetsHeading,
          value: chosen?.key ?? OWN,
          options: [...PRESETS, ...(chosen ? [] : [own])].map(({ key, name, description, theme }) => ({
            value: key,
            name,
            description,
            colors: COLOR_NAMES.map((color) => theme.colors[color].light),
          })),
        },
      ],
      links: [{ name: texts.stepLink, href: url(appearancePaths.page) }],
    };
  },
  save: async (ctx, { preset }) => {
    const theme = preset === OWN ? await findTheme(ctx) : PRESETS.find(({ key }) => key === preset)?.theme;
    if (!theme) return invalid({ preset: texts.presetUnknown });
    const outcome = await saveTheme(ctx, theme);
    if (outcome.kind === 'invalid' || outcome.kind === 'refused') return outcome;
    return { kind: 'saved', text: texts.saved };
  },
};
