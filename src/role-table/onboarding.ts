// The calls of setting up a portal, for the table of roles. For tests only.
import { ADMINS, row } from './row.ts';

export const onboardingRows = {
  admin_onboarding_save: row(ADMINS, () => ({ params: { step: 'rubriken' }, body: { act: 'later' } })),
};
