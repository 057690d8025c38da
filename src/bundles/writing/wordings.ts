// Says what somebody reads who hasn't written anything yet, in the words that the portal wants.
import { defineSentence } from '#bundles/wording/public.ts';
import * as texts from './ui/pages/texts.ts';

export const nothingYet = defineSentence({
  key: 'writing.nothing-yet',
  name: texts.nothingYetWording.name,
  note: texts.nothingYetWording.note,
  placeholders: {},
  parts: {
    title: { label: texts.nothingYetWording.title, standard: texts.ownEmpty.working, isLine: true },
    text: { label: texts.nothingYetWording.text, standard: texts.ownEmptyText.working, isLine: true },
  },
});
