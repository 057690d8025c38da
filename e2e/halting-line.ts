// Opens a line on which a page comes in two parts: browsers draw what they have until the rest is there.
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

export interface HaltingLine {
  /** The portal's address as it is seen through the line. */
  readonly address: string;
  readonly close: () => void;
}

/** A time long enough for what is there to be drawn. */
const HALT_MS = 1000;

/** Each page that has it halts behind what `after` finds. */
export const openHaltingLine = async (portal: string, after: RegExp): Promise<HaltingLine> => {
  const server = http.createServer((request, response) => void pass(portal, after, request, response));
  server.listen(0);
  // A journey that fails leaves the line open.
  server.unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const pass = async (
  portal: string,
  after: RegExp,
  request: http.IncomingMessage,
  response: http.ServerResponse,
) => {
  const { host, origin } = new URL(portal);
  const headers = { ...request.headers, host, ...(request.headers.origin && { origin }) };
  const call = http.request(new URL(request.url ?? '/', portal), {
    method: request.method,
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  call.on('error', () => response.destroy());
  response.on('close', () => call.destroy());
  request.pipe(call);
  call.on('response', async (answer) => {
    const { 'content-length': _, ...answered } = answer.headers;
    response.writeHead(answer.statusCode ?? 500, answered);
    if (!answered['content-type']?.startsWith('text/html')) return answer.pipe(response);
    const html = (await buffer(answer)).toString();
    const found = after.exec(html);
    const halt = found ? found.index + found[0].length : 0;
    if (halt > 0) {
      response.write(html.slice(0, halt));
      await delay(HALT_MS);
    }
    return response.end(html.slice(halt));
  });
};
