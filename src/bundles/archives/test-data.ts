// Makes archives for tests: written by the portal, or made by somebody who isn't one.
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { ZipFile, fromBufferPromise } from 'yauzl';
import { ZipFile as ZipWriter } from 'yazl';
import type { Ctx } from '#kernel/ctx.ts';
import { STREAM_MEDIA_TYPE } from '#bundles/streams/public.ts';
import { USUAL_CHOICE, readChoice } from './choice.ts';
import type { TypedChoice } from './choice.ts';
import { MANIFEST_NAME, SIGNATURE_NAME } from './constants.ts';
import type {
  CategoryRow,
  CommentsFile,
  Manifest,
  PersonRow,
  PictureFile,
  PieceFile,
  PlaceRow,
  RedirectRow,
  StreamFile,
} from './format.ts';
import type { ArchiveBytes } from './reading/archive-bytes.ts';
import { publicKeyOf, signBytes } from './signing.ts';
import { writeArchive } from './writing/write-archive.ts';

/** Makes an archive as its administrator gets it. */
export const anArchive = async (ctx: Ctx, choice: Partial<TypedChoice> = {}): Promise<Buffer> => {
  const checked = await readChoice(ctx, { ...USUAL_CHOICE, people: 'mails', ...choice });
  if (checked.kind === 'invalid') throw new Error(JSON.stringify(checked.errors));
  return buffer(writeArchive(ctx, checked.value, async () => undefined));
};

/** Unpacks the entries by their names. */
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

/** Returns the same files with a manifest that names them as they are, signed by the key of these secrets. */
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

/** Reads bytes that are in memory. */
export const bytesOf = (archive: Buffer): ArchiveBytes => ({
  size: archive.length,
  range: (start, length) => Readable.from([archive.subarray(start, start + length)], { objectMode: false }),
});

/** Returns what an archive says, without what each portal numbers for itself: two that are alike here are the same. */
export const comparable = async (archive: Buffer): Promise<object> => {
  const files = await unpack(archive);
  const read = <T>(name: string): T => JSON.parse(files.get(name)!.toString()) as T;
  const like = <T>(shape: RegExp) =>
    [...files.keys()].filter((name) => shape.test(name)).map((name) => read<T>(name));
  const people = like<readonly PersonRow[]>(/^people-/).flat();
  const places = read<readonly PlaceRow[]>('places.json');
  const categories = read<readonly CategoryRow[]>('categories.json');
  const pictures = like<PictureFile>(/^pictures\/.*json$/);
  const pieces = like<PieceFile>(/piece\.json$/);
  const comments = like<CommentsFile>(/comments-\d+\.json$/);
  const streams = like<StreamFile>(/^streams\/.*json$/);
  const redirects = read<readonly RedirectRow[]>('redirects.json');
  const hashOf = ({ key, file }: PictureFile | StreamFile) => {
    const [kind, id] = key.split(':');
    const original = files.get(`${kind}s/${id}/${file}`)!;
    return createHash('sha256').update(original).digest('hex').slice(0, 12);
  };
  const names = new Map([
    ...people.map(({ key, name }) => [key, `person ${name}`] as const),
    ...places.map(({ key, slug }) => [key, `place ${slug}`] as const),
    ...categories.map(({ key, slug }) => [key, `category ${slug}`] as const),
    ...pictures.map((picture) => [picture.key, `picture ${hashOf(picture)} ${picture.filename}`] as const),
    ...streams.map((stream) => [stream.key, `stream ${hashOf(stream)} ${stream.title}`] as const),
    ...pieces.map(({ key, title }) => [key, `piece ${title}`] as const),
    ...comments.flatMap((file) => file.comments.map(({ key, text }) => [key, `comment ${text}`] as const)),
  ]);
  const named = (value: unknown): unknown => withNames(value, names);
  const { chosen, counts, leftBehind } = read<Manifest>(MANIFEST_NAME);
  return {
    chosen,
    counts,
    leftBehind,
    people: inOrder(people.map(named)),
    places: inOrder(places.map(named)),
    categories: inOrder(categories.map(named)),
    pictures: inOrder(pictures.map(named)),
    // The address of a piece has its number in it; on the other portal that is one of its former ones.
    pieces: inOrder(pieces.map(({ address: _address, formerPaths: _paths, ...piece }) => named(piece))),
    comments: inOrder(comments.map(named)),
    streams: inOrder(streams.map(named)),
    captions: inOrder(
      streams.flatMap(({ key, captions }) =>
        captions.map(({ file }) => files.get(`streams/${key.split(':')[1]}/${file}`)!.toString()),
      ),
    ),
    // So has the target of a rule that is about one piece.
    redirects: inOrder(redirects.map(({ source, target, piece }) => named({ source, to: piece ?? target }))),
  };
};

const inOrder = (rows: readonly unknown[]): unknown[] =>
  rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

interface VideoAttrs {
  readonly type?: string;
  readonly videoId?: string;
}

const PICTURES = new Set(['imageId', 'heroId', 'imageIds']);

/** Replaces the numbers within texts too, by the fields in which they stand. */
const withNames = (value: unknown, names: ReadonlyMap<string, string>, field = ''): unknown => {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (typeof value === 'number' && PICTURES.has(field)) return names.get(`picture:${value}`) ?? value;
  if (typeof value === 'number' && field === 'organiserId') return names.get(`person:${value}`) ?? value;
  if (Array.isArray(value)) return value.map((one: unknown) => withNames(one, names, field));
  if (typeof value !== 'object' || value === null) return value;
  const { type, attrs } = value as { type?: unknown; attrs?: VideoAttrs & { kind?: string; id?: number } };
  const entries = Object.entries(value).map(([name, one]) => [name, withNames(one, names, name)] as const);
  const whole: Record<string, unknown> = Object.fromEntries(entries);
  if (type === 'mention') return { ...whole, attrs: names.get(`person:${attrs?.id}`) };
  if (type === 'video' && attrs?.type === STREAM_MEDIA_TYPE)
    return { ...whole, attrs: names.get(`stream:${attrs.videoId}`) };
  if (type === 'embed') return { ...whole, attrs: names.get(`${attrs?.kind}:${attrs?.id}`) };
  return whole;
};
