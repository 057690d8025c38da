// Keeps readings on their way. A process adds them up in memory and hands them to the database within a second; on a shutdown
// in order it hands over the rest first, and a process that is killed loses a second at most.
import { randomUUID } from 'node:crypto';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { makeCtx } from '#kernel/ctx.ts';
import type { Portal } from '#kernel/portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { storeBatch } from './commands.ts';
import type { Batch } from './commands.ts';
import { FLUSH_MS } from './constants.ts';
import { plausible } from './rules.ts';
import type { Reading } from './rules.ts';
import { addReading } from './sums.ts';
import type { MinuteOfPiece } from './sums.ts';

/** What one process has counted for one portal and not yet written. */
interface Counter {
  readonly process: string;
  number: number;
  waiting: Map<string, MinuteOfPiece>;
  /** The batch that is being written; kept until it is known to be. */
  batch: Batch | undefined;
  writing: Promise<void> | undefined;
  timer: NodeJS.Timeout | undefined;
}

const counters = new WeakMap<Portal, Counter>();

const counterOf = (portal: Portal): Counter => {
  let counter = counters.get(portal);
  if (!counter) {
    counter = {
      process: randomUUID(),
      number: 0,
      waiting: new Map(),
      batch: undefined,
      writing: undefined,
      timer: undefined,
    };
    counters.set(portal, counter);
  }
  return counter;
};

/** Counts a reading at a moment; it is in the database a second later. */
export const count = (portal: Portal, ref: ContentRef, moment: Date, reading: Reading): void => {
  const counter = counterOf(portal);
  const isCounted = addReading(counter.waiting, ref, { moment, reading: plausible(reading) });
  portal.metrics.count('litfass_readings_total', { result: isCounted ? 'counted' : 'lost' });
  schedule(portal, counter);
};

const schedule = (portal: Portal, counter: Counter) => {
  counter.timer ??= setTimeout(() => {
    counter.timer = undefined;
    flush(portal).catch((error: unknown) => {
      portal.log.warn({ err: error }, 'readings wait for the database');
      schedule(portal, counter);
    });
  }, FLUSH_MS);
};

/** Writes everything that was counted so far. Throws when the database is gone; nothing is lost then. */
export const flush = async (portal: Portal): Promise<void> => {
  const counter = counterOf(portal);
  if (counter.writing) await counter.writing;
  counter.writing ??= write(portal, counter).finally(() => (counter.writing = undefined));
  await counter.writing;
};

const write = async (portal: Portal, counter: Counter) => {
  while (counter.batch || counter.waiting.size > 0) {
    counter.batch ??= takeBatch(counter);
    await storeBatch(makeCtx(portal, portalItself), counter.batch);
    counter.batch = undefined;
  }
};

const takeBatch = (counter: Counter): Batch => {
  const minutes = [...counter.waiting.values()];
  counter.waiting = new Map();
  return { process: counter.process, number: ++counter.number, minutes };
};

/** Hands over what is left: the last thing that a process does with what it counted. */
export const stopCounting = async (portal: Portal): Promise<void> => {
  const counter = counters.get(portal);
  if (!counter) return;
  clearTimeout(counter.timer);
  await flush(portal).catch((error: unknown) => portal.log.error({ err: error }, 'readings are lost'));
};
