// Checks for „Druckreif“ what a piece needs before it can come out, and what an editor would look at besides, which is advice.
import { characterCount, toPlainText } from '#bundles/rich-text/ui/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';
import { readabilityOf, readingEase } from './readability.ts';
import type { Readability } from './readability.ts';

/** What is said under a picture. */
export interface PictureWords {
  readonly caption: string;
  readonly copyright: string;
  readonly alt: string;
}

/** What is looked at; what a kind doesn't have is left out. */
export interface CheckedDraft {
  readonly title: string;
  readonly lead?: string;
  readonly text?: RichTextDocument;
  /** It is null without one. */
  readonly hero?: number | null;
  /** The words of all pictures in it, as far as they are known. */
  readonly pictures: readonly PictureWords[];
  readonly hasPlace: boolean;
  readonly hasCategory: boolean;
  readonly tagCount: number;
  /** Characters before the premium mark, or `unmarked`; left out for a piece that is free. */
  readonly freeLength?: number | 'unmarked';
  /** The number of characters that the free part should have. */
  readonly freeWanted?: number;
  /** Embeds and links that can't be shown. */
  readonly problemCount: number;
}

export type CheckKey =
  | 'title'
  | 'lead'
  | 'hero'
  | 'pictures'
  | 'length'
  | 'readability'
  | 'place'
  | 'category'
  | 'tags'
  | 'free'
  | 'problems';

export interface Check {
  readonly key: CheckKey;
  readonly isGood: boolean;
  /** What was counted, for the sentence about it. */
  readonly count: number;
  readonly readability?: Readability;
}

/** A field without which nothing comes out; the server asks for the same. */
export interface Need {
  /** The name of the field in the page, in `data-field`. */
  readonly field: string;
  readonly name: string;
  readonly isThere: boolean;
}

/** Returns what is advice: whether something that is needed is there at all is said by the needs. */
export const adviceIn = (checks: readonly Check[]): readonly Check[] =>
  checks.filter(({ key, count }) => !OF_NEEDS.has(key) && !(key === 'title' && count === 0));

const OF_NEEDS: ReadonlySet<CheckKey> = new Set(['place', 'category', 'length']);

export const checkDraft = (draft: CheckedDraft): readonly Check[] => [
  checkTitle(draft.title),
  ...(draft.lead === undefined ? [] : [checkLead(draft.lead)]),
  ...(draft.hero === undefined ? [] : [{ key: 'hero' as const, isGood: draft.hero !== null, count: 0 }]),
  ...(draft.pictures.length === 0 ? [] : [checkPictures(draft.pictures)]),
  ...(draft.text ? checkText(draft.text) : []),
  { key: 'place', isGood: draft.hasPlace, count: 0 },
  { key: 'category', isGood: draft.hasCategory, count: 0 },
  { key: 'tags', isGood: draft.tagCount > 0, count: draft.tagCount },
  ...(draft.freeLength === undefined ? [] : [checkFree(draft.freeLength, draft.freeWanted ?? 0)]),
  ...(draft.problemCount === 0
    ? []
    : [{ key: 'problems' as const, isGood: false, count: draft.problemCount }]),
];

/** A headline is read in one look, on a phone in three lines. */
export const TITLE_LENGTH = { least: 15, most: 80 };
export const LEAD_LENGTH = { least: 60, most: 350 };

const checkTitle = (title: string): Check => {
  const count = title.trim().length;
  return { key: 'title', isGood: isWithin(count, TITLE_LENGTH), count };
};

const checkLead = (lead: string): Check => {
  const count = lead.trim().length;
  return { key: 'lead', isGood: isWithin(count, LEAD_LENGTH), count };
};

const isWithin = (count: number, { least, most }: { readonly least: number; readonly most: number }) =>
  count >= least && count <= most;

/** Counts the pictures that lack words. */
const checkPictures = (pictures: readonly PictureWords[]): Check => {
  const count = pictures.filter(
    ({ caption, copyright, alt }) => copyright.trim() === '' || (caption.trim() === '' && alt.trim() === ''),
  ).length;
  return { key: 'pictures', isGood: count === 0, count };
};

const checkText = (text: RichTextDocument): Check[] => {
  const count = characterCount(text);
  const readability = readabilityOf(toPlainText(text));
  return [
    { key: 'length', isGood: count > 0, count },
    ...(readability
      ? [
          {
            key: 'readability' as const,
            isGood: ['easy', 'usual'].includes(readingEase(readability)),
            count: readability.index,
            readability,
          },
        ]
      : []),
  ];
};

const checkFree = (length: number | 'unmarked', wanted: number): Check =>
  length === 'unmarked'
    ? { key: 'free', isGood: false, count: -1 }
    : { key: 'free', isGood: Math.abs(length - wanted) <= wanted / 2, count: length };
