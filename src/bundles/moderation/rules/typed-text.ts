// Pure rules bring what somebody typed into a form of moderation into its one form: line breaks as they are everywhere, and
// nothing in it that nobody sees, such as signs that turn the direction of what stands beside it.
import { visibleLines } from '#kernel/visible-words.ts';

export const typedText = (typed: string): string => visibleLines(typed.normalize('NFC'));
