// Describes what the formats are read as: people, what pieces are filed under, pieces and comments, each by the key that it had
// there.
import type {
  ArchiveBytes,
  CategoryRow,
  PictureFile,
  PieceFile,
  PlaceRow,
  RedirectRow,
  StoredPlace,
  StreamFile,
} from '#bundles/archives/public.ts';
import type { Meaning } from './columns.ts';

/** Who wrote there. */
export interface PersonEntry {
  readonly kind: 'person';
  readonly key: string;
  readonly name: string;
  /** Empty where the file doesn't say it. */
  readonly email: string;
  readonly about: string;
  /** The moment since which they were there; undefined where the file doesn't say it. */
  readonly createdAt?: string;
  /** Keys of pictures on their page. */
  readonly portrait?: string;
  readonly cover?: string;
}

/** What pieces are filed under there; which of it is a category, a place or a tag here is for people to say. */
export interface TermEntry {
  readonly kind: 'term';
  readonly key: string;
  readonly name: string;
  /** A tag stays one unless somebody says otherwise. */
  readonly isTag: boolean;
  /** What portals of our own know of it, so that it can be made here. */
  readonly place?: PlaceRow;
  readonly category?: CategoryRow;
}

/** A picture of the library, so that it can be named by its number there. */
export interface PictureEntry {
  readonly kind: 'picture';
  readonly key: string;
  readonly address: string;
  readonly alt: string;
  readonly caption: string;
  readonly credit: string;
  /** What our own archives say: all that is known of the picture, and where its original lies in the file. */
  readonly own?: { readonly picture: PictureFile; readonly original: StoredPlace };
}

/** A film or sound of the portal's own, which only our own archives hold. */
export interface StreamEntry {
  readonly kind: 'stream';
  readonly key: string;
  readonly name: string;
  readonly stream: StreamFile;
  readonly original: StoredPlace;
  readonly captions: readonly { readonly language: string; readonly words: StoredPlace }[];
}

/** A rule for many addresses, which only our own archives hold; its key is its source. */
export interface RedirectEntry extends Pick<RedirectRow, 'target' | 'piece'> {
  readonly kind: 'redirect';
  readonly key: string;
  readonly name: string;
}

/** What stands for a piece: an address, or the key of a picture. */
export interface OpeningPicture {
  readonly address: string;
  readonly key: string;
  readonly alt: string;
  readonly caption: string;
}

export interface PieceEntry {
  readonly kind: 'piece';
  readonly key: string;
  readonly title: string;
  readonly lead: string;
  readonly html: string;
  /** What stands behind the free part of a piece that has to be paid for, where it says which that is. */
  readonly behindCut?: string;
  /** When it came out, in UTC as ISO 8601; empty where the file doesn't say it. */
  readonly publishedAt: string;
  readonly updatedAt: string;
  /** Keys of people, the first of whom it is. */
  readonly authors: readonly string[];
  readonly terms: readonly string[];
  readonly picture: OpeningPicture | null;
  /** Where it could be found, as paths with what stands behind the question mark. */
  readonly addresses: readonly string[];
  readonly isPremium: boolean;
  /** Why it doesn't come along, in German; empty for one that does. */
  readonly leftOut: string;
  /** The piece of our own archives as its kind wrote it. */
  readonly own?: PieceFile;
  /** What a piece was then that is here without links to pieces that were yet to come, and the keys of these. */
  readonly unlinked?: { readonly print: string; readonly missing: readonly string[] };
  /** What somebody may let come all the same: a draft, or a page about the portal. */
  readonly form?: PieceForm;
}

export type PieceForm = 'draft' | 'page';

export interface CommentEntry {
  readonly kind: 'comment';
  readonly key: string;
  readonly piece: string;
  /** Key of the comment that it answers, or empty. */
  readonly parent: string;
  /** Key of a person, or empty for somebody who only gave a name. */
  readonly author: string;
  readonly name: string;
  readonly text: string;
  readonly at: string;
  /** What our own archives say of a comment, whose text is as it was typed: when it was changed or ''. */
  readonly typed?: { readonly editedAt: string };
}

export type Entry =
  | PersonEntry
  | TermEntry
  | PictureEntry
  | StreamEntry
  | PieceEntry
  | CommentEntry
  | RedirectEntry;
export type EntryKind = Entry['kind'];

/** What a file says of itself. */
export interface SiteEntry {
  readonly kind: 'site';
  /** Address of the portal it comes from. */
  readonly address: string;
  /** The fingerprint of the key by which it has signed that. */
  readonly signer?: string;
}

export type Chunks = AsyncIterable<Uint8Array>;

/** A format that can be read. Throws an `UnreadableFile` where the file isn't what it seems to be. */
export interface ImportFormat {
  readonly name: string;
  /** What the format is called on pages. */
  readonly label: string;
  /** Says whether a file fits, by the first 4,096 bytes, as text. */
  readonly fits: (head: string, filename: string) => boolean;
  readonly read: (chunks: Chunks, how?: Reading) => AsyncGenerator<Entry | SiteEntry>;
  /** How a format is read that is read here and there instead; its file stays until everything has come. */
  readonly readStored?: ReadStored;
  /** Returns the columns of a format in which they are for people to say: what they are called, and what stands in them. */
  readonly inspect?: (chunks: Chunks) => Promise<TableShape>;
}

export type ReadStored = (bytes: ArchiveBytes) => AsyncGenerator<Entry | SiteEntry>;

/** What was said of a file. */
export interface Reading {
  /** The portal that it comes from; empty for one that says it itself. */
  readonly site?: string;
  /** What each column is; without it their names say so. */
  readonly columns?: readonly Meaning[] | null;
}

export interface TableShape {
  readonly names: readonly string[];
  /** The first things of each column that aren't alike. */
  readonly samples: readonly (readonly string[])[];
  readonly rows: number;
}

/** Says in German why a file can't be read. */
export class UnreadableFile extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableFile';
  }
}
