// Takes apart what somebody typed: words, whole phrases, what is not wanted, and where, by whom and in which category it is to
// be. Whatever is typed is a question; nothing is an error.
import { MAX_QUESTION_LENGTH } from '../constants.ts';

export interface Question {
  /** What was typed, as it stands in the field again. */
  readonly typed: string;
  /** More was typed than is read. */
  readonly isCut: boolean;
  readonly words: string;
  /** These are to stand there as they are. */
  readonly phrases: readonly string[];
  /** These are to stand nowhere in it. */
  readonly unwanted: readonly string[];
  /** What stands behind `ort:`, `von:` … */
  readonly narrowing: Readonly<Record<Narrowing, readonly string[]>>;
}

export const NARROWINGS = ['ort', 'von', 'rubrik'] as const;
export type Narrowing = (typeof NARROWINGS)[number];

const QUOTED = String.raw`["„“”«»](?<quoted>[^"„“”«»]*)["„“”«»]?`;
const PART = new RegExp(
  `(?<minus>(?<![^\\s])[-−–])?(?:(?<field>${NARROWINGS.join('|')}):)?(?:${QUOTED}|(?<bare>[^\\s"„“”«»]+))`,
  'giu',
);
/** The most parts of each kind; more are left out. */
const MAX_PARTS = 5;

/** Returns what was typed with single spaces; where words may be cut in a text from which they were copied, they aren't. */
export const inOneLine = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(/[\u00ad\u200b]/gu, '')
    .replaceAll(/[\s\p{C}]+/gu, ' ');

export const readQuestion = (typed: string): Question => {
  const whole = inOneLine(typed).trim();
  const text = whole.slice(0, MAX_QUESTION_LENGTH).trim();
  const words: string[] = [];
  const phrases: string[] = [];
  const unwanted: string[] = [];
  const narrowing: Record<Narrowing, string[]> = { ort: [], von: [], rubrik: [] };
  for (const { groups = {} } of text.matchAll(PART)) {
    const { minus, field, quoted, bare } = groups;
    const said = (quoted ?? bare ?? '').trim();
    if (said === '') continue;
    if (minus && !field) unwanted.push(said);
    else if (field) narrowing[field.toLowerCase() as Narrowing].push(said);
    else if (quoted !== undefined) phrases.push(said);
    else words.push(said);
  }
  const parts = [phrases, unwanted, ...Object.values(narrowing)];
  return {
    typed: text,
    isCut: whole.length > MAX_QUESTION_LENGTH || parts.some(({ length }) => length > MAX_PARTS),
    words: words.join(' '),
    phrases: phrases.slice(0, MAX_PARTS),
    unwanted: unwanted.slice(0, MAX_PARTS),
    narrowing: {
      ort: narrowing.ort.slice(0, MAX_PARTS),
      von: narrowing.von.slice(0, MAX_PARTS),
      rubrik: narrowing.rubrik.slice(0, MAX_PARTS),
    },
  };
};
