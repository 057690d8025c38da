// Speaks the tus protocol by its own library over our uploads. Each call gets a server of its own, since its store acts for the
// one who calls; the locks are common to all. Locks of other processes aren't needed: the row of an upload decides which of two
// pieces at one place counts. This file is loaded with the first upload.
import { DataStore, MemoryLocker, Server, Upload } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { AlreadySent } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HttpError, notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { UPLOAD_RETENTION_MS } from './constants.ts';
import { streamPaths } from './paths.ts';
import { findUpload } from './queries.ts';
import type { StreamUpload } from './queries.ts';
import * as texts from './texts.ts';
import { beginUpload, receivePieces, removeUpload } from './uploads.ts';

/** The header on the answer to the last piece, and to the question after a finished upload: it has the stream that it became. */
export const STREAM_ID_HEADER = 'stream-id';

const PATH = url(streamPaths.createUpload);
const locker = new MemoryLocker();

/** Answers a call of the protocol; refusals are JSON like everywhere. */
export const answerTus = async (
  ctx: Ctx,
  ownerId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AlreadySent> => {
  const store = new UploadStore(ctx, ownerId);
  const server = new Server({
    path: PATH,
    datastore: store,
    locker,
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: () => randomUUID(),
    onResponseError: (_request, error) => toRefusal(error),
  });
  const answer = await server.handleWeb(toWebRequest(request));
  const body = await answer.text();
  // This is what the library says before it asks anybody how to say it.
  if (answer.status >= 400 && !body.startsWith('{')) throw new HttpError(answer.status, texts.uploadBroken);
  reply.hijack();
  reply.raw.writeHead(answer.status, {
    ...(reply.getHeaders() as Record<string, string>),
    ...headersOf(answer),
    ...(store.streamId !== null && { [STREAM_ID_HEADER]: String(store.streamId) }),
    'cache-control': 'no-store',
    ...(body.startsWith('{') && { 'content-type': 'application/json; charset=utf-8' }),
  });
  reply.raw.end(body);
  return new AlreadySent();
};

/** Returns headers for scripts of ours only, so nothing is said about other origins. */
const headersOf = (answer: Response): Record<string, string> =>
  Object.fromEntries([...answer.headers].filter(([name]) => !name.startsWith('access-control-')));

const toWebRequest = ({ raw, method, headers }: FastifyRequest): Request => {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') sent.set(name, value);
  const body = method === 'PATCH' ? (Readable.toWeb(raw) as ReadableStream<Uint8Array>) : undefined;
  return new Request(`http://localhost${raw.url}`, {
    method,
    headers: sent,
    ...(body && { body, duplex: 'half' }),
  });
};

class UploadStore extends DataStore {
  readonly #ctx: Ctx;
  readonly #ownerId: number;
  streamId: number | null = null;

  constructor(ctx: Ctx, ownerId: number) {
    super();
    this.#ctx = ctx;
    this.#ownerId = ownerId;
    this.extensions = ['creation', 'termination', 'expiration'];
  }

  override async create(upload: Upload): Promise<Upload> {
    await beginUpload(this.#ctx, this.#ownerId, {
      id: upload.id,
      filename: upload.metadata?.['filename'] ?? '',
      length: upload.size ?? 0,
    });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#find(id);
    return new Upload({
      id,
      size: row.length,
      offset: row.received,
      creation_date: row.touchedAt.toISOString(),
      metadata: { filename: row.filename },
    });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const received = await receivePieces(this.#ctx, { id, ownerId: this.#ownerId }, offset, stream);
    await this.#find(id);
    return received;
  }

  override remove(id: string): Promise<void> {
    return removeUpload(this.#ctx, id, this.#ownerId);
  }

  override getExpiration(): number {
    return UPLOAD_RETENTION_MS;
  }

  async #find(id: string): Promise<StreamUpload> {
    const row = await findUpload(this.#ctx, id, this.#ownerId);
    if (!row) throw notFound(texts.uploadUnknown);
    this.streamId = row.streamId;
    return row;
  }
}

interface TusError {
  readonly status_code?: number;
}

const TUS_TEXTS: Readonly<Record<number, string>> = {
  404: texts.uploadUnknown,
  409: texts.uploadMisplaced,
  410: texts.uploadUnknown,
  413: texts.uploadMisplaced,
};

const LOCK_TIMEOUT = 'failed to acquire lock before timeout';

const toRefusal = (error: Error | TusError): { status_code: number; body: string } => {
  if (error instanceof HttpError) return refusal(error.status, error.message);
  const { status_code: status, body } = error as TusError & { readonly body?: string };
  if (body === LOCK_TIMEOUT) return refusal(423, texts.uploadBusy);
  if (status !== undefined && status < 500) return refusal(status, TUS_TEXTS[status] ?? texts.uploadBroken);
  if (status === 501) return refusal(400, texts.uploadBroken);
  throw error as Error;
};

const refusal = (status: number, msg: string) => ({
  status_code: status,
  body: JSON.stringify({ status: 'error', msg }),
});
