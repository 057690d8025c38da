// Puts a gate before the real database that a test can shut: open connections break and new ones are refused, as when the
// server is gone for a while.
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { afterAll } from 'vitest';
import type { DatabaseTarget } from '../database.ts';

export interface DatabaseGate {
  /** The database as it is seen through the gate. */
  readonly target: DatabaseTarget;
  readonly shut: () => Promise<void>;
  readonly open: () => Promise<void>;
}

/** Makes an open gate; call it at the top of a file. */
export const databaseGate = async (behind: DatabaseTarget): Promise<DatabaseGate> => {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((outside) => {
    const inside = net.connect(addressOf(behind));
    for (const [from, to] of [
      [outside, inside],
      [inside, outside],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => void (sockets.delete(from) && to.destroy()));
      from.pipe(to);
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as net.AddressInfo).port;
  };
  const port = await listen(0);
  const shut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  afterAll(shut);
  return { target: throughPort(behind, port), shut, open: async () => void (await listen(port)) };
};

const addressOf = (target: DatabaseTarget): net.NetConnectOpts => {
  if (!('url' in target)) return { path: path.join(target.socketDir, `.s.PGSQL.${target.port}`) };
  const { hostname, port } = new URL(target.url);
  return { host: hostname, port: Number(port || 5432) };
};

const throughPort = (target: DatabaseTarget, port: number): DatabaseTarget => {
  const address = new URL('url' in target ? target.url : `postgres://${target.user}@gate/${target.database}`);
  address.host = `127.0.0.1:${port}`;
  return { url: address.href };
};
