// Chooses the encoding that a client takes, and compresses bytes into it.
import { promisify } from 'node:util';
import zlib from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);

/** Bytes that are kept are worth some work; bytes sent once are not. */
const CACHED_GZIP_LEVEL = 7;
const CACHED_BROTLI_QUALITY = 6;
const ONCE_GZIP_LEVEL = 1;
const MIN_BYTES = 700;

/** Patterns that find an encoding that is named, and not with a weight of nought. */
const PATTERNS = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
};

/** Returns the best encoding in an Accept-Encoding header; `q=0` refuses one. */
export const acceptedEncoding = (header: string | undefined): Encoding =>
  takes(header, 'br') ? 'br' : takes(header, 'gzip') ? 'gzip' : 'identity';

/** Compresses well, off the main thread, for bytes that will be sent many times. */
export const compressForCache = async (bytes: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'gzip') return gzip(bytes, { level: CACHED_GZIP_LEVEL });
  if (encoding !== 'br') return bytes;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  return brotli(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: CACHED_BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
};

/** Compresses at once and fast, for bytes that are sent a single time; small ones stay as they are. */
export const compressOnce = (
  bytes: Buffer,
  header: string | undefined,
): { bytes: Buffer; encoding: Encoding } =>
  bytes.length < MIN_BYTES || !takes(header, 'gzip')
    ? { bytes, encoding: 'identity' }
    : {
        // The result finds its place in one piece of memory.
        bytes: zlib.gzipSync(bytes, { level: ONCE_GZIP_LEVEL, chunkSize: Math.max(bytes.length >> 1, 1024) }),
        encoding: 'gzip',
      };

export const takesGzip = (header: string | undefined): boolean => takes(header, 'gzip');

const takes = (header = '', name: keyof typeof PATTERNS) => PATTERNS[name].test(header);
