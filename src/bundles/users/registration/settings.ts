// Says what administrators may change about becoming a member.
import { booleanSetting } from '#bundles/settings/public.ts';

/** Whether anybody may become a member. */
export const registrationOpen = booleanSetting('users.registration-open', true);
