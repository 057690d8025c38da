// Requests that Node's own parser refuses: over-long headers, broken HTTP, too slow. A German answer all the same.
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Portal } from './portal.ts';
import * as texts from './texts.ts';

const ANSWERS: Readonly<Record<string, readonly [status: string, text: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', texts.headersTooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', texts.requestTimeout],
};

export const answerClientError = (portal: Portal, error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, text] = ANSWERS[error.code ?? ''] ?? ['400 Bad Request', texts.brokenRequest];
  const requestId = randomBytes(8).toString('hex');
  portal.log.info(
    { reqId: requestId, code: error.code, status: Number.parseInt(status, 10) },
    'request unreadable',
  );
  const body = `<!doctype html><html lang="de"><meta charset="utf-8"><title>${status}</title><p>${text}</p>`;
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: text/html; charset=utf-8\r\nx-request-id: ${requestId}\r\n` +
      `x-content-type-options: nosniff\r\ncache-control: no-store\r\ncontent-security-policy: default-src 'none'\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
};
