// Writes the database as pieces of an archive, all of one moment, while others go on writing.
import type { BulkConnection } from '#kernel/bulk-connection.ts';
import type { TarEntry } from '#kernel/tar.ts';
import { DEAD_LETTERS } from '#kernel/jobs.ts';
import { PIECE_BYTES } from './constants.ts';
import { JOBS, pieceName } from './format.ts';
import type { End, TableSum } from './format.ts';
import { inPieces, runningSum } from './sums.ts';
import { findSchema, listJobColumns, listSequences, listTables } from './tables.ts';
import type { TableShape } from './tables.ts';

/** What was found in the database at one moment; `tables` must be read to its end before `sums` is. */
export interface Dump {
  readonly takenAt: Date;
  readonly schema: number;
  readonly tables: readonly TableShape[];
  readonly jobColumns: readonly string[];
  readonly pieces: () => AsyncGenerator<TarEntry>;
  readonly sums: () => Record<string, TableSum>;
  readonly sequences: () => Promise<End['sequences']>;
}

/** Takes the moment: from here on the connection sees nothing of what others change. */
export const beginDump = async (connection: BulkConnection): Promise<Dump> => {
  await connection.query('begin isolation level repeatable read read only');
  const takenAt = new Date();
  const [tables, jobColumns, schema] = [
    await listTables(connection),
    await listJobColumns(connection),
    await findSchema(connection),
  ];
  const sums: Record<string, TableSum> = {};
  async function* pieces() {
    for (const table of tables) yield* dumpTable(connection, table.name, copyOfTable(table), sums);
    if (jobColumns.length > 0) yield* dumpTable(connection, JOBS, copyOfJobs(jobColumns), sums);
  }
  return {
    takenAt,
    schema,
    tables,
    jobColumns,
    pieces,
    sums: () => sums,
    sequences: () => listSequences(connection),
  };
};

export const copyOfTable = ({ name, columns }: TableShape): string =>
  `copy public.${name} (${columns.join(', ')}) to stdout`;

/**
 * Returns the command that copies jobs. Jobs that are done are left out; what failed for good is kept, since it waits for
 * administrators.
 */
const copyOfJobs = (columns: readonly string[]) =>
  `copy (select ${columns.join(', ')} from pgboss.job where state < 'completed' and (name not like '\\_\\_pgboss%')
     or name = '${DEAD_LETTERS}') to stdout`;

async function* dumpTable(
  connection: BulkConnection,
  name: string,
  copy: string,
  sums: Record<string, TableSum>,
): AsyncGenerator<TarEntry> {
  const sum = runningSum();
  let number = 0;
  for await (const body of inPieces(connection.copyOut(copy), PIECE_BYTES)) {
    sum.add(body);
    yield { name: pieceName('tables', name, ++number), body };
  }
  sums[name] = sum.result();
}
