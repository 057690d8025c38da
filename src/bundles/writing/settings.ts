// What administrators may change about writing.
import { numberSetting } from '#bundles/settings/public.ts';
import { MAX_REVIEW_FIRST } from './constants.ts';

/** So many contributions of a person must be out before further ones come out without an editor's look; 0 for none. */
export const reviewFirst = numberSetting('writing.review-first', 0, { min: 0, max: MAX_REVIEW_FIRST });
