// Exports for tests: made by the call, and read back as whole files.
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import type { TestApp } from '#kernel/testing/test-portal.ts';
import type { runExport as run } from './commands.ts';

/**
 * Loads the command only for tests that run an export: the journeys, which run from their sources as they are written, only
 * read files of exports.
 */
export const runExport: typeof run = async (...args) => (await import('./commands.ts')).runExport(...args);

export interface ExportAnswer {
  readonly status: string;
  readonly html: string;
  readonly message: { readonly type: string; readonly text: string; readonly options: object } | null;
  readonly export_response: { readonly action: string; readonly data: string } | null;
}

export type Headers = Readonly<Record<string, string>>;

/** Sends the dialog's form as a script does. */
export const postExport = (app: TestApp, headers: Headers, dataType: string, body: object) =>
  app.http.inject({
    method: 'POST',
    url: `/dataexchange/ajax/exporttask/${dataType}`,
    headers: { accept: 'application/json', ...headers },
    payload: body,
  });

/** Returns the file of an export that is ready at once. */
export const exportedFile = async (
  app: TestApp,
  headers: Headers,
  dataType: string,
  body: object,
): Promise<Buffer> => {
  const reply = await postExport(app, headers, dataType, body);
  const { export_response: response } = reply.json() as ExportAnswer;
  if (response?.action !== 'download') throw new Error(`No file: ${reply.statusCode} ${reply.body}`);
  const file = await app.http.inject({ url: response.data, headers });
  if (file.statusCode !== 200) throw new Error(`No file at ${response.data}: ${file.statusCode}`);
  return file.rawPayload;
};

/** Returns the entries of an archive by their names. */
export const entriesOf = async (zip: Buffer): Promise<ReadonlyMap<string, Buffer>> => {
  const archive = await fromBufferPromise(zip, { lazyEntries: true });
  const found = new Map<string, Buffer>();
  for await (const entry of archive.eachEntry())
    found.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
  return found;
};

/** Returns what a format writes. */
export const asText = (chunks: AsyncIterable<Uint8Array | string>): Promise<string> =>
  text(Readable.from(chunks));
