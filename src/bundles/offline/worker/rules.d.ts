// Declares what tests know of the worker's rules.
export declare const PIECES_KEPT: number;
export declare const PICTURES_KEPT: number;
export declare const PIECE_BYTES_KEPT: number;
export declare const BYTES_KEPT: number;
export declare const SHELL_KEPT: number;
interface Answer {
  readonly status: number;
  readonly headers: Headers;
}
export declare const readerOf: (answer: Answer) => string | undefined;
export declare const titleOf: (answer: Answer) => string | undefined;
export declare const toolOf: (answer: Answer) => string | undefined;
export declare const isShell: (path: string) => boolean;
export declare const isSamePage: (path: string, other: string) => boolean;
export declare const pictureOf: (path: string) => string | undefined;
export declare const filesIn: (html: string) => { shell: string[]; pictures: string[] };
interface StoredPictures {
  readonly path: string;
  readonly pictures: readonly string[];
}
export declare const picturesWithin: (
  pieces: readonly StoredPictures[],
  saved: readonly string[],
  bytesOf: (picture: string) => number,
  limit?: number,
) => Set<string>;
export declare const surplusOf: (
  paths: readonly string[],
  saved: readonly string[],
  limit?: number,
) => string[];
export declare const momentText: (at: Date, now: Date) => string;
export declare const momentOf: (answer: Pick<Answer, 'headers'>, now: Date) => Date;
export declare const withBar: (html: string, at: Date, now: Date) => string;
export declare const withToolBar: (html: string) => string;
interface StoredEntry {
  readonly path: string;
  readonly title: string;
  readonly at: Date;
  readonly isSaved: boolean;
}
export declare const offlinePage: (
  html: string,
  entries: readonly StoredEntry[],
  now: Date,
  tools?: readonly Pick<StoredEntry, 'path' | 'title'>[],
) => string;
