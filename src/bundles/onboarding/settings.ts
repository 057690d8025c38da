// Stores how far each step is as a setting of its own, so that two who set up together don't undo each other.
import type { SettingDefinition } from '#bundles/settings/public.ts';
import { STEP_STATES } from './constants.ts';
import type { StepState } from './constants.ts';

export const stateOfStep = (key: string): SettingDefinition<StepState> => ({
  key: `onboarding.${key}`,
  fallback: '',
  parse: (value) => STEP_STATES.find((state) => state === value),
});
