// Compresses a page from its pieces, of which most are compressed already. Each piece is a stretch of blocks that looks back at
// nothing before it (RFC 1951) and ends with a byte, so that stretches make one file when they are put in a row (RFC 1952).
import zlib from 'node:zlib';

/** Some bytes of a page, and what they are when compressed, once somebody has asked. */
export interface Piece {
  readonly bytes: Buffer;
  deflated?: Buffer;
}

/** A fast level: what is asked for more often is compressed again, as a whole and well. */
const LEVEL = 1;
/** Settings for smaller pieces, which need neither as much memory nor as much time to prepare it. */
const SIZES = [
  { upTo: 8192, with: { windowBits: 13, memLevel: 6, chunkSize: 4000 } },
  { upTo: 16_384, with: { windowBits: 14, memLevel: 7, chunkSize: 4000 } },
];

export const joinedGzip = (pieces: readonly Piece[], whole: Buffer): Buffer => {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(zlib.crc32(whole), 0);
  end.writeUInt32LE(whole.length, 4);
  return Buffer.concat([HEAD, ...pieces.map(deflatedOf), LAST_BLOCK, end]);
};

/** The head of a gzip file: deflate, without a name or a date, made on a system that is nobody's concern. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty block, with the mark that none follows. */
const LAST_BLOCK = Buffer.from([3, 0]);

/** How few bytes are faster written as they are than compressed, and hardly longer. */
const TINY_BYTES = 200;

const deflatedOf = (piece: Piece): Buffer => (piece.deflated ??= deflate(piece.bytes));

/** What stands around the cached parts of a page is mostly what stood there before; larger pieces hold what is new. */
const MOST_CACHED_BYTES = 8192;
const MOST_CACHED = 300;
const cache = new Map<string, Buffer>();

const deflate = (bytes: Buffer): Buffer => {
  if (bytes.length === 0) return bytes;
  if (bytes.length <= TINY_BYTES) return stored(bytes);
  if (bytes.length > MOST_CACHED_BYTES) return deflateNow(bytes);
  const key = bytes.toString('latin1');
  const deflated = cache.get(key) ?? deflateNow(bytes);
  cache.delete(key);
  cache.set(key, deflated);
  if (cache.size > MOST_CACHED) cache.delete(cache.keys().next().value!);
  return deflated;
};

const deflateNow = (bytes: Buffer): Buffer =>
  zlib.deflateRawSync(bytes, {
    level: LEVEL,
    finishFlush: zlib.constants.Z_SYNC_FLUSH,
    ...SIZES.find(({ upTo }) => bytes.length <= upTo)?.with,
  });

/** Makes a block of its own, uncompressed: how long it is, and that once more with each bit turned round. */
const stored = (bytes: Buffer): Buffer => {
  const { length } = bytes;
  return Buffer.concat([Buffer.from([0, length, 0, ~length & 255, 255]), bytes]);
};
