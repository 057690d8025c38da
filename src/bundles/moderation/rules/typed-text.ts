// Pure rules bring what somebody typed into a form of moderation into its one form: line breaks as they are everywhere, and
// nothing in it that nobody sees, such as signs that turn the direction of what stands beside it.
import { visibleWords } from '#kernel/visible-words.ts';

export const typedText = (typed: string): string =>
  visibleWords(typed.normalize('NFC')).replace(/\r\n?/g, '\n').trim();
