// Makes a log whose lines a test can read.
import type { LogLevel } from '../config.ts';
import { createLogger } from '../log.ts';
import type { Logger } from '../log.ts';

export type LogLine = Readonly<Record<string, unknown>> & { readonly level: number; readonly msg: string };

interface CapturedLog {
  readonly log: Logger;
  /** Grows as the log is written. */
  readonly lines: LogLine[];
}

export const capturedLog = (logLevel: LogLevel = 'info'): CapturedLog => {
  const lines: LogLine[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as LogLine);
  return { log: createLogger({ logLevel }, { write }), lines };
};
