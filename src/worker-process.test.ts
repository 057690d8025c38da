// Tests that pages go on whatever becomes of the worker; that it works is shown in crash.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { capturedLog } from '#kernel/testing/captured-log.ts';
import { superviseWorker } from './worker-process.ts';

it('a worker that can’t be forked is tried again, and takes nobody with it', async () => {
  const { execPath } = process;
  process.execPath = '/nirgends/node';
  onTestFinished(() => void (process.execPath = execPath));
  const { log, lines } = capturedLog();
  const worker = superviseWorker([], log);
  await expect.poll(() => lines.length, { timeout: 5000 }).toBeGreaterThan(0);
  expect(lines[0]).toMatchObject({ msg: 'worker could not be started; it is tried again' });
  await expect.poll(() => lines.length, { timeout: 5000 }).toBeGreaterThan(1);
  await worker.stop();
  const told = lines.length;
  await sleep(1200);
  expect(lines).toHaveLength(told);
});
