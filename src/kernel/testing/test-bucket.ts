// Runs a bucket for tests: s3rver on a free port, put right where it is laxer than S3. It lets every signature pass, answers
// before the bytes are on the disk, writes in place, can't abort an upload, and misreads `bytes=0-0`.
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Location } from '../config.ts';

/** An answer with this status, a connection that is cut, or one that never answers. */
export type Fault = number | 'cut' | 'hang';

export interface TestBucket {
  readonly location: S3Location;
  /** All calls so far, like `GET /bucket/key`. */
  readonly calls: string[];
  /** Makes calls fail before they reach the bucket, when it is set to something that returns a fault. */
  fault: (call: string) => Fault | undefined;
  /** Puts an object there directly, under any name. */
  add(key: string, text: string): Promise<void>;
  /** The multipart uploads that were neither completed nor aborted. */
  openUploads(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

export const startTestBucket = async (): Promise<TestBucket> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'litfass-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET }],
  });
  // It goes on logging about connections that are cut when it stops.
  server.logger.silent = true;
  const uploads = server.store.getResourcePath(BUCKET, undefined, 'uploads');
  mendStore(server.store);
  server.middleware.unshift(
    (ctx, next) => interfere(bucket, ctx, next),
    refuseBadSignatures,
    (ctx, next) => abortUploads(uploads, ctx, next),
  );
  const { port } = await server.run();
  const bucket: TestBucket = {
    location: {
      ...CREDENTIALS,
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: 'eu-central-1',
    },
    calls: [],
    fault: () => undefined,
    add: async (key, text) => {
      const file = server.store.getResourcePath(BUCKET, key, 'object');
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    },
    openUploads: () => readdir(uploads).catch(() => []),
    stop: async () => {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return bucket;
};

const BUCKET = 'litfass';
/** The only pair that s3rver knows. */
const CREDENTIALS = { key: 'S3RVER', secret: 'S3RVER' };

interface StoredObject {
  readonly bucket: string;
  readonly key: string;
  readonly metadata: object;
  readonly size: number;
  readonly range?: object;
  content: Readable | null;
}

/** The parts of s3rver's insides that are put right. */
interface Store {
  getResourcePath(bucket: string, key: string | undefined, kind: string): string;
  putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
  putObject(object: StoredObject): Promise<Landed>;
  putPart(bucket: string, uploadId: string, partNumber: string, content: Readable): Promise<Landed>;
  getObject(
    bucket: string,
    key: string,
    options?: { readonly start?: number; readonly end?: number | string },
  ): Promise<StoredObject | null>;
}

interface Landed {
  readonly size: number;
  readonly md5: string;
}

interface Context {
  readonly req: IncomingMessage;
  readonly method: string;
  readonly url: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  status: number;
  body: string;
  respond: boolean;
}

type Next = () => Promise<void>;

interface Fake {
  readonly store: Store;
  readonly logger: { silent: boolean };
  readonly middleware: ((ctx: Context, next: Next) => Promise<void>)[];
  readonly httpServer: Server;
  run(): Promise<{ readonly port: number }>;
  close(): Promise<void>;
}

const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => Fake;

const mendStore = (store: Store) => {
  store.putObject = async (object) => {
    const landed = await land(object.content!, store.getResourcePath(object.bucket, object.key, 'object'));
    await store.putMetadata(object.bucket, object.key, object.metadata, landed.md5);
    return landed;
  };
  store.putPart = (bucket, uploadId, partNumber, content) =>
    land(content, path.join(store.getResourcePath(bucket, undefined, 'uploads'), uploadId, partNumber));
  const getObject = store.getObject.bind(store);
  store.getObject = async (bucket, key, options = {}) => {
    const object = await getObject(bucket, key, options.end === 0 ? { ...options, end: '0' } : options);
    if (object?.range && object.size === 0) object.content = null;
    return object;
  };
};

/** Writes elsewhere and renames, as S3 never shows half an object. */
const land = async (content: Readable, target: string): Promise<Landed> => {
  const draft = `${target}.${randomUUID()}`;
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  let size = 0;
  await mkdir(path.dirname(target), { recursive: true });
  const measure = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      md5.update(chunk);
      sha256.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  await pipeline(content, measure, createWriteStream(draft));
  const expected = content instanceof IncomingMessage && content.headers['x-amz-content-sha256'];
  if (expected && expected !== sha256.digest('hex'))
    throw new Error('the bytes are not those that were signed');
  await rename(draft, target);
  return { size, md5: md5.digest('hex') };
};

const interfere = async (bucket: TestBucket, ctx: Context, next: Next) => {
  const call = `${ctx.method} ${ctx.url}`;
  bucket.calls.push(call);
  const fault = bucket.fault(call);
  if (fault === undefined) return next();
  if (typeof fault === 'number') {
    ctx.req.resume();
    ctx.status = fault;
    ctx.body = `<Error><Code>Fault${fault}</Code><AWSAccessKeyId>${CREDENTIALS.key}</AWSAccessKeyId></Error>`;
    return;
  }
  ctx.respond = false;
  if (fault === 'cut') ctx.req.socket.destroy();
};

/** Refuses bad signatures: Signature Version 4 is computed anew from what arrived. */
const refuseBadSignatures = async (ctx: Context, next: Next) => {
  const { headers, method, url = '' } = ctx.req;
  const [, scope = '', names = '', signature] =
    /Credential=\w+\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(headers.authorization ?? '') ?? [];
  const { pathname, searchParams } = new URL(url, 'http://bucket');
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort();
  const signed = names.split(';').map((name) => `${name}:${String(headers[name])}`);
  const payload = headers['x-amz-content-sha256'];
  const canonical = [method, pathname, query.join('&'), ...signed, '', names, payload].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${CREDENTIALS.secret}`);
  const expected = hmac(key, ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n'));
  if (signature === expected.toString('hex')) return next();
  ctx.status = 403;
  ctx.body = '<Error><Code>SignatureDoesNotMatch</Code></Error>';
};

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const abortUploads = async (uploads: string, ctx: Context, next: Next) => {
  if (ctx.method !== 'DELETE' || !ctx.query['uploadId']) return next();
  await rm(path.join(uploads, ctx.query['uploadId']), { recursive: true, force: true });
  ctx.status = 204;
};
