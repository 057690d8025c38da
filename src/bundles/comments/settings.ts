// What administrators may change about comments.
import { booleanSetting } from '#bundles/settings/public.ts';

/** The full list loads by itself when the teaser comes within 250 px. Spec 4, decisions.md 3 */
export const autoLoad = booleanSetting('comments.autoLoad', false);
