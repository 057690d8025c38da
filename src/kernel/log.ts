// Writes structured logs: one JSON line each, secrets never in them.
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import type { Config } from './config.ts';
import { serializeError } from './serialized-error.ts';

export type Logger = FastifyBaseLogger;

const SECRET_FIELDS = ['password', 'token', 'secret', 'authorization', 'cookie'];

/**
 * How long lines are gathered to be written together: writing each by itself takes longer than making it. What is grave is
 * written at once.
 */
const GATHER_MS = 20;
const GATHERED_BYTES = 8192;
const { error: GRAVE } = pino.levels.values;

/** The level of a line, which Pino tells to a stream that asks for it. */
interface LevelKnown {
  lastLevel: number;
}

/** Gathers lines for the standard output. A process that ends writes what is left; one that is killed loses the last moment. */
export const gatheredOutput = (): DestinationStream => {
  const output = pino.destination({ dest: 1, sync: true, minLength: GATHERED_BYTES });
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    output.flush();
  };
  process.once('exit', flush);
  return {
    [Symbol.for('pino.metadata')]: true,
    write(this: DestinationStream & LevelKnown, line) {
      output.write(line);
      if (this.lastLevel >= GRAVE!) flush();
      else timer ??= setTimeout(flush, GATHER_MS).unref();
    },
  } as DestinationStream;
};

/** The output for all logs of a process; undefined until the first is made. */
let standardOutput: DestinationStream | undefined;

/** Writes to standard output, or into `stream`. */
export const createLogger = (config: Pick<Config, 'logLevel'>, stream?: DestinationStream): Logger => {
  const options = {
    level: config.logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    // Pino's own serializer would write the values of a failed query.
    serializers: { err: (error: unknown) => serializeError(error) },
    redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]), censor: '•••' },
  };
  return pino(options, stream ?? (standardOutput ??= gatheredOutput()));
};
