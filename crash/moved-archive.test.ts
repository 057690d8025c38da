// A portal leaves as an archive and comes to an empty one by the commands of the product, while parts of that are killed again and again.
import { setTimeout as sleep } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { comparable } from '#bundles/archives/test-data.ts';
import { createPortalProcess, eventually, signal, statusOf } from './portal-process.ts';
import type { Part, PortalProcess } from './portal-process.ts';
import { withDatabaseOf } from './verdict.ts';
import { signIn } from './writers.ts';

const TIMEOUT_MS = 900_000;
const READY_MS = 300_000;
const BOSS = { name: 'Nele Voss', login: 'nele', email: 'nele@neu.example', password: 'ein langes Passwort' };

const aPortal = async (...args: readonly string[]): Promise<PortalProcess> => {
  const portal = await createPortalProcess({ args, env: { RATE_LIMITS: 'off' } });
  onTestFinished(portal.destroy);
  portal.start();
  return portal;
};

const isReady = ({ origin }: PortalProcess) =>
  eventually('das Portal', READY_MS, async () => (await statusOf(`${origin}/readyz`)) === 200);

/** Runs a command of the product, beside the portal that runs. Gives what it said. */
const command = async ({ dataDir, origin }: PortalProcess, ...args: readonly string[]): Promise<string> => {
  const child = spawn(process.execPath, ['dist/server/main.js', ...args], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PUBLIC_URL: origin },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  expect([code, complaint]).toEqual([0, '']);
  return said;
};

/** Sends a form as a browser does. */
const send = async (
  { origin }: PortalProcess,
  address: string,
  fields: Readonly<Record<string, string>>,
  cookie = '',
) => {
  const ask = () =>
    fetch(origin + address, {
      method: 'POST',
      headers: { cookie, accept: 'text/html' },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  let answer = await ask();
  // Right after a start on a busy machine some are asked to come back.
  for (let tries = 0; answer.status === 503 && tries < MOST_TRIES; tries++) {
    await sleep(RETRY_MS);
    answer = await ask();
  }
  expect([address, answer.status]).toEqual([address, 303]);
};
const MOST_TRIES = 20;
const RETRY_MS = 500;

/** Sets a portal up with an administrator, a country and a category. */
const setUp = async (portal: PortalProcess) => {
  await send(portal, '/einrichten', BOSS);
  const cookie = await signIn(portal.origin, BOSS.login, BOSS.password);
  await send(
    portal,
    '/admin/orte/neu',
    { name: 'Deutschland', slug: 'deutschland', kind: 'country' },
    cookie,
  );
  await send(portal, '/admin/rubriken/neu', { name: 'Allerlei', tone: 'news' }, cookie);
  return cookie;
};

const rowsOf = ({ dataDir }: PortalProcess, query: string) =>
  withDatabaseOf(dataDir, (ask) => ask(query)).catch(() => []);

const countTaken = async (portal: PortalProcess): Promise<number> =>
  Number(
    (await rowsOf(portal, `select count(*) from import_items where state = 'taken'`))[0]?.['count'] ?? 0,
  );

/** Kills parts of the portal once something more has come. */
const kill = async (portal: PortalProcess, ...parts: readonly Part[]): Promise<number> => {
  const before = await countTaken(portal);
  const count = await eventually('die nächsten Beiträge', READY_MS, async () => {
    const now = await countTaken(portal);
    return now > before && now;
  });
  for (const part of parts) signal(portal.pidOf(part), 'SIGKILL');
  if (parts.includes('server')) {
    await eventually('das Ende', READY_MS, () => portal.pidOf('server') === undefined);
    portal.start();
  }
  await isReady(portal);
  return count;
};

it('an archive that comes by the commands is there once and whole, however often parts of the portal are killed', {
  timeout: TIMEOUT_MS,
}, async () => {
  expect(existsSync('dist/server/main.js'), 'npm run build comes first').toBe(true);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'litfass-moved-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [file, again] = [path.join(folder, 'archiv.zip'), path.join(folder, 'wieder.zip')];
  const there = await aPortal('--scale', '0.05', '--picture-size', '0.1');
  await eventually('das Demo-Portal', READY_MS, () => there.output().includes('Demo-Zugänge'));
  await command(there, 'archive', file, '--as', 'admin', '--people', 'mails');
  await there.destroy();

  const here = await aPortal('--empty');
  await isReady(here);
  const cookie = await setUp(here);
  const said = await command(here, 'import', file, '--as', BOSS.login);
  const address = /\/admin\/import\/\d+/.exec(said)![0];
  const fields = { placeId: '1', categoryId: '1', people: 'accounts', comments: '1', signer: '1' };
  await send(here, address, fields, cookie);
  // Whoever goes on waits until nobody has heard of the one before for a while.
  const counts = [await kill(here, 'worker'), await kill(here, 'server', 'worker', 'database')];
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  await eventually('das Ende der Übernahme', READY_MS, async () => {
    const [row] = await rowsOf(here, 'select state from imports');
    return row?.['state'] === 'done';
  });
  const failed = await rowsOf(
    here,
    `select kind, title, report from import_items where state = 'failed' or cardinality(report) > 0`,
  );
  expect(failed).toEqual([]);
  await command(here, 'archive', again, '--as', BOSS.login, '--people', 'mails');
  const [before, after] = await Promise.all(
    [file, again].map(async (one) => comparable(await readFile(one))),
  );
  expect(after).toEqual(before);
  // None of the processes that were killed has left an image or a stream behind that no imported thing refers to.
  const strays = await rowsOf(
    here,
    `select 'image' as kind, id from images where id not in (select ref_id from imported_things where ref_type = 'image')
      union all select 'stream', id from streams where id not in (select ref_id from imported_things where ref_type = 'stream')`,
  );
  expect(strays).toEqual([]);
});
