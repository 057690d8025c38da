// These are addresses of the three faces that every page needs at once, for <link rel="preload" as="font" crossorigin> in the
// head.
import inter from './fonts/inter-latin.woff2?url';
import display from './fonts/newsreader-display.woff2?url';
import text from './fonts/newsreader-text.woff2?url';

export const fontPreloads: readonly string[] = [display, text, inter];
