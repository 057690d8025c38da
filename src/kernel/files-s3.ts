// Stores files in an S3 bucket: a small file is one PUT, a larger one a multipart upload, so that memory holds a part and not a
// file. Uploads of killed processes are left to the bucket's lifecycle rule AbortIncompleteMultipartUpload.
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { S3Location } from './config.ts';
import {
  contentTypeOf,
  isFileKey,
  isRange,
  RangeNotSatisfiable,
  StorageUnavailable,
} from './files-contract.ts';
import type { ByteRange } from './files-contract.ts';
import type { FileFacts, FileStore, OpenFile } from './files.ts';
import { openBucket } from './s3-bucket.ts';
import type { S3Answer, S3Bucket } from './s3-bucket.ts';

/** The least that S3 takes, since each upload holds about four of them in memory; 10,000 parts are 48 GiB. */
const PART_BYTES = 5 * 1024 * 1024;

/** What an attempt may take usually, when the bucket has gigabytes to move, and when /readyz asks; a retry's pause. */
export const TIMEOUTS = { usualMs: 60_000, longMs: 300_000, checkMs: 3000, pauseMs: 200 };

/** Opens a bucket as a storage; `timeouts` are given by tests only. */
export const openBucketStore = (location: S3Location, timeouts = TIMEOUTS): FileStore => {
  const bucket = openBucket(location, timeouts.pauseMs);
  const { usualMs, longMs, checkMs } = timeouts;

  const check = async () => {
    succeeded(await bucket({ method: 'HEAD', timeoutMs: checkMs, retries: 0 }));
  };

  const stat = async (key: string): Promise<FileFacts | undefined> => {
    const answer = await bucket({ method: 'HEAD', key, timeoutMs: usualMs });
    if (answer.status === 200) return toFacts(key, answer, lengthOf(answer));
    // The answer to HEAD has no body that could tell a missing bucket from a missing file.
    await check();
    return undefined;
  };

  const refuseRange = async (key: string): Promise<undefined> => {
    const facts = await stat(key);
    if (facts) throw new RangeNotSatisfiable(facts.bytes);
  };

  const get = async (
    key: string,
    options?: { readonly range?: ByteRange },
  ): Promise<OpenFile | undefined> => {
    const range = options?.range;
    if (range && !isRange(range)) return refuseRange(key);
    const headers = range ? { range: `bytes=${range.start}-${range.end ?? ''}` } : {};
    const answer = await bucket({ method: 'GET', key, headers, isStreamed: true, timeoutMs: usualMs });
    if (answer.status === 416) return refuseRange(key);
    return answer.status === 404 ? undefined : toOpenFile(key, answer);
  };

  const copy = async (from: string, to: string) => {
    const headers = {
      'x-amz-copy-source': `/${location.bucket}/${from}`,
      'x-amz-metadata-directive': 'REPLACE',
      'content-type': contentTypeOf(to),
    };
    const answer = await bucket({ method: 'PUT', key: to, headers, timeoutMs: longMs });
    return answer.status !== 404;
  };

  const remove = async (key: string) => void (await bucket({ method: 'DELETE', key, timeoutMs: usualMs }));

  return {
    write: (key, chunks) => writeParts(bucket, key, chunks, timeouts),
    get,
    stat,
    remove,
    list: (prefix) => listKeys(bucket, prefix, usualMs),
    copy,
    check,
  };
};

/** Writes a file in parts. A file of one part is a PUT; what breaks off leaves nothing behind. */
const writeParts = async (
  bucket: S3Bucket,
  key: string,
  chunks: AsyncIterable<Uint8Array>,
  timeouts: typeof TIMEOUTS,
) => {
  let upload: Upload | undefined;
  try {
    for await (const { body, isLast } of inParts(chunks)) {
      const headers = { 'content-type': contentTypeOf(key) };
      if (!upload && isLast) {
        succeeded(await bucket({ method: 'PUT', key, headers, body, timeoutMs: timeouts.usualMs }));
      } else {
        upload ??= await beginUpload(bucket, key, timeouts);
        await upload.add(body);
      }
    }
    await upload?.complete();
  } catch (error) {
    await upload?.abort().catch(() => undefined);
    throw error;
  }
};

