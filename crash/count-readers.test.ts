// Readers of one article say that they read to two server processes on one database, which are ended in order meanwhile: each
// counts in a memory of its own, and what both took is what stands there.
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { makeCtx } from '#kernel/ctx.ts';
import type { DatabaseTarget } from '#kernel/database.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { viewsOf } from '#bundles/audience/public.ts';
import { createPortalProcess, eventually, statusOf } from './portal-process.ts';
import type { PortalProcess } from './portal-process.ts';
import { sayRead } from './readers.ts';

const TIMEOUT_MS = 180_000;
const START_TIMEOUT_MS = 90_000;
const CLIENTS_EACH = 4;
const CALM_MS = 1200;
const LAST_READERS = 30;

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const processes: PortalProcess[] = [];
afterAll(() => Promise.all(processes.map((each) => each.destroy())));

/** Returns the address of a database as an environment names it; the tests' own server is reached by its socket. */
const addressOf = (target: DatabaseTarget): string =>
  'url' in target
    ? target.url
    : `postgres://${target.user}@localhost/${target.database}?host=${encodeURIComponent(target.socketDir)}&port=${target.port}`;

const startServer = async (): Promise<PortalProcess> => {
  const env = {
    PROCESS: 'web',
    DATABASE_URL: addressOf(portal.target),
    SECRET: 'ein Geheimnis das beide Prozesse kennen',
    // Each reader has an address of their own.
    TRUST_PROXY: 'true',
    LOAD_SHEDDING: 'off',
  };
  const server = await createPortalProcess({ env });
  processes.push(server);
  server.start();
  await untilReady(server);
  return server;
};

const untilReady = ({ origin }: PortalProcess) =>
  eventually(
    'ein Prozess für Seiten',
    START_TIMEOUT_MS,
    async () => (await statusOf(`${origin}/readyz`)) === 200,
  );

it('counts exactly what two processes took, also when they are ended in order in the midst of it', {
  timeout: TIMEOUT_MS,
}, async () => {
  expect(existsSync('dist/server/main.js'), 'npm run build comes first').toBe(true);
  const article = await anArticle(ctx);
  const [first, second] = await Promise.all([startServer(), startServer()]);
  const taken = { count: 0 };
  const stopping = new AbortController();
  const read = async ({ origin }: PortalProcess) => {
    while (!stopping.signal.aborted) {
      if (await sayRead(origin, article.id)) taken.count++;
      await sleep(5);
    }
  };
  const readers = [first, second].flatMap((server) =>
    Array.from({ length: CLIENTS_EACH }, () => read(server)),
  );
  for (const server of [first, second]) {
    await sleep(CALM_MS);
    await server.stop();
    server.start();
    await untilReady(server);
  }
  await sleep(CALM_MS);
  stopping.abort();
  await Promise.all(readers);
  // The last ones aren't handed over yet when both are told to end.
  const last = await Promise.all(
    Array.from({ length: LAST_READERS }, (_, at) => sayRead([first, second][at % 2]!.origin, article.id)),
  );
  await Promise.all([first.stop(), second.stop()]);
  const views = (await viewsOf(ctx, [article])).get(`article:${article.id}`)!.views;
  expect(last).not.toContain(false);
  expect(views).toBe(taken.count + LAST_READERS);
  expect(taken.count).toBeGreaterThan(100);
});
