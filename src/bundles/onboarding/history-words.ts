// Gives the history the names of what is saved of the steps: as they are called on their pages.
import type { Ctx } from '#kernel/ctx.ts';
import { setupSteps } from '#kernel/setup-steps.ts';
import type { FieldWords } from '#bundles/history/public.ts';
import { stateOfStep } from './settings.ts';
import * as texts from './texts.ts';

export const stepsInHistory = async (ctx: Ctx): Promise<Readonly<Record<string, FieldWords>>> =>
  Object.fromEntries(
    (await setupSteps.collect(ctx)).map(({ key, name }) => [
      stateOfStep(key).key,
      { label: texts.stepInHistory(name), names: texts.stateNames },
    ]),
  );
