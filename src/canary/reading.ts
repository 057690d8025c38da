// This is what an answer holds: its headers and its body, unpacked, looked through for canaries. For tests
// only.
import { text } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { fromBufferPromise } from 'yauzl';
import { SUSPICIOUS } from './nest.ts';

export interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly rawPayload: Buffer;
}

/** Returns headers and body as one text; bytes that are no text stay what they are. */
export const wholeText = async (answer: Answer): Promise<string> => {
  const { headers, rawPayload } = answer;
  const body = unpacked(rawPayload, String(headers['content-encoding'] ?? ''));
  const files = headers['content-type'] === 'application/zip' ? await filesIn(body) : '';
  return `${JSON.stringify(headers)}\n${body.toString('latin1')}\n${files}`;
};

/** Returns words and addresses in it that may be canaries, each once. Words of a headline may be parted by soft hyphens. */
export const suspiciousIn = (whole: string): ReadonlySet<string> => {
  const plain = whole.replaceAll(SOFT_HYPHEN, '').toLowerCase();
  const found = plain.matchAll(SUSPICIOUS);
  return new Set([...found].map(([word, media, id]) => (media ? `${media} ${id}` : word)));
};

/**
 * Lists the addresses of ours that it names in any way: links, sources, forms, redirects, locations of a
 * sitemap.
 */
export const addressesIn = (whole: string, publicUrl: string): ReadonlySet<string> => {
  const plain = whole.replaceAll('\\/', '/').replaceAll('&amp;', '&').replaceAll(publicUrl, '');
  return new Set([...plain.matchAll(ADDRESS)].map(([, address]) => address!));
};

/** Soft hyphens, in UTF-8 read as if each byte were a letter. */
const SOFT_HYPHEN = /Â\u00ad|&shy;|\\u00ad/g;

const ADDRESS = /[\s"'(>,](\/(?![/*])[^\s"'<>()\\#]*)/g;

const unpacked = (body: Buffer, encoding: string): Buffer => {
  if (encoding === 'gzip') return zlib.gunzipSync(body);
  return encoding === 'br' ? zlib.brotliDecompressSync(body) : body;
};

const filesIn = async (zip: Buffer): Promise<string> => {
  const archive = await fromBufferPromise(zip, { lazyEntries: true });
  const found: string[] = [];
  for await (const entry of archive.eachEntry()) {
    const stream = await archive.openReadStreamPromise(entry);
    found.push(entry.fileName, await text(stream.setEncoding('latin1')));
  }
  return found.join('\n');
};
