// Declares what administrators may change about comments.
import type { Ctx } from '#kernel/ctx.ts';
import { loadGatekeeper } from '#bundles/gates/public.ts';
import type { Gatekeeper } from '#bundles/gates/public.ts';
import { booleanSetting, numberSetting, readSetting, textSetting } from '#bundles/settings/public.ts';
import type { TextSetting } from '#bundles/settings/public.ts';
import {
  MAX_CALM_PAGE_LENGTH,
  MAX_CALM_WORDS_LENGTH,
  MAX_EDIT_MINUTES,
  MAX_FIRST_REVIEWED,
} from './constants.ts';
import { USUAL_CALM_WORDS, calmPageWrong } from './texts.ts';

/** Whether comments are written at all; the moderators of a place write nevertheless, as in a locked thread. */
export const commentsOpen = booleanSetting('comments.areOpen', true);
/** The full list loads by itself when the teaser comes within 250 px. contract.md 4, 13 */
export const autoLoad = booleanSetting('comments.autoLoad', false);
/** How long people may change their own comments, in minutes; 0 for ever. contract.md 16.2 */
export const editMinutes = numberSetting('comments.edit-minutes', 0, { min: 0, max: MAX_EDIT_MINUTES });
/** The number of comments of a member that have to appear until the member isn't new any more; 0 means that nobody is new. */
export const reviewFirst = numberSetting('comments.hold-first', 0, { min: 0, max: MAX_FIRST_REVIEWED });

/** Whether the author of a comment that may be hasty reads a calm note once before it is sent. */
export const calmNotes = booleanSetting('comments.calm-notes', true);
/** Words that give rise to it, beside capitals; parted by commas or line ends. */
export const calmWords = textSetting('comments.calm-words', USUAL_CALM_WORDS, MAX_CALM_WORDS_LENGTH);
/** The page of the portal that it quotes. */
export const calmPage: TextSetting = {
  ...textSetting('comments.calm-page', '', MAX_CALM_PAGE_LENGTH),
  refusal: calmPageWrong,
  parse: (value) =>
    typeof value === 'string' && (value === '' || PATH_OF_PORTAL.test(value)) ? value : undefined,
};
const PATH_OF_PORTAL = /^\/(?![/\\])[^\s?#]{0,199}$/;

/** What decides whether a comment appears at once. */
export interface ReviewSettings {
  readonly reviewFirst: number;
  readonly gatekeeper: Gatekeeper;
}

/** Reads the settings before a transaction begins, since they are in memory then. */
export const readReviewSettings = async (ctx: Ctx): Promise<ReviewSettings> => ({
  reviewFirst: await readSetting(ctx, reviewFirst),
  gatekeeper: await loadGatekeeper(ctx),
});
