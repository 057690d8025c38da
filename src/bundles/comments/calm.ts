// Topic: a calm note before what may be hasty. It is said once and quotes the portal's own rules; whoever wrote decides, nothing is
// kept of it, and nobody else hears.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { boundaryPaths, ownBoundaries } from '#bundles/boundaries/public.ts';
import { isShouted, wordAmong, wordsOf } from '#bundles/gates/public.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { calmNotes, calmPage, calmWords } from './settings.ts';
import type { CalmNoteView } from './views.ts';
import { loadCalmQuote } from './wordings.ts';

export interface CalmRules {
  readonly words: readonly string[];
  readonly note: CalmNoteView;
}

/** Null where the portal or the viewer wants none. Asked before a transaction begins, since all of it is in memory then. */
export const loadCalmRules = async (ctx: Ctx): Promise<CalmRules | null> => {
  const [isOn, { wantsNoNotes }, words, page, quote] = await Promise.all([
    readSetting(ctx, calmNotes),
    ownBoundaries(ctx),
    readSetting(ctx, calmWords),
    readSetting(ctx, calmPage),
    loadCalmQuote(ctx),
  ]);
  if (!isOn || wantsNoNotes) return null;
  const offHref = `${url(boundaryPaths.list)}#hinweis`;
  return { words: wordsOf(words), note: { quote, pageHref: page || null, offHref } };
};

/** The note, where a text is mostly in capitals or has a word that the portal named. */
export const calmNoteTo = (text: string, rules: CalmRules | null): CalmNoteView | null =>
  rules && (isShouted(text) || wordAmong(text, rules.words) !== undefined) ? rules.note : null;
