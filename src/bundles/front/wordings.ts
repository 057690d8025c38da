// Declares what an empty front page says, in the words that the portal wants.
import { defineSentence } from '#bundles/wording/public.ts';
import * as texts from './texts.ts';

export const emptySentence = defineSentence({
  key: 'front.empty',
  name: texts.emptyWording.name,
  note: texts.emptyWording.note,
  placeholders: {},
  parts: {
    title: { label: texts.emptyWording.title, standard: texts.emptyHeading, isLine: true },
    text: { label: texts.emptyWording.text, standard: texts.emptyText, isLine: true },
  },
});
