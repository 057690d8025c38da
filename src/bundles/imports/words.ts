// Makes lines of words out of what may be HTML, as long as they may be here.
import { importHtml, plainTextToHtml, toPlainText, treeToBBCode } from '#bundles/rich-text/public.ts';
import * as texts from './texts.ts';

export interface Fitted {
  readonly words: string;
  readonly report: readonly string[];
}

/** Returns one line; signs that are written as entities are themselves again. */
export const plainWords = (html: string): string =>
  toPlainText(importHtml(html).document).replaceAll(/\s+/g, ' ').trim();

export const fittedTitle = (html: string): Fitted => {
  const words = plainWords(html);
  if (words === '') return { words: texts.noTitle, report: [texts.titleMissing] };
  const cut = cutTo(words, MAX_TITLE);
  return { words: cut, report: cut === words ? [] : [texts.titleCut] };
};

export const fittedLead = (html: string): Fitted => {
  const words = plainWords(html);
  const cut = cutTo(words, MAX_LEAD);
  return { words: cut, report: cut === words ? [] : [texts.leadCut] };
};

/** What articles hold. */
const MAX_TITLE = 200;
const MAX_LEAD = 1000;

const cutTo = (words: string, length: number): string =>
  words.length <= length
    ? words
    : `${words
        .slice(0, length - 1)
        .toWellFormed()
        .replace(/\s+\S*$/, '')}…`;

/**
 * Returns the words of a comment as somebody would have typed them here: its paragraphs and lines stay, and „[b]“ that was no tag there
 * is none here.
 */
export const typedWords = (html: string): string => {
  const words = toPlainText(importHtml(html.replaceAll(/\r\n?|\n/g, '<br>')).document)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return treeToBBCode(importHtml(plainTextToHtml(words)).document, { tags: 'small' });
};
