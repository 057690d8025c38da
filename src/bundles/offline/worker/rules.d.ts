// What tests know of the worker's rules.
export declare const PIECES_KEPT: number;
export declare const PICTURES_KEPT: number;
export declare const SHELL_KEPT: number;
interface Answer {
  readonly status: number;
  readonly headers: Headers;
}
export declare const readerOf: (answer: Answer) => string | undefined;
export declare const titleOf: (answer: Answer) => string | undefined;
export declare const isShell: (path: string) => boolean;
export declare const pictureOf: (path: string) => string | undefined;
export declare const filesIn: (html: string) => { shell: string[]; pictures: string[] };
export declare const surplusOf: (
  paths: readonly string[],
  saved: readonly string[],
  limit?: number,
) => string[];
export declare const momentText: (at: Date, now: Date) => string;
export declare const momentOf: (answer: Pick<Answer, 'headers'>, now: Date) => Date;
export declare const withBar: (html: string, at: Date, now: Date) => string;
interface KeptEntry {
  readonly path: string;
  readonly title: string;
  readonly at: Date;
  readonly isSaved: boolean;
}
export declare const offlinePage: (html: string, entries: readonly KeptEntry[], now: Date) => string;
