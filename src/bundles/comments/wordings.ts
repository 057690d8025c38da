// Says why nobody can comment here, and what the portal asks of those who do, in the words that the portal wants.
import type { Ctx } from '#kernel/ctx.ts';
import { defineSentence, readSentence } from '#bundles/wording/public.ts';
import type { Wording } from '#bundles/wording/public.ts';
import type { CommentRefusal } from './policy.ts';
import * as texts from './texts.ts';

const sentence = (key: 'locked' | 'closed', words: { readonly name: string; readonly note: string }) =>
  defineSentence({
    key: `comments.${key}`,
    ...words,
    placeholders: {},
    parts: { text: { label: texts.wordsLabel, standard: texts.refusals[key], isLine: true } },
  });

const lockedSentence = sentence('locked', texts.lockedWords);
const closedSentence = sentence('closed', texts.closedWords);

const calmSentence = defineSentence({
  key: 'comments.calm',
  ...texts.calmWordingWords,
  placeholders: {},
  parts: { text: { label: texts.wordsLabel, standard: texts.calmQuote, isLine: true } },
});

export const commentWordings: readonly Wording[] = [lockedSentence, closedSentence, calmSentence];

/** Loads the sentence of the portal's own rules, without its marks. */
export const loadCalmQuote = async (ctx: Ctx): Promise<string> =>
  (await readSentence(ctx, calmSentence, {})).text;

export type RefusalWords = Readonly<Record<CommentRefusal, string>>;

export const loadRefusalWords = async (ctx: Ctx): Promise<RefusalWords> => {
  const [locked, closed] = await Promise.all([
    readSentence(ctx, lockedSentence, {}),
    readSentence(ctx, closedSentence, {}),
  ]);
  return { ...texts.refusals, locked: locked.text, closed: closed.text };
};
