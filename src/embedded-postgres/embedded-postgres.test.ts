import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, lstat, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#kernel/database.ts';
import { connectEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import type { EmbeddedPostgres, PostgresAddress } from './embedded-postgres.ts';
import { isAlive } from './state.ts';
import { createLogger } from '#kernel/log.ts';
import { StartError } from '#kernel/start-error.ts';

const log = createLogger({ logLevel: 'silent' });
const isRoot = process.geteuid?.() === 0;
const running: EmbeddedPostgres[] = [];
let home: string;
let dataDir: string;

const start = async (folder = dataDir) => {
  const server = await startEmbeddedPostgres({ dataDir: folder, log, settings: { fsync: 'off' } });
  running.push(server);
  return server;
};

const ask = async (address: PostgresAddress, sql: string) => {
  const { socketDir, port, user } = address;
  const database = openDatabase({ socketDir, port, user, database: 'postgres' }, log, 1);
  try {
    return (await database.query(sql)).rows;
  } finally {
    await database.close();
  }
};

/** Starts a process that starts the database and then does `next`, leader of a group as in a terminal. */
const startElsewhere = async (next: string) => {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded-postgres.ts'))};
    import { createLogger } from ${JSON.stringify(path.join(import.meta.dirname, '../kernel/log.ts'))};
    const log = createLogger({ logLevel: 'silent' });
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log, settings: { fsync: 'off' } });
    process.stdout.write(String(server.pid));
    ${next}`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    cwd: path.join(import.meta.dirname, '../..'),
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = await once(child.stdout, 'data');
  const killGroup = async () => {
    process.kill(-(child.pid ?? 0), 'SIGKILL');
    await once(child, 'exit');
  };
  return { killGroup, pid: Number(pid) };
};

const untilGone = async (pid: number) => {
  while (isAlive(pid)) await sleep(10);
};

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'litfass-embedded-'));
  dataDir = path.join(home, 'data');
  const server = await start();
  await ask(server, 'create table kept (word text)');
});

afterEach(() => Promise.all(running.splice(0).map((server) => server.stop())));

afterAll(() => rm(home, { recursive: true, force: true }));

describe('the embedded PostgreSQL', () => {
  it('sorts as German does', async () => {
    const [row] = await ask(
      await start(),
      `select string_agg(word, ' ' order by word) as words from (values ('Zebra'), ('Öl'), ('Ofen'), ('ähnlich')) list (word)`,
    );
    expect(row).toEqual({ words: 'ähnlich Ofen Öl Zebra' });
  });

  it('has what was committed when it is started again, and is gone when it was stopped', async () => {
    const first = await start();
    await ask(first, `insert into kept values ('committed')`);
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);
    expect(await ask(await start(), `select word from kept where word = 'committed'`)).toHaveLength(1);
  });

  it('listens on no network address', async () => {
    expect(await ask(await start(), 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  });

  it('runs once when it is started twice at the same time', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    expect(one.pid).toBe(other.pid);
    expect([one.adopted, other.adopted].sort()).toEqual([false, true]);
  });

  it('is started again when it is killed', async () => {
    const server = await start();
    const killed = server.pid;
    process.kill(killed, 'SIGKILL');
    while (server.pid === killed) await sleep(10);
    expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('outlives the kill of all that runs in the terminal that started it, is adopted and can then be stopped', async () => {
    const { killGroup, pid } = await startElsewhere('setInterval(() => undefined, 1000);');
    await killGroup();
    const server = await start();
    expect(server).toMatchObject({ pid, adopted: true });
    await server.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it('does not outlive a process that ends without stopping it', async () => {
    const { pid } = await startElsewhere('process.exit(1);');
    await untilGone(pid);
    expect((await start()).adopted).toBe(false);
  });

  it('goes on when the process that started it leaves it to another', async () => {
    const { pid } = await startElsewhere('await server.leave(); process.exit(1);');
    await sleep(300);
    expect(await start()).toMatchObject({ pid, adopted: true });
  });

  it('starts after both were killed, though the number in postmaster.pid is another program’s by now', async () => {
    const { killGroup, pid } = await startElsewhere('setInterval(() => undefined, 1000);');
    await killGroup();
    process.kill(pid, 'SIGKILL');
    await untilGone(pid);
    const { uid, gid } = await stat(path.join(dataDir, 'postgres'));
    const other = spawn('sleep', ['60'], isRoot ? { uid, gid } : {});
    const remains = `${other.pid}\n/proc/self/cwd\n1\n5432\n.\n\n1 1\nready   \n`;
    await writeFile(path.join(dataDir, 'postgres/postmaster.pid'), remains);
    expect((await start()).adopted).toBe(false);
    other.kill();
  });

  it('works on a path too long for a socket', async () => {
    const long = path.join(home, 'ein-ordner-mit-langem-namen'.repeat(4), 'ü'.repeat(30));
    const server = await start(long);
    expect(Buffer.byteLength(server.socketDir)).toBeLessThan(90);
    expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
    await expect(lstat(server.socketDir)).rejects.toThrow('ENOENT');
  });

  it.runIf(isRoot)(
    'works for root below a folder that nobody else may enter, with files that root has restored',
    async () => {
      await chmod(home, 0o700);
      const folder = path.join(dataDir, 'postgres');
      await chown(folder, 0, 0);
      await chmod(folder, 0o755);
      expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
      expect((await stat(folder)).uid).not.toBe(0);
    },
  );

  it('tells a process that must not start one where it runs', async () => {
    await expect(connectEmbeddedPostgres({ dataDir })).rejects.toThrow(/läuft keine Datenbank/);
    const server = await start();
    expect(await ask(await connectEmbeddedPostgres({ dataDir }), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await connectEmbeddedPostgres({ dataDir })).toMatchObject({
      port: server.port,
      user: server.user,
    });
  });
});

describe('a data folder that cannot be used', () => {
  it('is left alone when another version made it', async () => {
    const folder = path.join(home, 'old', 'postgres');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'PG_VERSION'), '15\n');
    const refused = start(path.dirname(folder));
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(/stammt von PostgreSQL 15, mitgeliefert wird 18: npm start sagt/);
    expect(await readdir(folder)).toEqual(['PG_VERSION']);
  });

  it('is left alone when something else lies in it', async () => {
    const folder = path.join(home, 'other', 'postgres');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'letter.txt'), 'Hallo');
    await expect(start(path.dirname(folder))).rejects.toThrow(/enthält keine PostgreSQL-Datenbank/);
    expect(await readdir(folder)).toEqual(['letter.txt']);
  });

  it('is named when it cannot be written', async () => {
    const file = path.join(home, 'a-file');
    await writeFile(file, '');
    await expect(start(path.join(file, 'data'))).rejects.toThrow(/a-file.* ist nicht beschreibbar/);
  });
});
