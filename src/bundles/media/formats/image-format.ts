// This is what is known of a kind of image file: how to tell it, look at it without decoding, and take
// foreign words out of it.
import type { ByteReader } from '#kernel/byte-reader.ts';
import type { FileCredit } from './file-words.ts';

export interface ImageFormat {
  /** The name that sharp uses. */
  readonly name: 'jpeg' | 'png' | 'gif' | 'tiff' | 'bmp' | 'webp' | 'avif' | 'heic';
  /** The ending of the original's key. */
  readonly extension: string;
  /** The name that a person knows. */
  readonly label: string;
  /** Tells it by the first bytes of a file. */
  readonly matches: (head: Buffer) => boolean;
  /** Reads what the header says and whether the file ends as it should. Throws BrokenImage. */
  readonly inspect: (bytes: ByteReader) => Promise<Inspection>;
  /** Reads what the file says about itself, from few and bounded places; what counts more comes first. Throws BrokenImage. */
  readonly readCredits?: (bytes: ByteReader) => Promise<readonly FileCredit[]>;
  /**
   * Returns the file without what tells of place, time and device, pixels untouched; ICC profile and IPTC stay. Throws
   * BrokenImage. Missing where a file of this kind holds nothing of that, or has to be written anew.
   */
  readonly withoutTraces?: (file: Buffer) => Buffer;
}

export interface Inspection {
  /** The width of the picture as shown. */
  readonly width: number;
  readonly height: number;
  /** The number of pixels of four bytes that it unfolds to, where that is more than can be seen. */
  readonly unfolded?: number;
  /** How the file ends; `more` means that something else follows behind the image. */
  readonly end: 'whole' | 'cut' | 'more';
}

/** The file isn't what its first bytes promise. */
export class BrokenImage extends Error {
  constructor(reason: string) {
    super(`broken image: ${reason}`);
    this.name = 'BrokenImage';
  }
}

/** No picture that moves has so many parts. Each is an object in memory, and an upload may be of parts of three bytes. */
export const MAX_PARTS = 100_000;

/** Throws BrokenImage for a file of more parts than any picture has. */
export const demandFewParts = (count: number): void => {
  if (count > MAX_PARTS) throw new BrokenImage('too many parts');
};

/** Reads `length` bytes, or throws BrokenImage at the end of the file. */
export const readExactly = async (bytes: ByteReader, start: number, length: number): Promise<Buffer> => {
  const found = await bytes.read(start, length);
  if (found.length < length) throw new BrokenImage('it ends within its header');
  return found;
};

/** Says whether nothing but zeros and white space is left: some programs fill up. */
export const isPadding = (rest: Buffer): boolean => rest.every((byte) => [0, 9, 10, 13, 32].includes(byte));
