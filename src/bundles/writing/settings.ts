// Declares what administrators may change about writing.
import type { ContentType } from '#kernel/content-kinds.ts';
import { booleanSetting, numberSetting } from '#bundles/settings/public.ts';
import { MAX_REVIEW_FIRST } from './constants.ts';

/** So many contributions of a person must be out before further ones come out without an editor's look; 0 for none. */
export const reviewFirst = numberSetting('writing.review-first', 0, { min: 0, max: MAX_REVIEW_FIRST });

/** Returns the setting that says whether members begin pieces of a kind; who is an editor somewhere does nevertheless. */
export const openForMembers = (type: ContentType) => booleanSetting(`writing.open-${type}`, true);
