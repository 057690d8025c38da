// Writes and reads tar archives of small pieces in one pass: whoever has more cuts it, so that memory holds one piece. They are
// the plain old ustar that every system unpacks. Reads what strangers send.

export interface TarEntry {
  /** A name of at most 100 letters of ASCII, with slashes; leads nowhere but down. */
  readonly name: string;
  readonly body: Buffer;
}

const BLOCK = 512;
const MAX_NAME = 100;
/** A piece that says to be larger is no piece of ours. */
const MAX_BODY = 64 * 1024 * 1024;
const END = Buffer.alloc(2 * BLOCK);

/** It isn't whole, or it is something else. */
export class BrokenTar extends Error {
  constructor(reason: string) {
    super(`broken archive: ${reason}`);
    this.name = 'BrokenTar';
  }
}

export async function* packTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  for await (const { name, body } of entries) {
    yield headOf(name, body.length);
    yield body;
    if (body.length % BLOCK > 0) yield Buffer.alloc(BLOCK - (body.length % BLOCK));
  }
  yield END;
}

/** Throws BrokenTar when the archive ends before its end. */
export async function* readTar(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const take = takerOf(chunks);
  for (;;) {
    const head = await take(BLOCK);
    if (isEmpty(head)) return;
    const { name, size } = readHead(head);
    const body = await take(Math.ceil(size / BLOCK) * BLOCK);
    yield { name, body: body.subarray(0, size) };
  }
}

const headOf = (name: string, size: number): Buffer => {
  if (!isPlain(name) || name.length > MAX_NAME) throw new Error(`no name for tar: ${name}`);
  const head = Buffer.alloc(BLOCK);
  head.write(name, 0);
  head.write('0000600\0', 100);
  head.write('0000000\0', 108);
  head.write('0000000\0', 116);
  head.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  head.write('00000000000\0', 136);
  head.write('        ', 148);
  head.write('0', 156);
  head.write('ustar\x0000', 257);
  head.write(`${sumOf(head).toString(8).padStart(6, '0')}\0 `, 148);
  return head;
};

const readHead = (head: Buffer) => {
  const text = (from: number, length: number) => head.toString('latin1', from, from + length).split('\0')[0]!;
  const expected = Number.parseInt(text(148, 8), 8);
  const unsigned = Buffer.from(head);
  unsigned.write('        ', 148);
  if (sumOf(unsigned) !== expected) throw new BrokenTar('a head that is none');
  const size = Number.parseInt(text(124, 12), 8);
  if (!(size >= 0 && size <= MAX_BODY)) throw new BrokenTar('a piece that is too large');
  const name = text(0, MAX_NAME);
  if (!isPlain(name)) throw new BrokenTar('a name that is none');
  return { name, size };
};

/** Whoever takes it for a path stays in the folder. */
const isPlain = (name: string): boolean =>
  /^[\x21-\x5b\x5d-\x7e]+$/.test(name) && !/^\/|(?:^|\/)\.\.(?:\/|$)/.test(name);

const sumOf = (head: Buffer) => head.reduce((sum, byte) => sum + byte, 0);

const isEmpty = (block: Buffer) => block.every((byte) => byte === 0);

/** Gives so many bytes at a time. */
const takerOf = (chunks: AsyncIterable<Uint8Array>) => {
  const source = chunks[Symbol.asyncIterator]();
  let kept: Uint8Array[] = [];
  let bytes = 0;
  return async (wanted: number): Promise<Buffer> => {
    while (bytes < wanted) {
      const { value, done } = await source.next();
      if (done) throw new BrokenTar('it ends too early');
      kept.push(value);
      bytes += value.length;
    }
    const all = Buffer.concat(kept);
    kept = [all.subarray(wanted)];
    bytes = all.length - wanted;
    return all.subarray(0, wanted);
  };
};
