// This is the step of setting up that asks for the portal's logo.
import { url } from '#kernel/named-routes.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { SetupStep } from '#kernel/setup-steps.ts';
import { acceptedUploads } from '#bundles/media/public.ts';
import { saveBrandPicture } from './commands.ts';
import { SMALLEST } from './constants.ts';
import { brandingPaths } from './paths.ts';
import { findBrandPicture } from './queries.ts';
import * as texts from './texts.ts';

export const logoStep: SetupStep = {
  key: 'logo',
  order: 45,
  name: texts.stepName,
  intro: texts.stepIntro,
  isDone: async (ctx) => (await findBrandPicture(ctx, 'logo')) !== undefined,
  load: async (ctx) => {
    const { accept, types } = await acceptedUploads(ctx);
    const isThere = (await findBrandPicture(ctx, 'logo')) !== undefined;
    const help = texts.help(types, SMALLEST.logo.width, SMALLEST.logo.height);
    return {
      fields: [
        { kind: 'file', name: 'file', label: texts.pictureWords.logo.choose, help, accept, value: '' },
      ],
      ...(isThere && { present: texts.stepPresent }),
      links: [{ name: texts.stepLink, href: url(brandingPaths.page) }],
    };
  },
  save: async (ctx, _typed, _act, file) => {
    if (!file) return invalid({ file: texts.missing });
    const outcome = await saveBrandPicture(ctx, 'logo', file.read());
    if (outcome.kind === 'refused') return invalid({ file: outcome.text });
    return { kind: 'saved', text: texts.saved(texts.pictureWords.logo.name) };
  },
};
