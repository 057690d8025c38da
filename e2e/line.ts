// Opens a line to the portal that can break, also in the midst of a call: browsers' own ways of being offline let that end.
import { once } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';

export interface Line {
  /** The portal's address as it is seen through the line. */
  readonly address: string;
  /** Breaks whatever goes over it, and lets nothing through until it is mended. */
  readonly cut: () => void;
  readonly mend: () => void;
  readonly close: () => Promise<void>;
}

export const openLine = async (portal: string): Promise<Line> => {
  const { port } = new URL(portal);
  const ends = new Set<net.Socket>();
  let isCut = false;
  const server = net.createServer((from) => {
    const to = net.connect(Number(port), 'localhost');
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      ends.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        ends.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
    if (isCut) from.destroy();
  });
  server.listen(0);
  // A journey that fails leaves the line open.
  server.unref();
  await once(server, 'listening');
  const cut = () => {
    isCut = true;
    for (const end of ends) end.resetAndDestroy();
  };
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => void (isCut = false),
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
};
