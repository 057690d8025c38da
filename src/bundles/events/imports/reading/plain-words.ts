// Cleans words of foreign calendars and pages of markup and of signs that nobody sees.
import { importHtml, isWebAddress, toPlainText } from '#bundles/rich-text/public.ts';
import type { Report } from './report.ts';
import * as texts from './texts.ts';

interface Where {
  readonly line: number;
  readonly report: Report;
}

/** Tags go, and signs written as names become what they mean. */
export const wordsOf = (text: string): string => {
  const bounded = text.slice(0, MAX_RAW_LENGTH).toWellFormed();
  const plain = MARKUP.test(bounded)
    ? toPlainText(importHtml(LINES.test(bounded) ? bounded : bounded.replaceAll('\n', '<br>')).document)
    : bounded;
  return plain
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};

const MAX_RAW_LENGTH = 100_000;
/** What HTML reads otherwise than it stands there. */
const MARKUP = /<[/a-z]|&[#a-z]/i;
/** Matches tags that make lines; where there are some, line ends in the text mean nothing. */
const LINES = /<(?:br|p|div|li|html)\b/i;
/** Signs that steer, without ends of lines, and those that turn the direction of writing. */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- These are the ones that are meant.
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

export const shortened = (
  text: string,
  max: number,
  { line, field, report }: Where & { readonly field: string },
): string => {
  if (text.length <= max) return text;
  report.add(line, texts.textTooLong(field, max));
  return `${text
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trimEnd()}…`;
};

/** Returns an address of the web as it is kept; '' for none and for what isn't one. */
export const readLink = (typed: string, { line, report }: Where): string => {
  if (typed === '') return '';
  const link = /^www\./i.test(typed) ? `https://${typed}` : typed;
  if (link.length <= MAX_LINK_LENGTH && isWebAddress(link) && link.isWellFormed()) return link;
  report.add(line, texts.linkUnreadable);
  return '';
};

const MAX_LINK_LENGTH = 2000;
