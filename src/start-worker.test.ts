// Tests what a worker of its own does with a database that isn't of its version; that it works is shown in crash.
import { expect, it } from 'vitest';
import { testConfig } from '#kernel/config.ts';
import type { DatabaseTarget } from '#kernel/database.ts';
import { createLogger } from '#kernel/log.ts';
import { emptyDatabase, testPortal } from '#kernel/testing/test-portal.ts';
import { startWorker } from './start-worker.ts';

const log = createLogger({ logLevel: 'silent' });

const configOf = (target: DatabaseTarget, dataDir: string) => {
  if ('url' in target) return testConfig({ databaseUrl: target.url, process: 'worker', dataDir });
  const { socketDir, port, user, database } = target;
  const databaseUrl = `postgres://${user}@${encodeURIComponent(socketDir)}:${port}/${database}`;
  return testConfig({ databaseUrl, process: 'worker', dataDir });
};

it('a worker works on no database that a newer version has changed', async () => {
  const { database, target, config } = await testPortal();
  await database.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('neuer', ${Date.now() + 1e12})`,
  );
  await expect(startWorker(configOf(target, config.dataDir), log)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('neueren Fassung'),
  });
});

it('a worker that comes before the first process with pages makes the tables itself', async () => {
  const { config } = await testPortal();
  const worker = await startWorker(configOf(await emptyDatabase(), config.dataDir), log);
  await worker.stop();
});
