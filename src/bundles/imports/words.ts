// Makes lines of words out of what may be HTML, as long as they may be here.
import { importHtml, toPlainText } from '#bundles/rich-text/public.ts';
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

/** Returns the words of a comment: its paragraphs and lines stay. */
export const plainText = (html: string): string =>
  toPlainText(importHtml(html.replaceAll(/\r\n?|\n/g, '<br>')).document)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
