// What tests know of the worker's rules.
export const PIECES_KEPT: number;
export const PICTURES_KEPT: number;
export const SHELL_KEPT: number;
interface Answer {
  readonly status: number;
  readonly headers: Headers;
}
export const readerOf: (answer: Answer) => string | undefined;
export const titleOf: (answer: Answer) => string | undefined;
export const isShell: (path: string) => boolean;
export const pictureOf: (path: string) => string | undefined;
export const filesIn: (html: string) => { shell: string[]; pictures: string[] };
export const surplusOf: (paths: readonly string[], saved: readonly string[], limit?: number) => string[];
export const momentText: (at: Date, now: Date) => string;
export const withBar: (html: string, at: Date, now: Date) => string;
interface KeptEntry {
  readonly path: string;
  readonly title: string;
  readonly at: Date;
  readonly isSaved: boolean;
}
export const offlinePage: (html: string, entries: readonly KeptEntry[], now: Date) => string;
