// Uploads in forms, on routes mounted with `upload` only: one file goes into a nameless temporary file, which is gone with
// the request whatever happens; the fields beside it become the body, validated like that of any other form.
// Reads what strangers send.
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream';
import { HttpError, badRequest, tooLarge } from './errors.ts';
import { StorageUnavailable } from './files.ts';
import { findForbiddenText, parseParameters } from './parameters.ts';
import * as texts from './texts.ts';

/** What a route wants uploaded. */
export interface UploadOptions {
  /** Name of the one file field. */
  readonly field: string;
  /** A file of exactly so many bytes passes. */
  readonly maxBytes: number;
  /** What the sender of a larger one reads, with status 413. */
  readonly tooLarge: string;
}

/** A file as it arrived; nothing about it is checked but its size. */
export interface UploadedFile {
  /** The name that the sender gives the file: for display only. */
  readonly filename: string;
  readonly bytes: number;
  /** Reads the content from its beginning, each time; only while the handler runs. */
  readonly read: () => AsyncGenerator<Uint8Array>;
  readonly close: () => Promise<void>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The file until the handler takes it. */
    upload: UploadedFile | undefined;
    /** The name that the sender gives the file that came first, also when it was refused. */
    uploadName: string;
  }
}

const MAX_FIELDS = 100;
const MAX_FIELDS_BYTES = 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;

/** Lets the routes of this scope take uploads; `admit` throws for those whose bytes are not even read. */
export const acceptUploads = async (
  scope: FastifyInstance,
  options: UploadOptions,
  admit: (request: FastifyRequest) => Promise<void>,
): Promise<void> => {
  await scope.register(multipart);
  scope.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return;
    await admit(request);
    await receive(request, reply, options);
  });
};

/** Hands a request's file to `use`, and takes it away afterwards. */
export const withUpload = async <T>(
  request: FastifyRequest,
  use: (upload: UploadedFile | undefined) => Promise<T>,
): Promise<T> => {
  const { upload } = request;
  request.upload = undefined;
  try {
    return await use(upload);
  } finally {
    await upload?.close();
  }
};

const receive = async (request: FastifyRequest, reply: FastifyReply, options: UploadOptions) => {
  const form: Form = { fields: new URLSearchParams(), file: undefined };
  try {
    await readParts(request, options, form);
    request.body = bodyOf(form);
    request.upload = form.file;
    finished(reply.raw, () => void request.upload?.close());
  } catch (error) {
    await form.file?.close();
    // Browsers read an answer only when all was sent.
    request.raw.unpipe();
    request.raw.resume();
    throw toRefusal(error, options);
  }
};

const bodyOf = ({ fields }: Form): Record<string, unknown> => {
  const body = parseParameters(fields.toString());
  const unprintable = findForbiddenText(body);
  if (unprintable !== undefined) throw badRequest(texts.badInput, { [unprintable]: texts.fieldUnprintable });
  return body;
};

interface Form {
  readonly fields: URLSearchParams;
  file: UploadedFile | undefined;
}

const readParts = async (request: FastifyRequest, { field, maxBytes }: UploadOptions, form: Form) => {
  let fieldsBytes = 0;
  const limits = {
    files: 1,
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELDS_BYTES,
    fileSize: maxBytes + 1,
    headerPairs: 20,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      if (part.fieldname !== field)
        throw badRequest(texts.badInput, { [part.fieldname]: texts.fieldInvalid });
      request.uploadName ||= part.filename || '';
      form.file = await store(part.filename, part.file, maxBytes);
    } else {
      const value = typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
      fieldsBytes += Buffer.byteLength(part.fieldname) + Buffer.byteLength(value);
      if (part.valueTruncated || part.fieldnameTruncated || fieldsBytes > MAX_FIELDS_BYTES) throw tooLarge();
      form.fields.append(part.fieldname, value);
    }
  }
};

/**
 * Stores a file; returns undefined for a file field that was left empty, which browsers send as a file without name and
 * content.
 */
const store = async (
  filename: string,
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<UploadedFile | undefined> => {
  const handle = await openNameless();
  try {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new FileOverLimit();
      await handle.appendFile(chunk).catch(failStorage);
    }
    if (bytes > 0 || filename) return uploadedFile(handle, filename, bytes);
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return undefined;
};

class FileOverLimit extends Error {}

/** Nobody else can open it, and it is gone with its handle, even when the process is killed. */
const openNameless = async (): Promise<FileHandle> => {
  const name = path.join(tmpdir(), `litfass-upload-${randomUUID()}`);
  const handle = await open(name, 'wx+', 0o600).catch(failStorage);
  await unlink(name);
  return handle;
};

const failStorage = (error: unknown): never => {
  throw new StorageUnavailable('temporary file', error);
};

const uploadedFile = (handle: FileHandle, filename: string, bytes: number): UploadedFile => ({
  filename,
  bytes,
  async *read() {
    for (let at = 0; at < bytes; ) {
      const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, at);
      if (bytesRead === 0) return;
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  },
  close: () => handle.close(),
});

const toRefusal = (error: unknown, { field, tooLarge: text }: UploadOptions): unknown => {
  if (error instanceof HttpError || error instanceof StorageUnavailable) return error;
  const { code } = error as { code?: unknown };
  if (error instanceof FileOverLimit || code === 'FST_REQ_FILE_TOO_LARGE')
    return new HttpError(413, text, { errors: { [field]: text } });
  if (code === 'FST_FILES_LIMIT') return badRequest(texts.oneFileOnly, { [field]: texts.oneFileOnly });
  if (code === 'FST_FIELDS_LIMIT') return tooLarge();
  // The parser's errors have no codes; all of them say that this is no form.
  return badRequest(texts.brokenRequest);
};
