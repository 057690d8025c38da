// Opens one connection that moves whole tables, row by row past memory, in a transaction as long as that takes.
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Readable, Writable } from 'node:stream';
import type pg from 'pg';
import type { QueryResult } from './database.ts';

export interface BulkConnection {
  readonly query: (text: string, values?: unknown[]) => Promise<QueryResult>;
  /** Returns what `copy (…) to stdout` gives; it must be read to its end or destroyed before the next query. */
  readonly copyOut: (copy: string) => Readable;
  /** Takes what `copyOut` has given; ended before the next query. */
  readonly copyIn: (copy: string) => Writable;
}

/** What is copied out on one server is the same text on another: nothing depends on how either is set up. */
const SETTINGS = [
  `set timezone = 'UTC'`,
  `set datestyle = 'ISO, YMD'`,
  `set intervalstyle = 'postgres'`,
  `set bytea_output = 'hex'`,
  `set extra_float_digits = 1`,
  `set client_encoding = 'UTF8'`,
  // Rows come in the order in which they lie in the table, also where somebody else reads it at the same time.
  `set synchronize_seqscans = off`,
  `set statement_timeout = 0`,
  `set idle_in_transaction_session_timeout = 0`,
];

export const openBulk = (client: pg.Client): BulkConnection => {
  const ready = client.query(SETTINGS.join('; '));
  ready.catch(() => undefined);
  return {
    query: async (text, values) => {
      await ready;
      return client.query(text, values);
    },
    copyOut: (copy) => client.query(copyTo(copy)).on('error', ignore),
    copyIn: (copy) => client.query(copyFrom(copy)).on('error', ignore),
  };
};

/** Whoever reads or writes the stream learns of it; one that fails between two pieces must not end the process. */
const ignore = () => undefined;
