// Writes a ZIP file while it is read: each entry is opened when the one before it has gone out, so that memory holds one at a
// time however many there are.
import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  readonly name: string;
  readonly bytes: number;
  /** The checksum in hexadecimal. */
  readonly sha256: string;
}

export interface ZipArchive {
  /** Resolves when the entry is in the file. */
  readonly add: (name: string, content: string | Readable) => Promise<ZipEntry>;
}

/** Returns the archive that `fill` fills; where that fails the stream ends with its error. */
export const zipArchive = (moment: Date, fill: (archive: ZipArchive) => Promise<void>): Readable => {
  const zip = new ZipFile();
  const out = new PassThrough();
  const fail = (error: unknown) =>
    void out.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  zip.outputStream.pipe(out);
  const add: ZipArchive['add'] = (name, content) =>
    new Promise((resolve, reject) => {
      const source = measured(typeof content === 'string' ? Readable.from([Buffer.from(content)]) : content);
      const giveUp = () => {
        source.stream.destroy();
        reject(new Error(`nobody reads the archive any more, at ${name}`));
      };
      if (out.destroyed) return giveUp();
      out.once('close', giveUp);
      source.stream.once('error', fail).once('end', () => {
        out.off('close', giveUp);
        resolve({ name, ...source.result() });
      });
      // Pictures don't get smaller by compressing.
      const compress = typeof content === 'string';
      zip.addReadStreamLazy(name, { compress, mtime: moment }, givenOnce(source.stream));
      detachName(zip);
    });
  fill({ add }).then(() => zip.end(), fail);
  return out;
};

/**
 * Copies the name of the last entry. The archive keeps the bytes of each name until its end. They are cut out of a pool of 64
 * KB that Node shares among small buffers, and who keeps a few of them keeps it all: so they get a place of their own.
 */
const detachName = (zip: ZipFile): void => {
  const { entries } = zip as unknown as { readonly entries: { utf8FileName: Uint8Array }[] };
  const entry = entries.at(-1);
  if (!entry) return;
  const own = Buffer.allocUnsafeSlow(entry.utf8FileName.length);
  own.set(entry.utf8FileName);
  entry.utf8FileName = own;
};

/**
 * Gives the stream and forgets it: the archive keeps this of every entry until its end, and with it whatever the function
 * can reach.
 */
const givenOnce = (stream: Readable) => {
  let waiting: Readable | undefined = stream;
  return (give: (error: null, stream: Readable) => void) => {
    const given = waiting!;
    waiting = undefined;
    give(null, given);
  };
};

const measured = (content: Readable) => {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* chunks() {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  }
  return {
    stream: Readable.from(chunks(), { objectMode: false }),
    result: () => ({ bytes, sha256: hash.digest('hex') }),
  };
};
