// What administrators may change about comments.
import type { Ctx } from '#kernel/ctx.ts';
import { loadGatekeeper } from '#bundles/gates/public.ts';
import type { Gatekeeper } from '#bundles/gates/public.ts';
import { booleanSetting, numberSetting, readSetting } from '#bundles/settings/public.ts';
import { MAX_EDIT_MINUTES, MAX_FIRST_REVIEWED } from './constants.ts';

/** Whether comments are written at all; the moderators of a place write nevertheless, as in a locked thread. */
export const commentsOpen = booleanSetting('comments.areOpen', true);
/** The full list loads by itself when the teaser comes within 250 px. contract.md 4, 13 */
export const autoLoad = booleanSetting('comments.autoLoad', false);
/** So long people change their own comments; 0 for ever. contract.md 16.2 */
export const editMinutes = numberSetting('comments.edit-minutes', 0, { min: 0, max: MAX_EDIT_MINUTES });
/** As long as fewer comments of a member have appeared they are new; 0 for nobody is. */
export const reviewFirst = numberSetting('comments.hold-first', 0, { min: 0, max: MAX_FIRST_REVIEWED });

/** What decides whether a comment appears at once. */
export interface ReviewSettings {
  readonly reviewFirst: number;
  readonly gatekeeper: Gatekeeper;
}

/** Asked for before a transaction begins, since they are in memory then. */
export const readReviewSettings = async (ctx: Ctx): Promise<ReviewSettings> => ({
  reviewFirst: await readSetting(ctx, reviewFirst),
  gatekeeper: await loadGatekeeper(ctx),
});
