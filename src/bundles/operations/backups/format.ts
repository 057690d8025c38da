// Describes what stands in a backup beside the rows: a word on what it is at the beginning, and at the end what must have been
// in it.
import type { SequenceStanding, TableShape } from './tables.ts';

/** The content of `manifest.json`, the first piece. */
export interface Manifest {
  readonly format: number;
  readonly product: string;
  readonly takenAt: string;
  readonly publicUrl: string;
  /** The newest migration of its schema, as a moment. */
  readonly schema: number;
  readonly tables: readonly TableShape[];
  readonly jobColumns: readonly string[];
  /** False of one that is about the database alone, before it is changed: files stay where they are. */
  readonly hasFiles: boolean;
  /** The mark of those who can read an encrypted backup, which is part of the names of its contents. */
  readonly readers?: string;
}

/** Rows of one table and the hash of their text. */
export interface TableSum {
  readonly rows: number;
  readonly sha256: string;
}

/** The content of `end.json`, the last piece: a backup without it isn't one. */
export interface End {
  readonly tables: Readonly<Record<string, TableSum>>;
  readonly sequences: readonly SequenceStanding[];
  readonly files: { readonly count: number; readonly bytes: number; readonly sha256: string };
}

export const MANIFEST = 'manifest.json';
export const END = 'end.json';
export const SECRET = 'secret';
/** Jobs are kept under a name that no table has. */
export const JOBS = 'pgboss.job';

export const pieceName = (folder: string, table: string, number: number): string =>
  `${folder}/${table.replaceAll('"', '')}/${String(number).padStart(6, '0')}`;

/** Reads the name of a piece: `tables/articles/000001` is a piece of `articles`. */
export const readPieceName = (name: string): { readonly folder: string; readonly table: string } => {
  const [folder = '', table = ''] = name.split('/');
  return { folder, table };
};

/** One file of the portal: where it belongs, and by which content it is found in the store. */
export interface FileLine {
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Reads lines as PostgreSQL copies them: keys hold nothing that would have to be written otherwise. */
export const readFileLines = (text: string): FileLine[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [key = '', bytes = '', sha256 = ''] = line.split('\t');
      return { key, bytes: Number(bytes), sha256 };
    });
