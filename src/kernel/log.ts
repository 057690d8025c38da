// Structured logs: one JSON line each, secrets never in them.
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import type { Config } from './config.ts';
import { serializeError } from './serialized-error.ts';

export type Logger = FastifyBaseLogger;

const SECRET_FIELDS = ['password', 'token', 'secret', 'authorization', 'cookie'];

/** Lines of so short a time are written together: each by itself takes longer than making it. What is grave is written at once. */
const GATHER_MS = 20;
const GATHERED_BYTES = 8192;

/** Standard output. A process that ends writes what is left; one that is killed loses the last moment. */
const gatheredOutput = (): DestinationStream & { readonly flushSync: () => void } => {
  const output = pino.destination({ dest: 1, sync: true, minLength: GATHERED_BYTES });
  let timer: NodeJS.Timeout | undefined;
  const flushSync = () => {
    clearTimeout(timer);
    timer = undefined;
    output.flushSync();
  };
  process.once('exit', flushSync);
  return {
    flushSync,
    write: (line) => {
      output.write(line);
      timer ??= setTimeout(flushSync, GATHER_MS).unref();
    },
  };
};

/** Writes to standard output, or into `stream`. */
export const createLogger = (config: Pick<Config, 'logLevel'>, stream?: DestinationStream): Logger => {
  const options = {
    level: config.logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    // Pino's own would write the values of a failed query.
    serializers: { err: (error: unknown) => serializeError(error) },
    redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]), censor: '•••' },
  };
  return pino(options, stream ?? gatheredOutput());
};
