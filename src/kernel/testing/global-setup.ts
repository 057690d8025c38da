// Starts one PostgreSQL for the whole test run. The first file that needs a database makes the template that all clone
// (test-portal.ts): by then its process has read the house, which the one that starts all others needn't do. TEST_DATABASE_URL
// puts another server in the place of the embedded one. docs/decisions/0169
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { testDatabaseUrl } from '../config.ts';
import { dropDatabase } from '../database.ts';
import type { DatabaseTarget } from '../database.ts';
import { startEmbeddedPostgres } from '../../embedded-postgres/embedded-postgres.ts';
import { createLogger } from '../log.ts';
import { fastFolder } from './fast-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseTarget: DatabaseTarget;
    templateName: string;
  }
}

const log = createLogger({ logLevel: 'error' });

let stopAll = async () => {};

export const setup = async (project: TestProject): Promise<void> => {
  const { target, stop } = await startServer();
  const templateName = `litfass_template_${process.pid}`;
  await dropDatabase(target, templateName);
  project.provide('databaseTarget', target);
  project.provide('templateName', templateName);
  stopAll = async () => {
    await dropDatabase(target, templateName);
    await stop();
  };
};

export const teardown = (): Promise<void> => stopAll();

const startServer = async (): Promise<{ target: DatabaseTarget; stop: () => Promise<void> }> => {
  const url = testDatabaseUrl();
  if (url) return { target: { url }, stop: async () => {} };
  const dataDir = await fastFolder('litfass-test-');
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  const server = await startEmbeddedPostgres({ dataDir, log, settings });
  const { socketDir, port, user } = server;
  return {
    target: { socketDir, port, user, database: 'postgres' },
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
