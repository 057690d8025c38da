// Locks what only one process may do at a time, before there is a database to lock in: by a name in the kernel's own space of
// sockets (Linux's abstract ones), which vanishes with its holder even after kill -9.
import { createHash } from 'node:crypto';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_MS = 25;

/** Runs `work` alone among all processes that use the same key. Undefined when the others held it for too long. */
export const withStartLock = async <T>(
  key: string,
  timeoutMs: number,
  work: () => Promise<T>,
): Promise<T | undefined> => {
  const name = `\0litfass-${createHash('sha256').update(key).digest('hex')}`;
  const deadline = performance.now() + timeoutMs;
  let lock = await tryLock(name);
  while (!lock && performance.now() < deadline) {
    await sleep(RETRY_MS);
    lock = await tryLock(name);
  }
  if (!lock) return undefined;
  try {
    return await work();
  } finally {
    lock.close();
  }
};

const tryLock = (name: string) =>
  new Promise<net.Server | undefined>((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once('listening', () => resolve(server));
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(name);
  });
