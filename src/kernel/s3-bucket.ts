// Sends signed calls to one bucket, addressed as endpoint/bucket/key: with timeouts, and tried again where that is harmless.
// Works with AWS and what speaks like it (MinIO, Ceph, Garage, R2). The key pair may read, write, delete and list.
import { AwsV4Signer } from 'aws4fetch';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Location } from './config.ts';
import { StorageUnavailable } from './files-contract.ts';

const RETRIES = 2;

export interface S3Call {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** A call without a key is about the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  /** Leaves the body of a success unread; from then on only a pause of five minutes breaks it off. */
  readonly isStreamed?: boolean;
  /** How long one attempt may take until the answer is there (when streamed: begins). */
  readonly timeoutMs: number;
  readonly retries?: number;
}

export interface S3Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body, only when it is streamed. */
  readonly body: Response['body'];
}

/** Sends a call. Only a success, 404 for a missing object or upload and 416 come back; all else is StorageUnavailable. */
export type S3Bucket = (call: S3Call) => Promise<S3Answer>;

/** Opens a bucket; `pauseMs` is the pause before the first retry; the second waits twice as long. */
export const openBucket = (location: S3Location, pauseMs: number): S3Bucket => {
  const signingKeys = new Map<string, ArrayBuffer>();
  return async (call) => {
    // A POST begins or ends an upload: what became of it is unknown after a failure, so it is never repeated.
    const retries = call.method === 'POST' ? 0 : (call.retries ?? RETRIES);
    for (let attempt = 0; ; attempt++) {
      const outcome = await attemptCall(location, call, signingKeys);
      if (!('failure' in outcome)) return outcome;
      if (!outcome.isPassing || attempt === retries)
        throw new StorageUnavailable(`${call.method} to the bucket failed, ${outcome.failure}`);
      await sleep(pauseMs * 2 ** attempt * (0.5 + Math.random()));
    }
  };
};

/** Words of our own or a code, never a foreign message: those quote key ids and signatures. */
interface Failure {
  readonly failure: string;
  readonly isPassing: boolean;
}

const attemptCall = async (
  location: S3Location,
  call: S3Call,
  signingKeys: Map<string, ArrayBuffer>,
): Promise<S3Answer | Failure> => {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), call.timeoutMs);
  try {
    const { url, init } = await sign(location, call, signingKeys);
    const response = await fetch(url, { ...init, signal: abort.signal });
    const isStreamed = call.isStreamed === true && response.ok;
    const text = isStreamed ? '' : await response.text();
    const { status, headers } = response;
    return failureOf(status, text) ?? { status, headers, text, body: isStreamed ? response.body : null };
  } catch (error) {
    return { failure: abort.signal.aborted ? 'timed out' : networkCode(error), isPassing: true };
  } finally {
    clearTimeout(timer);
  }
};

const sign = async (location: S3Location, call: S3Call, signingKeys: Map<string, ArrayBuffer>) => {
  const url = new URL(`${location.endpoint}/${location.bucket}${call.key ? `/${call.key}` : ''}`);
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
  const signed = await new AwsV4Signer({
    method: call.method,
    url: url.href,
    headers: { ...call.headers, 'x-amz-content-sha256': await sha256(call.body) },
    accessKeyId: location.key,
    secretAccessKey: location.secret,
    service: 's3',
    region: location.region,
    cache: signingKeys,
  }).sign();
  // This header is not signed, since some proxies rewrite it; without it they might compress and so change the length.
  signed.headers.set('accept-encoding', 'identity');
  const init: RequestInit = { method: call.method, headers: signed.headers, redirect: 'manual' };
  return { url: signed.url, init: call.body ? { ...init, body: call.body } : init };
};

/** Returns the sum of a body. The bucket compares it with what arrives, so a damaged transfer is refused. */
const sha256 = async (body: Uint8Array<ArrayBuffer> = new Uint8Array()) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', body)).toString('hex');

/** Returns the failure in an answer: copying and assembling may answer 200, then think, then fail in the body. */
const failureOf = (status: number, text: string): Failure | undefined => {
  const code = /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1] ?? '';
  const isOk = status < 300 && !/<Error[\s>]/.test(text);
  if (isOk || status === 416 || (status === 404 && code !== 'NoSuchBucket')) return undefined;
  const isPassing = status < 300 || status >= 500 || status === 429 || code === 'RequestTimeout';
  return { failure: `answer ${status} ${code}`.trimEnd(), isPassing };
};

/** Returns a code such as ECONNREFUSED, ENOTFOUND, UND_ERR_SOCKET … from the depths of a failed fetch. */
const networkCode = (error: unknown): string => {
  const { cause, name } = error as { readonly cause?: { readonly code?: unknown }; readonly name?: unknown };
  return typeof cause?.code === 'string' ? cause.code : String(name);
};
