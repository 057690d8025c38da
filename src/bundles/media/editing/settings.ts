// This is what administrators may demand of those who edit pictures.
import { booleanSetting } from '#bundles/settings/public.ts';

/** Nobody leaves the maker of a picture out. */
export const requiresCopyright = booleanSetting('media.requiresCopyright', false);
