// Structured logs: one JSON line each, secrets never in them.
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import type { Config } from './config.ts';
import { serializeError } from './serialized-error.ts';

export type Logger = FastifyBaseLogger;

const SECRET_FIELDS = ['password', 'token', 'secret', 'authorization', 'cookie'];

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
  return stream ? pino(options, stream) : pino(options);
};
