// Saves a step, or puts it off.
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import type { UploadedFile } from '#kernel/multipart.ts';
import type { SetupOutcome, SetupStep, TypedStep } from '#kernel/setup-steps.ts';
import { changeSetting, mayChangeSettings, readSetting } from '#bundles/settings/public.ts';
import type { StepState } from './constants.ts';
import { stateOfStep } from './settings.ts';

/** Throws 403. What the step itself refuses leaves it as open as it was. */
export const saveStep = async (
  ctx: Ctx,
  step: SetupStep,
  typed: TypedStep,
  act: string,
  file?: UploadedFile,
): Promise<SetupOutcome> => {
  if (!mayChangeSettings(ctx.viewer)) throw forbidden();
  const outcome = await step.save(ctx, typed, act, file);
  if (outcome.kind === 'saved' && !outcome.stays) await saveState(ctx, step, 'done');
  return outcome;
};

/** It goes on standing in the list, but is led to no more. Throws 403. */
export const putOff = (ctx: Ctx, step: SetupStep): Promise<void> => saveState(ctx, step, 'later');

const saveState = async (ctx: Ctx, { key }: SetupStep, state: StepState) => {
  if (!mayChangeSettings(ctx.viewer)) throw forbidden();
  const definition = stateOfStep(key);
  if ((await readSetting(ctx, definition)) !== state) await changeSetting(ctx, definition, state);
};
