// Returns the beginning of a comment in one line, for lists that don't show all of it.
import { bbcodeToPlainText } from '#bundles/rich-text/public.ts';
import { EXCERPT_LENGTH } from './constants.ts';

/** Ends with a whole word, where there is one. */
export const excerptOf = (text: string, length = EXCERPT_LENGTH): string => {
  const line = bbcodeToPlainText(text).replace(/\s+/g, ' ');
  if (line.length <= length) return line;
  const words = line.slice(0, length + 1).replace(/\s?\S*$/, '');
  // Half a sign would be drawn as an error.
  return `${words || line.slice(0, length).replace(/[\ud800-\udbff]$/, '')}\u00a0…`;
};
