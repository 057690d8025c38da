// What administrators may change about comments.
import type { Ctx } from '#kernel/ctx.ts';
import { booleanSetting, numberSetting, readSetting, textSetting } from '#bundles/settings/public.ts';
import { MAX_EDIT_MINUTES, MAX_HELD_FIRST, MAX_HELD_WORDS_LENGTH } from './constants.ts';

/** The full list loads by itself when the teaser comes within 250 px. contract.md 4, 13 */
export const autoLoad = booleanSetting('comments.autoLoad', false);
/** So long people change their own comments; 0 for ever. contract.md 16.2 */
export const editMinutes = numberSetting('comments.edit-minutes', 0, { min: 0, max: MAX_EDIT_MINUTES });
/** So many comments of a member must have appeared before theirs appear at once; 0 for all at once. */
export const holdFirst = numberSetting('comments.hold-first', 0, { min: 0, max: MAX_HELD_FIRST });
/** Comments with these words are held; parted by commas or line ends, in whatever case. */
export const heldWords = textSetting('comments.held-words', '', MAX_HELD_WORDS_LENGTH);

/** What decides whether a comment appears at once. */
export interface HoldSettings {
  readonly holdFirst: number;
  readonly heldWords: readonly string[];
}

/** Asked for before a transaction begins, since they are in memory then. */
export const readHoldSettings = async (ctx: Ctx): Promise<HoldSettings> => ({
  holdFirst: await readSetting(ctx, holdFirst),
  heldWords: (await readSetting(ctx, heldWords))
    .split(/[,\n]/)
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== ''),
});
