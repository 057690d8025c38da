// Structured logs: one JSON line each, secrets never in them.
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from './config.ts';

export type Logger = FastifyBaseLogger;

const SECRET_FIELDS = ['password', 'token', 'secret', 'authorization', 'cookie'];

export const createLogger = (config: Pick<Config, 'logLevel'>): Logger =>
  pino({
    level: config.logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]), censor: '•••' },
  });
