// A file of the storage on its way to a reader, streamed: memory holds a piece of it and not the file.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { DownloadAnswer, FileAnswer } from './answers.ts';
import { isKnown } from './entity-tag.ts';
import { notFound } from './errors.ts';
import type { FileFacts, OpenFile } from './files.ts';

/** The hooks, the log and what is sent all listen for an answer's end. */
const MAX_LISTENERS = 20;

/** Sends the file, or 304 when the reader has it already. Throws 404 when it is gone. */
export const sendFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { key, headers }: FileAnswer,
): Promise<void> => {
  const { files } = request.portal;
  if (isKnown(request.headers['if-none-match'], headers.etag)) {
    void reply.code(304).headers(headers).send();
    return;
  }
  const file: (FileFacts & Partial<OpenFile>) | undefined =
    request.method === 'HEAD' ? await files.stat(key) : await files.get(key);
  if (!file) throw notFound();
  reply.hijack();
  const { raw } = reply;
  raw.setMaxListeners(MAX_LISTENERS);
  const sent: OutgoingHttpHeaders = { ...(reply.getHeaders() as OutgoingHttpHeaders), ...headers };
  raw.writeHead(200, { ...sent, ...headersOf(file) });
  if (!file.stream) return void raw.end();
  // A reader who hangs up wants no more of it; of a storage that fails only a torn answer can tell.
  await pipeline(file.stream, raw).catch((err: unknown) =>
    request.log.info({ err, key }, 'file not sent whole'),
  );
};

/** Sends what is made meanwhile; its length nobody knows yet. */
export const sendDownload = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { stream, filename, type }: DownloadAnswer,
): Promise<void> => {
  reply.hijack();
  const { raw } = reply;
  raw.setMaxListeners(MAX_LISTENERS);
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': type,
    'content-disposition': `attachment; filename="${filename}"`,
    'cache-control': 'private, no-store',
  });
  await pipeline(stream, raw).catch((err: unknown) =>
    request.log.info({ err, filename }, 'download not sent whole'),
  );
};

const headersOf = ({ bytes, contentType, modifiedAt }: FileFacts) => ({
  'content-type': contentType,
  'content-length': bytes,
  'content-disposition': 'inline',
  'last-modified': modifiedAt.toUTCString(),
});
