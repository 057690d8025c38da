// Reads which steps there are and how far they are.
import type { Ctx } from '#kernel/ctx.ts';
import type { TodayQueue } from '#kernel/desk-today.ts';
import { TODAY_ENTRIES } from '#kernel/desk-today.ts';
import { url } from '#kernel/named-routes.ts';
import { setupSteps } from '#kernel/setup-steps.ts';
import type { SetupStep } from '#kernel/setup-steps.ts';
import { mayChangeSettings, readSetting } from '#bundles/settings/public.ts';
import type { StepState } from './constants.ts';
import { onboardingPaths } from './paths.ts';
import { stateOfStep } from './settings.ts';
import * as texts from './texts.ts';

export interface StepNow {
  readonly step: SetupStep;
  readonly state: StepState;
}

/** Returns the steps in the order in which they are gone through. What is done elsewhere is done here, too. */
export const listSteps = async (ctx: Ctx): Promise<StepNow[]> => {
  const steps = (await setupSteps.collect(ctx)).toSorted((a, b) => a.order - b.order);
  return Promise.all(
    steps.map(async (step) => {
      const isDone = await step.isDone?.(ctx);
      return { step, state: isDone ? 'done' : await readSetting(ctx, stateOfStep(step.key)) };
    }),
  );
};

/** Says whether nobody has gone through a step or put it off. */
export const isOpen = ({ state }: StepNow): boolean => state === '';

/** Says whether a step isn't done, put off or not. */
export const isLeft = ({ state }: StepNow): boolean => state !== 'done';

/**
 * Returns the queue that the first page of the desks shows to administrators as long as a step isn't done; those put off go on
 * standing there, and are counted here as in the menu.
 */
export const openSteps = async (ctx: Ctx): Promise<TodayQueue | undefined> => {
  if (!mayChangeSettings(ctx.viewer)) return undefined;
  const steps = (await listSteps(ctx)).filter(isLeft);
  return {
    order: 5,
    title: texts.title,
    isWaiting: steps.some(isOpen),
    count: steps.length,
    href: url(onboardingPaths.overview),
    entries: steps.slice(0, TODAY_ENTRIES).map(({ step: { key, name }, state }) => ({
      title: name,
      href: url(onboardingPaths.step, { step: key }),
      note: texts.stateNames[state],
    })),
  };
};
