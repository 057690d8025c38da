// Brings the portal's files into the store. What is known of them lies in tables that go with the connection, so that memory
// stays the same however many there are.
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { BulkConnection } from '#kernel/bulk-connection.ts';
import type { Files } from '#kernel/files.ts';
import { FILES_AT_ONCE, KEYS_AT_ONCE, SETTLED_MS } from './constants.ts';
import { writeWhole } from './drafts.ts';
import { indexFile } from './file-store.ts';
import type { FileStore } from './file-store.ts';

interface Known {
  readonly bytes: number;
  readonly modifiedAt: string;
  readonly sha256: string;
}

export interface Collection {
  /** Goes through all files once; files that come or go meanwhile do no harm. */
  readonly pass: () => Promise<void>;
  /** Yields lines of key, size and hash, in the order of keys. */
  readonly lines: () => AsyncIterable<Uint8Array>;
  /** Notes for the next time. */
  readonly remember: () => Promise<void>;
  readonly figures: () => { readonly added: number; readonly addedBytes: number };
}

const COLUMNS =
  'key text collate "C" primary key, bytes bigint not null, modified_at text not null, sha256 text not null';

export const beginCollection = async (
  connection: BulkConnection,
  files: Files,
  store: FileStore,
): Promise<Collection> => {
  await connection.query(`create temp table known_files (${COLUMNS})`);
  await connection.query(`create temp table seen_files (${COLUMNS})`);
  await loadIndex(connection, store);
  const startedAt = Date.now();
  const figures = { added: 0, addedBytes: 0 };
  return {
    pass: () => passOver(connection, files, store, figures),
    lines: () =>
      connection.copyOut('copy (select key, bytes, sha256 from seen_files order by key) to stdout'),
    remember: () => {
      const settled = new Date(startedAt - SETTLED_MS).toISOString();
      const copy = `copy (select * from seen_files where modified_at < '${settled}' order by key) to stdout`;
      return writeWhole(indexFile(store), connection.copyOut(copy));
    },
    figures: () => figures,
  };
};

/** Loads the index. One that can't be read costs time and nothing else. */
const loadIndex = async (connection: BulkConnection, store: FileStore) => {
  try {
    await pipeline(createReadStream(indexFile(store)), connection.copyIn('copy known_files from stdin'));
  } catch {
    await connection.query('truncate known_files');
  }
};

const passOver = async (
  connection: BulkConnection,
  files: Files,
  store: FileStore,
  figures: { added: number; addedBytes: number },
) => {
  for await (const keys of inBatches(files.list(''), KEYS_AT_ONCE)) {
    const known = await lookUp(connection, keys);
    const seen: (Known & { key: string })[] = [];
    await atOnce(keys, FILES_AT_ONCE, async (key) => {
      const before = known.get(key);
      const found = await storeFile(files, store, key, before);
      if (!found) return;
      if (found !== before) {
        figures.added++;
        figures.addedBytes += found.bytes;
      }
      seen.push({ key, ...found });
    });
    await connection.query(
      `insert into seen_files select * from jsonb_to_recordset($1::jsonb) as file (key text, bytes bigint, "modifiedAt" text, sha256 text)
       on conflict (key) do update set bytes = excluded.bytes, modified_at = excluded.modified_at, sha256 = excluded.sha256`,
      [JSON.stringify(seen)],
    );
  }
};

const lookUp = async (connection: BulkConnection, keys: readonly string[]): Promise<Map<string, Known>> => {
  const { rows } = await connection.query(
    `select * from known_files where key = any($1) and key not in (select key from seen_files where key = any($1))
     union all select * from seen_files where key = any($1)`,
    [keys],
  );
  return new Map(
    rows.map((row) => [
      String(row['key']),
      {
        bytes: Number(row['bytes']),
        modifiedAt: String(row['modified_at']),
        sha256: String(row['sha256']),
      },
    ]),
  );
};

/** Stores a file. Returns undefined for one that is gone by now; what was known when it is still true. */
const storeFile = async (
  files: Files,
  store: FileStore,
  key: string,
  known: Known | undefined,
): Promise<Known | undefined> => {
  if (known) {
    const facts = await files.stat(key);
    if (!facts) return undefined;
    const isSame = facts.bytes === known.bytes && facts.modifiedAt.toISOString() === known.modifiedAt;
    if (isSame && (await store.has(known))) return known;
  }
  const file = await files.get(key);
  if (!file) return undefined;
  const modifiedAt = file.modifiedAt.toISOString();
  return { ...(await store.add(file.stream)), modifiedAt };
};

async function* inBatches<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Does the work for all items, so many at a time. */
export const atOnce = async <T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const rest = items.values();
  const workers = Array.from({ length: limit }, async () => {
    for (const item of rest) await work(item);
  });
  await Promise.all(workers);
};
