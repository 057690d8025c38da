// These are the fixed words and numbers of a portal's looks.

/** The colours that a portal chooses, each in light and in dark; all others follow from them. */
export const COLOR_NAMES = ['paper', 'ink', 'accent', 'second'] as const;
export type ColorName = (typeof COLOR_NAMES)[number];

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** What headlines are set in. */
export const HEADLINE_FACES = ['serif', 'sans'] as const;
export type HeadlineFace = (typeof HEADLINE_FACES)[number];

/** Contrast of text, and of lines that mark a field, by WCAG 2.2 at level AA. */
export const TEXT_CONTRAST = 4.5;
export const LINE_CONTRAST = 3;
