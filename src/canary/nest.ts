// Makes words and pictures that are like no others, with who may come across them. It is for tests only.
import { randomInt } from 'node:crypto';

/** Who reads: nobody known, a member, one with a pass, an author of other pieces, the author of these, an editor. */
export const READERS = ['visitor', 'member', 'holder', 'author', 'owner', 'editor'] as const;
export type Reader = (typeof READERS)[number];

/** Something that is kept back from all but a few. */
export interface Canary {
  /** Where it was put: what is said when it is found. */
  readonly where: string;
  /** Each of them finds it, or looking for it would prove nothing. */
  readonly readers: readonly Reader[];
  /** They may come across it too. */
  readonly others: readonly Reader[];
}

/** What is put out so that somebody could come across it. */
export interface Nest {
  /** The canaries are kept by the word, or by the address of the files: `image 12`, `stream 3`. */
  readonly canaries: ReadonlyMap<string, Canary>;
  /** Returns a word that stands nowhere else. */
  readonly word: (where: string, readers: readonly Reader[], others?: readonly Reader[]) => string;
  /** Notes the addresses of the files of an image or a stream. */
  readonly files: (of: FilesOf, canary: Canary) => void;
}

export interface FilesOf {
  readonly media: 'image' | 'stream';
  readonly id: number;
}

/** All words begin so, which is in no German word. */
const BEGINNING = 'qxzj';
const LENGTH = 9;

/** Whatever could be one of the words or addresses. */
export const SUSPICIOUS = new RegExp(`${BEGINNING}[a-z]{${LENGTH}}|/media/(image|stream)/(\\d+)/`, 'g');

export const createNest = (): Nest => {
  const canaries = new Map<string, Canary>();
  return {
    canaries,
    word: (where, readers, others = []) => {
      const word = BEGINNING + Array.from({ length: LENGTH }, anyLetter).join('');
      canaries.set(word, { where, readers, others });
      return word;
    },
    files: ({ media, id }, canary) => void canaries.set(`${media} ${id}`, canary),
  };
};

/** Says whether this reader may come across it. */
export const isEntitled = ({ readers, others }: Canary, reader: Reader): boolean =>
  readers.includes(reader) || others.includes(reader);

const anyLetter = () => String.fromCharCode(97 + randomInt(26));
