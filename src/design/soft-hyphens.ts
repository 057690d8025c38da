// Where long words of headlines may break. Chromium on Linux doesn't hyphenate German, so the server says it.

type Hyphenate = (text: string) => string;

/** Shorter words fit on any screen. */
const LONG_WORD = /[\p{L}\u00ad]{14,}/gu;
/** Letters that stay together at both ends of a word. */
const MIN_PART = 4;

/** Until the patterns are there, text stays as it is. */
let hyphenate: Hyphenate = (text) => text;

/** Fetches the patterns, which take a moment: called once, after the portal has begun to serve. */
export const loadHyphenation = async (): Promise<void> => {
  const { default: patterns } = await import('hyphen/de-1996');
  hyphenate = (text) => patterns.hyphenateSync(text);
};

/** The text with soft hyphens in its long words. For drawing only: never stored, compared or put into an address. */
export const softHyphens = (text: string): string =>
  text.replace(LONG_WORD, (word) => {
    const parts = hyphenate(word).split('\u00ad');
    return parts.reduce((done, part) => {
      const isFree = letters(done) >= MIN_PART && letters(word) - letters(done) >= MIN_PART;
      return done + (isFree && done ? '\u00ad' : '') + part;
    }, '');
  });

const letters = (text: string) => text.replaceAll('\u00ad', '').length;