/** Cuts a stream into parts of one size and a last one, which may be smaller and is there even if it is empty. */
async function* inParts(chunks: AsyncIterable<Uint8Array>) {
  let pieces: Uint8Array[] = [];
  let bytesInPart = 0;
  for await (const chunk of chunks) {
    for (let rest = chunk; rest.length > 0; ) {
      if (bytesInPart === PART_BYTES) {
        const body = Buffer.concat(pieces);
        pieces = [];
        bytesInPart = 0;
        yield { body, isLast: false };
      }
      // This is a copy, because the source may use its buffer again.
      const piece = Uint8Array.from(rest.subarray(0, PART_BYTES - bytesInPart));
      pieces.push(piece);
      bytesInPart += piece.length;
      rest = rest.subarray(piece.length);
    }
  }
  yield { body: Buffer.concat(pieces), isLast: true };
}

interface Upload {
  add(body: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Completes the upload; only from now on the file is to be seen. */
  complete(): Promise<void>;
  abort(): Promise<void>;
}

const beginUpload = async (bucket: S3Bucket, key: string, timeouts: typeof TIMEOUTS): Promise<Upload> => {
  const timeoutMs = timeouts.usualMs;
  const headers = { 'content-type': contentTypeOf(key) };
  const begun = succeeded(await bucket({ method: 'POST', key, query: { uploads: '' }, headers, timeoutMs }));
  const [uploadId] = textsOf(begun.text, 'UploadId');
  if (!uploadId) throw new StorageUnavailable('the bucket began no upload');
  const parts: string[] = [];
  return {
    add: async (body) => {
      const partNumber = String(parts.length + 1);
      const query = { partNumber, uploadId };
      const { headers: got } = succeeded(await bucket({ method: 'PUT', key, query, body, timeoutMs }));
      parts.push(`<Part><PartNumber>${partNumber}</PartNumber><ETag>${got.get('etag') ?? ''}</ETag></Part>`);
    },
    complete: async () => {
      const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
      const call = { method: 'POST', key, query: { uploadId }, body, timeoutMs: timeouts.longMs } as const;
      succeeded(await bucket(call));
    },
    abort: async () => void (await bucket({ method: 'DELETE', key, query: { uploadId }, timeoutMs })),
  };
};

/** Lists keys by the first version of the call: its page ends with a key, not with a token that servers make differently. */
async function* listKeys(bucket: S3Bucket, prefix: string, timeoutMs: number): AsyncGenerator<string> {
  let marker: string | undefined = '';
  while (marker !== undefined) {
    const query = { prefix, marker, 'max-keys': '1000' };
    const { text } = succeeded(await bucket({ method: 'GET', query, timeoutMs }));
    const keys = textsOf(text, 'Key');
    yield* keys.filter(isFileKey);
    marker = text.includes('<IsTruncated>true</IsTruncated>') ? keys.at(-1) : undefined;
  }
}

const succeeded = (answer: S3Answer): S3Answer => {
  if (answer.status >= 400) throw new StorageUnavailable(`the bucket answered ${answer.status}`);
  return answer;
};

const toFacts = (key: string, { headers }: S3Answer, bytes: number): FileFacts => ({
  bytes,
  contentType: contentTypeOf(key),
  modifiedAt: new Date(headers.get('last-modified') ?? 0),
});

const toOpenFile = (key: string, answer: S3Answer): OpenFile => {
  const stream = answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]);
  const length = lengthOf(answer);
  const [, start, bytes] = /^bytes (\d+)-\d+\/(\d+)$/.exec(answer.headers.get('content-range') ?? '') ?? [];
  return { ...toFacts(key, answer, Number(bytes ?? length)), stream, start: Number(start ?? 0), length };
};

const lengthOf = ({ headers }: S3Answer): number => {
  const length = headers.get('content-length');
  if (length === null) throw new StorageUnavailable('the bucket told no length');
  return Number(length);
};

/** Returns the contents of all elements of a name. S3's XML is flat enough to do without a parser. */
const textsOf = (xml: string, element: string): string[] =>
  Array.from(xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g')), ([, text = '']) =>
    unescapeXml(text),
  );

const unescapeXml = (text: string) =>
  text.replaceAll(
    /&(#?\w+);/g,
    (_, name: string) =>
      ENTITIES.get(name) ?? String.fromCodePoint(Number(name.replace('#x', '0x').replace('#', ''))),
  );

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
