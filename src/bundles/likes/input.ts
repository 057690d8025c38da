// This is what the calls for likes take at the door. Words that name nothing are refused by hand: in a path
// they would be 404.
import { Type } from 'typebox';
import type { ContentKinds, ContentType } from '#kernel/content-kinds.ts';
import { badRequest } from '#kernel/errors.ts';
import { Id } from '#kernel/parameters.ts';
import { INTENTIONS } from './constants.ts';
import type { LikeIntention } from './constants.ts';
import * as texts from './texts.ts';

export const LikeParams = Type.Object({
  intention: Type.String(),
  contentType: Type.String(),
  contentId: Id,
});
export const LikersParams = Type.Object({ contentType: Type.String(), contentId: Id });
export const LikersQuery = Type.Object({ vor: Type.Optional(Type.String({ maxLength: 40 })) });

/** Throws 400 for another word. */
export const intentionOf = (word: string): LikeIntention => {
  const intention = INTENTIONS.find((known) => known === word);
  if (!intention) throw badRequest(texts.intentionUnknown);
  return intention;
};

/** Throws 400 for what can't be liked. */
export const likableTypeOf = (kinds: ContentKinds, word: string): ContentType => {
  if (!kinds.get(word)?.isLikable) throw badRequest(texts.typeUnknown);
  return word;
};
