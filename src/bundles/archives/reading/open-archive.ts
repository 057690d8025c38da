// Opens an archive: checks what it says of itself, who signed that, and that it holds what was signed and nothing else.
// Whatever is read of it afterwards is compared with what was signed. Reads what strangers send.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Value } from 'typebox/value';
import type { Static, TSchema } from 'typebox';
import type { ByteReader } from '#kernel/byte-reader.ts';
import { FORMAT, FORMAT_VERSION, MANIFEST_NAME, SIGNATURE_NAME } from '../constants.ts';
import { Manifest } from '../format.ts';
import { fingerprintOf, isSignedBy } from '../signing.ts';
import * as texts from '../texts.ts';
import type { ArchiveBytes } from './archive-bytes.ts';
import { orBroken, readContents } from './archive-entries.ts';
import type { ZipContents } from './archive-entries.ts';
import { readPlainJson } from './plain-json.ts';
import { UnreadableArchive } from './unreadable-archive.ts';

type NamedFile = Manifest['files'][number];

export interface OpenArchive {
  readonly manifest: Manifest;
  /** The fingerprint of the key that it was signed with; whose that is people have to know. */
  readonly fingerprint: string;
  /** The files by their names. */
  readonly files: ReadonlyMap<string, NamedFile>;
  /** Reads one to its end. Throws an `UnreadableArchive` for what isn't what was signed. */
  readonly check: (name: string) => Promise<void>;
  /** Reads a file of data, in its shape; throws as `check` does. */
  readonly data: <T extends TSchema>(name: string, shape: T) => Promise<Static<T>>;
  /** Says where the bytes of a file lie that isn't packed. */
  readonly placeOf: (name: string) => Promise<StoredPlace>;
}

/** A part of the archive's own bytes. */
export interface StoredPlace {
  readonly start: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** Opens an archive. Throws an `UnreadableArchive` for what is none, is none of ours, or was changed. */
export const openArchive = async (bytes: ArchiveBytes): Promise<OpenArchive> => {
  const contents = await readContents(bytes);
  const manifest = await readManifest(contents);
  const files = namedFiles(manifest, contents);
  const stream = (file: NamedFile) => signedStream(contents, file);
  const fileOf = (name: string): NamedFile => {
    const file = files.get(name);
    if (!file) throw new UnreadableArchive(texts.missing(name));
    return file;
  };
  return {
    manifest,
    fingerprint: fingerprintOf(manifest.key.publicKey),
    files,
    check: (name) =>
      orBroken(async () => {
        for await (const _chunk of stream(fileOf(name))) continue;
      }),
    data: (name, shape) =>
      orBroken(async () => {
        const value = readPlainJson(await allOf(stream(fileOf(name))));
        if (!Value.Check(shape, value)) throw new UnreadableArchive(texts.broken);
        // What can't be written again, since it goes too deep, nobody has written.
        JSON.stringify(value);
        return value;
      }),
    placeOf: (name) => orBroken(() => placeOf(contents, fileOf(name))),
  };
};

const allOf = async (chunks: AsyncIterable<Buffer>): Promise<Buffer> => {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
};

const entryBytes = (contents: ZipContents, name: string): Promise<Buffer> => {
  const entry = contents.entries.get(name);
  if (!entry) throw new UnreadableArchive(texts.noArchive);
  return orBroken(async () => allOf(await contents.zip.openReadStreamPromise(entry)));
};

/** Reads the manifest and checks its signature before anything is made of it. */
const readManifest = async (contents: ZipContents): Promise<Manifest> => {
  const [bytes, signature] = [
    await entryBytes(contents, MANIFEST_NAME),
    (await entryBytes(contents, SIGNATURE_NAME)).toString('latin1').trim(),
  ];
  const said = parsed(bytes);
  const { format, version, key } = said as {
    format?: unknown;
    version?: unknown;
    key?: { publicKey?: unknown };
  };
  if (format !== FORMAT) throw new UnreadableArchive(texts.noArchive);
  if (typeof version === 'number' && version > FORMAT_VERSION) throw new UnreadableArchive(texts.tooNew);
  const publicKey = typeof key?.publicKey === 'string' ? key.publicKey : '';
  if (!isSignedBy(publicKey, bytes, signature)) throw new UnreadableArchive(texts.unsigned);
  if (!Value.Check(Manifest, said)) throw new UnreadableArchive(texts.broken);
  return said;
};

const parsed = (bytes: Buffer): object => {
  try {
    const value = readPlainJson(bytes);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // What is wrong is said below.
  }
  throw new UnreadableArchive(texts.noArchive);
};

/** Returns the files by name. Throws an `UnreadableArchive` unless the manifest and the file name the same ones, each once. */
const namedFiles = ({ files }: Manifest, { entries }: ZipContents): ReadonlyMap<string, NamedFile> => {
  const named = new Map(files.map((file) => [file.name, file]));
  if (named.size !== files.length) throw new UnreadableArchive(texts.broken);
  for (const name of entries.keys())
    if (name !== MANIFEST_NAME && name !== SIGNATURE_NAME && !named.has(name))
      throw new UnreadableArchive(texts.strange(name));
  for (const { name, bytes } of files) {
    const entry = entries.get(name);
    if (!entry) throw new UnreadableArchive(texts.missing(name));
    if (entry.uncompressedSize !== bytes) throw new UnreadableArchive(texts.changed(name));
  }
  return named;
};

/** Ends with an `UnreadableArchive` where the bytes aren't those that were signed. */
async function* signedStream(
  { zip, entries }: ZipContents,
  { name, sha256 }: NamedFile,
): AsyncGenerator<Buffer> {
  const stream = await zip.openReadStreamPromise(entries.get(name)!);
  yield* verified(stream, sha256, () => new UnreadableArchive(texts.changed(name)));
}

async function* verified(
  chunks: AsyncIterable<Buffer>,
  sha256: string,
  problem: () => Error,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== sha256) throw problem();
}

const placeOf = async (
  { zip, entries }: ZipContents,
  { name, bytes, sha256 }: NamedFile,
): Promise<StoredPlace> => {
  const entry = entries.get(name)!;
  if (entry.compressionMethod !== 0) throw new UnreadableArchive(texts.strange(name));
  const { fileDataStart: start } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  return { start, bytes, sha256 };
};

/**
 * Returns the bytes of such a place, once more compared with what was signed: the stream breaks off at its end where they
 * aren't.
 */
export const streamAt = (archive: ArchiveBytes, { start, bytes, sha256 }: StoredPlace): Readable =>
  Readable.from(
    verified(archive.range(start, bytes), sha256, () => new UnreadableArchive(texts.broken)),
    { objectMode: false },
  );

/** Reads such a place here and there, to see what it is. */
export const readerAt = (archive: ArchiveBytes, { start, bytes }: StoredPlace): ByteReader => ({
  size: bytes,
  read: async (from, length) => {
    const end = Math.min(from + length, bytes);
    return from < 0 || from >= end ? Buffer.alloc(0) : allOf(archive.range(start + from, end - from));
  },
});
