// Finds where in a file it may be written where it was recorded. That is overwritten when the file is stored, in place, so that
// nothing else in it moves. MP4 and QuickTime, Matroska and WebM are looked into; the kinds of sound know no such thing.
// Reads what strangers send.
import type { ByteReader } from '#kernel/byte-reader.ts';

/** Describes the bytes from `from` on to before `to`: `head`, and nothing but zeros behind it. */
export interface Blank {
  readonly from: number;
  readonly to: number;
  readonly head: Buffer;
}

export interface LocationMetadata {
  readonly blanks: readonly Blank[];
  /** False when there may be more of it than can be overwritten: such a file is not served as it is. */
  readonly isAll: boolean;
}

/** Looks for them by the way the file is built. */
export const findLocationMetadata = async (bytes: ByteReader, demuxer: string): Promise<LocationMetadata> => {
  if (demuxer === 'mov') return locationsInMp4(bytes);
  if (demuxer === 'matroska') return locationsInMatroska(bytes);
  return { blanks: [], isAll: true };
};

/** Copies the bytes with the places overwritten. */
export async function* overwrite(
  source: AsyncIterable<Uint8Array>,
  blanks: readonly Blank[],
): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const chunk of source) {
    const end = at + chunk.length;
    const touched = blanks.filter(({ from, to }) => from < end && to > at);
    const bytes = touched.length === 0 ? chunk : Buffer.from(chunk);
    for (const { from, to, head } of touched) {
      bytes.fill(0, Math.max(from, at) - at, Math.min(to, end) - at);
      for (const [index, byte] of head.entries()) {
        const place = from + index - at;
        if (place >= 0 && place < bytes.length) bytes[place] = byte;
      }
    }
    yield bytes;
    at = end;
  }
}

/** More parts than this has no honest file, and none within each other so deep; what lies behind them is not looked at. */
const MAX_PARTS = 20_000;
const MAX_DEPTH = 4;
const MAX_DESCRIPTION_BYTES = 65_536;

interface Box {
  readonly type: string;
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

/** What a camera says about a film, its sound or picture, and about where it was. */
const METADATA_BOXES = ['udta', 'meta', 'uuid'];

const locationsInMp4 = async (bytes: ByteReader): Promise<LocationMetadata> => {
  const blanks: Blank[] = [];
  let isAll = true;
  let count = 0;
  const look = async (start: number, end: number, depth: number): Promise<void> => {
    const { boxes, isWhole } = await boxesIn(bytes, start, end);
    count += boxes.length;
    isAll &&= isWhole && count <= MAX_PARTS && depth <= MAX_DEPTH;
    for (const box of boxes) {
      if (METADATA_BOXES.includes(box.type)) blanks.push(await freeBox(bytes, box));
      if (box.type === 'mdia' && !(await isHarmlessTrack(bytes, box))) isAll = false;
      const isWorthIt = count <= MAX_PARTS && depth <= MAX_DEPTH;
      if (isWorthIt && ['moov', 'trak'].includes(box.type)) await look(box.body, box.end, depth + 1);
    }
  };
  await look(0, bytes.size, 1);
  return { blanks, isAll };
};

/** `free` has the length of what it stands for, and nobody reads it. */
const freeBox = async (bytes: ByteReader, { start, body, end }: Box): Promise<Blank> => {
  const rest = await bytes.read(start + 8, body - start - 8);
  return { from: start + 4, to: end, head: Buffer.concat([Buffer.from('free'), rest]) };
};

/** Cameras write where they are also along the film, as a track of its own; its parts lie anywhere in the file. */
const isHarmlessTrack = async (bytes: ByteReader, { body, end }: Box): Promise<boolean> => {
  const { boxes } = await boxesIn(bytes, body, end);
  const handler = boxes.find(({ type }) => type === 'hdlr');
  const kind = handler && (await bytes.read(handler.body + 8, 4)).toString('latin1');
  if (kind && ['vide', 'soun', 'tmcd', 'text', 'sbtl', 'subt'].includes(kind)) return true;
  const minf = boxes.find(({ type }) => type === 'minf');
  if (!minf || minf.end - minf.body > MAX_DESCRIPTION_BYTES) return false;
  const description = (await bytes.read(minf.body, minf.end - minf.body)).toString('latin1');
  return description.includes('mebx') && !/location|gps/i.test(description);
};

const boxesIn = async (
  bytes: ByteReader,
  start: number,
  end: number,
): Promise<{ boxes: Box[]; isWhole: boolean }> => {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end; ) {
    const head = await bytes.read(at, Math.min(16, end - at));
    const isLong = head.readUInt32BE(0) === 1 && head.length === 16;
    const size = isLong ? Number(head.readBigUInt64BE(8)) : head.readUInt32BE(0) || end - at;
    const headBytes = isLong ? 16 : 8;
    if (size < headBytes || at + size > end || boxes.length === MAX_PARTS) return { boxes, isWhole: false };
    const type = head.toString('latin1', 4, 8);
    boxes.push({ type, start: at, body: at + headBytes, end: at + size });
    at += size;
  }
  return { boxes, isWhole: true };
};

const SEGMENT = 0x18538067;
const TAGS = 0x1254c367;
const VOID = 0xec;

const locationsInMatroska = async (bytes: ByteReader): Promise<LocationMetadata> => {
  const blanks: Blank[] = [];
  let end = bytes.size;
  let count = 0;
  for (let at = 0; at < end; count++) {
    const found = await elementAt(bytes, at);
    if (!found || count === MAX_PARTS) return { blanks, isAll: false };
    const { id, body, length } = found;
    if (id === SEGMENT) {
      if (length !== undefined) end = Math.min(end, body + length);
      at = body;
      continue;
    }
    if (length === undefined || body + length > end) return { blanks, isAll: false };
    if (id === TAGS)
      blanks.push({ from: at, to: body + length, head: voidHead(body + length - at, body - at) });
    at = body + length;
  }
  return { blanks, isAll: true };
};

interface Element {
  readonly id: number;
  readonly body: number;
  /** Undefined where it isn't known, as in what is recorded live. */
  readonly length: number | undefined;
}

const elementAt = async (bytes: ByteReader, at: number): Promise<Element | undefined> => {
  const head = await bytes.read(at, Math.min(12, bytes.size - at));
  const idBytes = Math.clz32(head[0] ?? 0) - 23;
  const sizeBytes = Math.clz32(head[idBytes] ?? 0) - 23;
  if (idBytes > 4 || sizeBytes > 8 || idBytes + sizeBytes > head.length) return undefined;
  const size = head.subarray(idBytes, idBytes + sizeBytes);
  const digits = BigInt(`0x${size.toString('hex')}`) & ((1n << BigInt(7 * sizeBytes)) - 1n);
  const isUnknown = digits === (1n << BigInt(7 * sizeBytes)) - 1n;
  return {
    id: head.readUIntBE(0, idBytes),
    body: at + idBytes + sizeBytes,
    length: isUnknown ? undefined : Number(digits),
  };
};

/** Returns the head of an element without meaning that takes up so many bytes; it may be no longer than the former head. */
const voidHead = (total: number, headBytes: number): Buffer => {
  const sizeBytes = Math.min(8, headBytes - 1);
  const size = BigInt(total - 1 - sizeBytes) | (1n << BigInt(7 * sizeBytes));
  return Buffer.from(VOID.toString(16) + size.toString(16).padStart(sizeBytes * 2, '0'), 'hex');
};
