// Says a calm note before what may be hasty. It is said once and quotes the portal's own rules; whoever wrote decides, nothing
// is kept of it, and nobody else hears.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { boundaryPaths, ownBoundaries } from '#bundles/boundaries/public.ts';
import { isShouted, wordAmong, wordsOf } from '#bundles/gates/public.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { calmNotes, calmPage, calmWords } from './settings.ts';
import type { CalmNoteView } from './views.ts';
import { loadCalmQuote } from './wordings.ts';

/**
 * Loads words that give rise to the note; null where the portal or the viewer wants none. They are asked for before a
 * transaction begins, since all of it is in memory then.
 */
export const loadCalmWords = async (ctx: Ctx): Promise<readonly string[] | null> => {
  const [isOn, { wantsNoNotes }, words] = await Promise.all([
    readSetting(ctx, calmNotes),
    ownBoundaries(ctx),
    readSetting(ctx, calmWords),
  ]);
  return isOn && !wantsNoNotes ? wordsOf(words) : null;
};

/** Returns the note, where a text is mostly in capitals or has a word that the portal named. */
export const calmNoteTo = async (
  ctx: Ctx,
  text: string,
  words: readonly string[] | null,
): Promise<CalmNoteView | null> => {
  if (!words || !(isShouted(text) || wordAmong(text, words) !== undefined)) return null;
  const [page, quote] = await Promise.all([readSetting(ctx, calmPage), loadCalmQuote(ctx)]);
  return { quote, pageHref: page || null, offHref: `${url(boundaryPaths.list)}#hinweis` };
};
