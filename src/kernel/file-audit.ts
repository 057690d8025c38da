// Files are compared with the rows about them, by `npm run media -- verify`: this says who takes part, and what is found.
import type { Ctx } from './ctx.ts';

/** Rows about files of one type, and the files of the storage that belong to them. */
export interface FileAudit {
  /** Beginnings of keys: everything below them was written by the bundle whose audit this is. */
  readonly folders: readonly string[];
  /** Compares all rows with their files and says how many rows there were: „3 Bilder“. */
  readonly checkRows: (ctx: Ctx, run: AuditRun) => Promise<string>;
  /** Returns those among these keys, all of one folder, that belong to no row. */
  readonly findStrays: (ctx: Ctx, keys: readonly string[]) => Promise<string[]>;
}

export interface AuditRun {
  readonly isRepairing: boolean;
  readonly report: (findings: readonly Finding[]) => void;
}

export interface Finding {
  /** A name such as „Bild 7“, or the key of a file that belongs to nothing. */
  readonly name: string;
  /** What is wrong, in words such as „das Original fehlt“. */
  readonly problem: string;
  /** A detail such as the key of what is missing; may be empty. */
  readonly detail: string;
  /** What was done about it, in words; missing where nothing was. */
  readonly repair?: string;
}
