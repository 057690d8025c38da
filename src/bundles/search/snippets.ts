// Chooses what is shown of a result: the part of its text that says most of what was looked for, with these words marked.
import { memoize } from '#design/memoize.ts';
import { termsOf } from './analysis/terms.ts';
import type { Term } from './analysis/terms.ts';
import { SNIPPET_LENGTH } from './constants.ts';
import type { WantedWord } from './question/wanted.ts';

/** A piece of text; what was looked for is marked. */
export interface MarkedText {
  readonly text: string;
  readonly isMarked?: true;
}

/** Says which words of a text were looked for. */
export interface Marker {
  readonly isMeant: (term: Term) => boolean;
  /** How many words were looked for. */
  readonly words: number;
}

export const markerFor = (wanted: readonly WantedWord[], phrases: readonly string[]): Marker => {
  const lexemes = new Set([
    ...wanted.flatMap(({ spellings }) => spellings.flat()),
    ...phrases.flatMap((phrase) => termsOf(phrase).map(({ lexeme }) => lexeme)),
  ]);
  const parts = [...lexemes].filter(({ length }) => length >= MIN_WITHIN);
  const hasPart = memoize(MAX_KEPT, (word: string) => parts.some((part) => isPartOf(part, word)));
  return {
    isMeant: ({ lexeme, word }) => lexemes.has(lexeme) || (word !== null && hasPart(word)),
    words: wanted.length + phrases.length,
  };
};

/** The shortest part that is looked for within a word; shorter ones stand in too many others. */
const MIN_WITHIN = 4;
/** Words of the texts of one page. */
const MAX_KEPT = 5_000;

/** A part of a word that is made of several stands at its beginning or just before its end. */
const isPartOf = (part: string, word: string): boolean =>
  word.startsWith(part) || word.lastIndexOf(part) >= Math.max(3, word.length - part.length - 4);

/** Marks words in the whole of a text. */
export const mark = (marker: Marker, text: string): MarkedText[] => {
  const parts: MarkedText[] = [];
  let at = 0;
  for (const { start, end } of meantIn(marker, text)) {
    if (start < at) continue;
    if (start > at) parts.push({ text: text.slice(at, start) });
    parts.push({ text: text.slice(start, end), isMarked: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
};

const meantIn = (marker: Marker, text: string): Term[] =>
  termsOf(text).filter((term) => marker.isMeant(term));

/** Of a long text its beginning is looked through, more of it where not all stands together there, and everything only where nothing does. */
const LOOKED_THROUGH = [1_000, 4_000] as const;

/** Returns the lead where that says as much as anything; else what lies around the most of what was looked for. */
export const snippetOf = (marker: Marker, lead: string, text: string): MarkedText[] => {
  const inLead = new Set(meantIn(marker, lead).map(({ lexeme }) => lexeme)).size;
  const ofLead = () => mark(marker, shortened(lead, 0, 2 * SNIPPET_LENGTH));
  if (inLead > 0 && inLead >= marker.words) return ofLead();
  const best = bestPlace(marker, text);
  if (lead !== '' && inLead >= best.said) return ofLead();
  return mark(marker, shortened(text, best.start, SNIPPET_LENGTH));
};

const bestPlace = (marker: Marker, text: string): Place => {
  let best: Place = { start: 0, said: 0 };
  for (const length of LOOKED_THROUGH) {
    best = bestWindow(meantIn(marker, text.slice(0, length)));
    if (best.said >= marker.words || length >= text.length) return best;
  }
  return best.said > 0 ? best : bestWindow(meantIn(marker, text));
};

interface Place {
  readonly start: number;
  /** How many different words stand there. */
  readonly said: number;
}

/** Finds where most different words stand together, the first of those places with as many. */
const bestWindow = (meant: readonly Term[]): Place => {
  let best = { start: 0, said: 0 };
  let last = 0;
  meant.forEach((term, first) => {
    while (last < meant.length && meant[last]!.end <= term.start + SNIPPET_LENGTH - MARGIN) last++;
    const said = new Set(meant.slice(first, last).map(({ lexeme }) => lexeme)).size;
    if (said > best.said) best = { start: Math.max(0, term.start - MARGIN), said };
  });
  return best;
};
const MARGIN = 60;

/** A text has less space than letters. */
const SPACIOUS = 4;

/** Begins and ends between words. */
const shortened = (text: string, from: number, length: number): string => {
  const begin = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const near = text.slice(begin, begin + SPACIOUS * length);
  const rest = near.replaceAll(/\s+/g, ' ');
  if (rest.length <= length && begin + near.length === text.length) return (begin > 0 ? '… ' : '') + rest;
  const cut = rest.slice(0, length);
  const end = cut.lastIndexOf(' ');
  return `${begin > 0 ? '… ' : ''}${cut.slice(0, end > 0 ? end : length)} …`;
};
