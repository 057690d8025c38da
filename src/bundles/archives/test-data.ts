// Archives for tests: written by the portal, or made by somebody who isn't one.
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { ZipFile, fromBufferPromise } from 'yauzl';
import { ZipFile as ZipWriter } from 'yazl';
import type { Ctx } from '#kernel/ctx.ts';
import { USUAL_CHOICE, readChoice } from './choice.ts';
import type { TypedChoice } from './choice.ts';
import { MANIFEST_NAME, SIGNATURE_NAME } from './constants.ts';
import type { Manifest } from './format.ts';
import type { ArchiveBytes } from './reading/archive-bytes.ts';
import { publicKeyOf, signBytes } from './signing.ts';
import { writeArchive } from './writing/write-archive.ts';

/** As its administrator gets it. */
export const anArchive = async (ctx: Ctx, choice: Partial<TypedChoice> = {}): Promise<Buffer> => {
  const checked = await readChoice(ctx, { ...USUAL_CHOICE, people: 'mails', ...choice });
  if (checked.kind === 'invalid') throw new Error(JSON.stringify(checked.errors));
  return buffer(writeArchive(ctx, checked.value, async () => undefined));
};

/** Entries by their names. */
export const unpack = async (archive: Buffer): Promise<Map<string, Buffer>> => {
  const zip: ZipFile = await fromBufferPromise(archive, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return files;
};

export interface PackedEntry {
  readonly name: string;
  readonly content: Buffer;
  readonly compress?: boolean;
  readonly mode?: number;
}

export const pack = (entries: readonly PackedEntry[]): Promise<Buffer> => {
  const zip = new ZipWriter();
  for (const { name, content, compress = false, mode } of entries)
    zip.addBuffer(content, name, { compress, ...(mode !== undefined && { mode }) });
  zip.end();
  return buffer(zip.outputStream as Readable);
};

/** The same files with a manifest that names them as they are, signed by the key of these secrets. */
export const resigned = async (
  files: ReadonlyMap<string, Buffer>,
  secrets: readonly string[],
  change: (manifest: Manifest) => object = (manifest) => manifest,
): Promise<Buffer> => {
  const manifest = JSON.parse(files.get(MANIFEST_NAME)!.toString()) as Manifest;
  const others = [...files].filter(([name]) => name !== MANIFEST_NAME && name !== SIGNATURE_NAME);
  const named = others.map(([name, content]) => ({
    name,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }));
  const key = { type: 'Ed25519' as const, publicKey: publicKeyOf(secrets) };
  const bytes = Buffer.from(JSON.stringify(change({ ...manifest, key, files: named })));
  return pack([
    ...others.map(([name, content]) => ({ name, content })),
    { name: MANIFEST_NAME, content: bytes },
    { name: SIGNATURE_NAME, content: Buffer.from(signBytes(secrets, bytes)) },
  ]);
};

/** Bytes that are in memory. */
export const bytesOf = (archive: Buffer): ArchiveBytes => ({
  size: archive.length,
  range: (start, length) => Readable.from([archive.subarray(start, start + length)], { objectMode: false }),
});
