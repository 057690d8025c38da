// Says what the terms must be like and how their text is read. It is pure.
import { visibleLine, visibleWords } from '#kernel/visible-words.ts';
import { CHANGES_MAX_LENGTH, TEXT_MAX_LENGTH, TITLE_MAX_LENGTH } from './constants.ts';
import * as texts from './texts.ts';

export interface TermsFields {
  readonly title: string;
  readonly text: string;
  readonly changes: string;
}

export const normalizeTerms = <T extends TermsFields>(fields: T): T => ({
  ...fields,
  title: visibleLine(fields.title.normalize('NFC')),
  text: normalizeText(fields.text),
  changes: normalizeText(fields.changes),
});

/** Returns what is wrong with tidied terms, by field; empty when all is well. */
export const checkTerms = ({ title, text, changes }: TermsFields): Record<string, string> => ({
  ...(!title && { title: texts.missing }),
  ...(title.length > TITLE_MAX_LENGTH && { title: texts.tooLong(TITLE_MAX_LENGTH) }),
  ...(!text && { text: texts.missing }),
  ...(text.length > TEXT_MAX_LENGTH && { text: texts.tooLong(TEXT_MAX_LENGTH) }),
  ...(changes.length > CHANGES_MAX_LENGTH && { changes: texts.tooLong(CHANGES_MAX_LENGTH) }),
});

/** A heading or a paragraph, as plain words. */
export interface TermsBlock {
  kind: 'heading' | 'paragraph';
  text: string;
}

/** Paragraphs end at empty lines, headings with their line. */
export const termsBlocks = (text: string): TermsBlock[] =>
  text
    .replace(/^## .*$/gm, '\n$&\n')
    .split(/\n\s*\n/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((block) =>
      block.startsWith('## ')
        ? { kind: 'heading', text: block.slice('## '.length) }
        : { kind: 'paragraph', text: block },
    );

const normalizeText = (text: string) =>
  visibleWords(text.normalize('NFC'))
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
