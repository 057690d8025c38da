// This says where long words of headlines may break. Chromium on Linux doesn't hyphenate German, so the
// server says it.

import { memoize } from './memoize.ts';

type Hyphenate = (text: string) => string;

/** Shorter words fit on any screen. */
const LONG_WORD = /[\p{L}\u00ad]{14,}/gu;
/** Letters that stay together at both ends of a word. */
const MIN_PART = 4;
const MOST_TEXTS = 8_000;

/** Leaves text as it is until the patterns are there. */
let hyphenate: Hyphenate = (text) => text;

/** Fetches the patterns, which take a moment: called once, after the portal has begun to serve. */
export const loadHyphenation = async (): Promise<void> => {
  const { default: patterns } = await import('hyphen/de-1996');
  hyphenate = (text) => patterns.hyphenateSync(text);
  broken = memoize(MOST_TEXTS, breakText);
};

/** Returns the text with soft hyphens in its long words. For drawing only: never stored, compared or put into an address. */
export const softHyphens = (text: string): string => broken(text);

const breakWord = (word: string): string =>
  hyphenate(word)
    .split('\u00ad')
    .reduce((done, part) => {
      const isFree = letters(done) >= MIN_PART && letters(word) - letters(done) >= MIN_PART;
      return done + (isFree && done ? '\u00ad' : '') + part;
    }, '');

const breakText = (text: string): string => text.replace(LONG_WORD, breakWord);

/** A memoized `breakText`, since headlines come back on every page of a list. */
let broken = memoize(MOST_TEXTS, breakText);

const letters = (text: string) => text.replaceAll('\u00ad', '').length;
