// This is what a file says about itself: who made it and what it shows. Suggestions only, for those who
// upload it. contract.md 15.2
import { MAX_CAPTION_LENGTH, MAX_COPYRIGHT_LENGTH, MAX_SOURCE_LENGTH } from '../editing/constants.ts';
import { BrokenImage } from './image-format.ts';
import type { ImageFormat } from './image-format.ts';
import type { ByteReader } from '#kernel/byte-reader.ts';

/** The words of a file under the names that its writers use; whatever it doesn't say is missing. */
export interface FileCredit {
  readonly caption?: string | undefined;
  readonly creator?: string | undefined;
  readonly rights?: string | undefined;
  readonly credit?: string | undefined;
  readonly source?: string | undefined;
}

/** The words of a file under our names; empty where it says nothing. */
export interface FileWords {
  readonly caption: string;
  /** Who made it, without „Foto:“. */
  readonly copyright: string;
  readonly source: string;
}

/** No block of words is longer that anybody wrote by hand. */
export const MAX_WORDS_BYTES = 256 * 1024;
/** Nor are all blocks of a file together: whoever repeats them keeps the server busy. */
export const MAX_ALL_WORDS_BYTES = 4 * MAX_WORDS_BYTES;
/** So many characters of a text are looked at: several times what is kept, since signs that nobody sees are left out. */
const MAX_SAID = 8 * MAX_CAPTION_LENGTH;

/** Returns what the uploaded file says; nothing when it can't be read. */
export const readWords = async (bytes: ByteReader, format: ImageFormat): Promise<FileWords> => {
  try {
    return toWords((await format.readCredits?.(bytes)) ?? []);
  } catch (error) {
    if (error instanceof BrokenImage) return toWords([]);
    throw error;
  }
};

/** Takes for each field the first that says something. */
const toWords = (found: readonly FileCredit[]): FileWords => {
  const first = (...names: readonly (keyof FileCredit)[]) =>
    names
      .flatMap((name) => found.map((credit) => normalize(credit[name] ?? '')))
      .find((text) => text !== '') ?? '';
  const copyright = withoutSigns(first('creator', 'rights', 'credit'));
  const source = first('source', 'credit');
  return {
    caption: cut(first('caption'), MAX_CAPTION_LENGTH),
    copyright: cut(copyright, MAX_COPYRIGHT_LENGTH),
    source: source === copyright ? '' : cut(source, MAX_SOURCE_LENGTH),
  };
};

/** Cleans a text of control characters and of what can turn the direction of the words around. */
const normalize = (text: string): string =>
  text
    .slice(0, MAX_SAID)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cn}\ufffd]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Takes away „© Foto: “ and the like, which the portal says by itself. */
const withoutSigns = (text: string): string =>
  text.replace(/^((©|\(c\)|copyright|(foto|photo|bild)s?\s*:)\s*)+/i, '');

/** Cuts a text to a length, never in the middle of a character. */
const cut = (text: string, length: number): string => {
  if (text.length <= length) return text;
  return text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
};
