// Sends one request as bare bytes over a socket, for what no client would send.
import { once } from 'node:events';
import net from 'node:net';

export interface RawReply {
  /** The status of the answer; 0 when the server hung up without a word. */
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly rawPayload: Buffer;
}

/** An unfinished request is given up after this time without an answer. */
const TIMEOUT_MS = 3000;

/** Sends the text, each sign one byte, and gives the first answer. */
export const exchange = async (port: number, text: string): Promise<RawReply> => {
  const socket = net.connect({ port, host: '127.0.0.1' });
  await once(socket, 'connect');
  socket.setTimeout(TIMEOUT_MS, () => socket.end());
  socket.write(text, 'latin1');
  return parse(await readToEnd(socket));
};

/** Also what came before the other side reset the connection. */
const readToEnd = async (socket: net.Socket): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  return Buffer.concat(chunks);
};

const parse = (bytes: Buffer): RawReply => {
  const end = bytes.indexOf('\r\n\r\n');
  const [start = '', ...lines] = bytes.toString('latin1', 0, Math.max(end, 0)).split('\r\n');
  const statusCode = Number(start.split(' ')[1] ?? 0);
  const rest = bytes.subarray(end + 4);
  if (statusCode === 100) return parse(rest);
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const length = Number(headers['content-length'] ?? rest.length);
  return { statusCode, headers, rawPayload: rest.subarray(0, length) };
};
