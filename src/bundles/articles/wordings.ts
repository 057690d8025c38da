// Declares the sentences that visitors of articles read, in the words that the portal wants.
import { defineSentence } from '#bundles/wording/public.ts';
import type { Wording } from '#bundles/wording/public.ts';
import * as texts from './texts.ts';

/** Where the free part of a premium article ends. */
export const premiumSentence = defineSentence({
  key: 'articles.premium',
  name: texts.premiumWording.name,
  note: texts.premiumWording.note,
  placeholders: {},
  parts: {
    heading: { label: texts.premiumWording.heading, standard: texts.premiumHeading, isLine: true },
    text: { label: texts.premiumWording.text, standard: texts.premiumText },
  },
});

const invitation = (key: string, words: { readonly name: string; readonly note: string }, standard: string) =>
  defineSentence({
    key: `articles.${key}`,
    ...words,
    placeholders: {},
    parts: { text: { label: texts.premiumWording.text, standard, isLine: true } },
  });

/** These stand in the bar at the lower edge. */
export const premiumInvitation = invitation(
  'premium-invitation',
  texts.premiumInvitationWording,
  texts.premiumInvitation,
);
export const plainInvitation = invitation('invitation', texts.invitationWording, texts.invitation);

export const articleWordings: readonly Wording[] = [premiumSentence, premiumInvitation, plainInvitation];
