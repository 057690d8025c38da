// Makes the slug of a tag, by which its words are told apart from those of other tags.
import { createHash } from 'node:crypto';
import { toSlug } from '#kernel/slug.ts';
import { visibleLine } from '#kernel/visible-words.ts';

/**
 * Returns the slug of a word for a tag; `fallback` for one without a letter or a digit. Slugs have Latin letters alone: words in
 * other writings get a sign of their own behind what can be written, or all of them would be one tag.
 */
export const tagSlug = (name: string, fallback = ''): string => {
  const line = visibleLine(name);
  if (!FOREIGN_LETTER.test(line)) return toSlug(line, fallback);
  const sign = createHash('sha256')
    .update(line.normalize('NFC').toLowerCase())
    .digest('hex')
    .slice(0, SIGN_LENGTH);
  return `${toSlug(toSlug(line, 'thema').slice(0, WRITTEN_LENGTH))}-${sign}`;
};

const FOREIGN_LETTER = /(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u;
const SIGN_LENGTH = 8;
/** The whole is as long as other slugs at most. */
const WRITTEN_LENGTH = 70;
