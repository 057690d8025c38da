// Sends a file of the storage to a reader, streamed: memory holds a piece of it and not the file.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DownloadAnswer, FileAnswer } from './answers.ts';
import { askedRange, rangeOf } from './byte-ranges.ts';
import { MINUTE_MS } from './durations.ts';
import { isKnown } from './entity-tag.ts';
import { notFound } from './errors.ts';
import type { FileFacts, Files } from './files.ts';
import { stopCounting } from './load-shedding.ts';

/** The hooks, the log and what is sent all listen for an answer's end. */
const MAX_LISTENERS = 20;

/**
 * A reader who takes no byte for so long is let go: each holds a file open. A film that is paused is asked for anew by the browser
 * when it goes on, from where it stopped.
 */
const IDLE_MS = 5 * MINUTE_MS;

/**
 * Sends the file or the part of it that is asked for, or 304 when the reader has it already. Throws 404 when it is
 * gone.
 */
export const sendFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { key, headers, filename }: FileAnswer,
): Promise<void> => {
  if (isKnown(request.headers['if-none-match'], headers.etag)) {
    void reply.code(304).headers(headers).send();
    return;
  }
  const sent: OutgoingHttpHeaders = { ...(reply.getHeaders() as OutgoingHttpHeaders), ...headers };
  const opened = await open(request, key, headers.etag);
  reply.hijack();
  const { raw } = reply;
  raw.setMaxListeners(MAX_LISTENERS);
  raw.writeHead(opened.status, {
    ...sent,
    'accept-ranges': 'bytes',
    ...opened.headers,
    ...(filename && { 'content-disposition': attachment(filename) }),
  });
  if (!opened.stream) return void raw.end();
  stopCounting(raw);
  raw.setTimeout(IDLE_MS, () => void raw.destroy());
  // A reader who hangs up wants no more of it; of a storage that fails only a torn answer can tell.
  await pipeline(opened.stream, raw).catch((err: unknown) =>
    request.log.info({ err, key }, 'file not sent whole'),
  );
};

interface Opened {
  readonly status: 200 | 206 | 416;
  readonly headers: OutgoingHttpHeaders;
  readonly stream?: Readable;
}

const open = async (
  { method, headers, portal }: FastifyRequest,
  key: string,
  etag: string,
): Promise<Opened> => {
  const { files } = portal;
  if (method === 'HEAD') {
    const facts = await files.stat(key);
    if (!facts) throw notFound();
    return { status: 200, headers: headersOf(facts) };
  }
  const part = headers.range === undefined ? undefined : await openPart(files, key, { headers, etag });
  if (part) return part;
  const file = await files.get(key);
  if (!file) throw notFound();
  return { status: 200, headers: headersOf(file), stream: file.stream };
};

/** Opens the part of a file that is asked for; undefined when the whole file is to be sent. */
const openPart = async (
  files: Files,
  key: string,
  { headers, etag }: { headers: IncomingHttpHeaders; etag: string },
): Promise<Opened | undefined> => {
  const facts = await files.stat(key);
  if (!facts) throw notFound();
  const asked = askedRange(headers, { etag, modifiedAt: facts.modifiedAt });
  if (!asked) return undefined;
  const range = rangeOf(asked, facts.bytes);
  if (!range)
    return { status: 416, headers: { 'content-range': `bytes */${facts.bytes}`, 'content-length': 0 } };
  const file = await files.get(key, { range });
  if (!file) throw notFound();
  const { start, length, bytes } = file;
  const ofPart = {
    'content-length': length,
    'content-range': `bytes ${start}-${start + length - 1}/${bytes}`,
  };
  return { status: 206, headers: { ...headersOf(file), ...ofPart }, stream: file.stream };
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
    'content-disposition': attachment(filename),
    'cache-control': 'private, no-store',
  });
  await pipeline(stream, raw).catch((err: unknown) =>
    request.log.info({ err, filename }, 'download not sent whole'),
  );
};

/** Returns the header by which a file is stored; the name is plain ASCII. */
export const attachment = (filename: string) => `attachment; filename="${filename}"`;

const headersOf = ({ bytes, contentType, modifiedAt }: FileFacts) => ({
  'content-type': contentType,
  'content-length': bytes,
  'content-disposition': 'inline',
  'last-modified': modifiedAt.toUTCString(),
});
