// This says which part of a file a request asks for. RFC 9110, 14
// Reads what strangers send.
import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from './files.ts';

/** A range that is asked for; `last` means so many bytes from the end. */
export type AskedRange = ByteRange | { readonly last: number };

interface FileState {
  readonly etag: string;
  readonly modifiedAt?: Date;
}

/**
 * Returns the one range that is asked for; undefined when the whole file is to be sent: without a range, for several, for one
 * that nobody understands, and when it belongs to another state of the file (`If-Range`).
 */
export const askedRange = (headers: IncomingHttpHeaders, state: FileState): AskedRange | undefined => {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(headers.range ?? '') ?? [];
  if ((first === '' && last === '') || !isOfState(headers['if-range'], state)) return undefined;
  if (first === '') return { last: Number(last) };
  if (last !== '' && Number(last) < Number(first)) return undefined;
  return last === '' ? { start: Number(first) } : { start: Number(first), end: Number(last) };
};

/** Says whether a condition names this state of the file. A weak tag never names bytes; a date must be exactly that of the file. */
const isOfState = (condition: string | string[] | undefined, { etag, modifiedAt }: FileState): boolean =>
  condition === undefined || condition === etag || condition === modifiedAt?.toUTCString();

/** Returns the range within a file of so many bytes; undefined when nothing of it is left. */
export const rangeOf = (asked: AskedRange, bytes: number): Required<ByteRange> | undefined => {
  const start = 'last' in asked ? Math.max(0, bytes - asked.last) : asked.start;
  const end = 'last' in asked ? bytes - 1 : Math.min(asked.end ?? Infinity, bytes - 1);
  return start <= end && Number.isSafeInteger(start) ? { start, end } : undefined;
};
