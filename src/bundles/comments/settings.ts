// What administrators may change about comments.
import type { Ctx } from '#kernel/ctx.ts';
import { booleanSetting, numberSetting, readSetting, textSetting } from '#bundles/settings/public.ts';
import { MAX_EDIT_MINUTES, MAX_FIRST_REVIEWED, MAX_REVIEW_WORDS_LENGTH } from './constants.ts';

/** Whether comments are written at all; the moderators of a place write nevertheless, as in a locked thread. */
export const commentsOpen = booleanSetting('comments.areOpen', true);
/** The full list loads by itself when the teaser comes within 250 px. contract.md 4, 13 */
export const autoLoad = booleanSetting('comments.autoLoad', false);
/** So long people change their own comments; 0 for ever. contract.md 16.2 */
export const editMinutes = numberSetting('comments.edit-minutes', 0, { min: 0, max: MAX_EDIT_MINUTES });
/** So many comments of a member must have appeared before theirs appear at once; 0 for all at once. */
export const reviewFirst = numberSetting('comments.hold-first', 0, { min: 0, max: MAX_FIRST_REVIEWED });
/** Comments with these words wait for review; parted by commas or line ends, in whatever case. */
export const reviewWords = textSetting('comments.held-words', '', MAX_REVIEW_WORDS_LENGTH);

/** Comments with a phone number wait for review. */
export const holdPhoneNumbers = booleanSetting('comments.hold-phone-numbers', false);

/** What decides whether a comment appears at once. */
export interface ReviewSettings {
  readonly reviewFirst: number;
  readonly reviewWords: readonly string[];
  readonly holdsPhoneNumbers: boolean;
}

/** Asked for before a transaction begins, since they are in memory then. */
export const readReviewSettings = async (ctx: Ctx): Promise<ReviewSettings> => ({
  reviewFirst: await readSetting(ctx, reviewFirst),
  reviewWords: wordsOf(await readSetting(ctx, reviewWords)),
  holdsPhoneNumbers: await readSetting(ctx, holdPhoneNumbers),
});

/** Parted by commas or line ends. */
export const wordsOf = (typed: string): string[] =>
  typed
    .split(/[,\n]/)
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');
