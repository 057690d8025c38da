// Declares what administrators may change about moderation.
import { booleanSetting } from '#bundles/settings/public.ts';

/** What is taken from somebody needs a second pair of eyes. */
export const secondLook = booleanSetting('moderation.second-look', false);
