import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { answerClientError } from './client-error.ts';
import type { Portal } from './portal.ts';
import { capturedLog } from './testing/captured-log.ts';
import * as texts from './texts.ts';

const answered = (code: string | undefined, writable = true) => {
  const { log, lines } = capturedLog();
  const socket = { writable, sent: undefined as string | undefined, isDestroyed: false };
  const fake = {
    writable,
    end: (text: string) => void (socket.sent = text),
    destroy: () => void (socket.isDestroyed = true),
  } as unknown as Socket;
  answerClientError({ log } as unknown as Portal, Object.assign(new Error(), code ? { code } : {}), fake);
  return { ...socket, lines };
};

it.each([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large', texts.headersTooLarge],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout', texts.requestTimeout],
  ['HPE_INVALID_METHOD', '400 Bad Request', texts.brokenRequest],
  [undefined, '400 Bad Request', texts.brokenRequest],
])('what is unreadable, by the code %s, is answered with %s', (code, status, text) => {
  const { sent = '', isDestroyed, lines } = answered(code);
  const [head = '', body = ''] = sent.split('\r\n\r\n');
  expect(head.startsWith(`HTTP/1.1 ${status}\r\n`)).toBe(true);
  expect(body).toContain(text);
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
  const [, id] = /x-request-id: ([\da-f]{16})\r\n/.exec(head)!;
  expect(lines).toMatchObject([{ reqId: id, status: Number(status.slice(0, 3)), msg: 'request unreadable' }]);
  expect(isDestroyed).toBe(false);
});

it.each([
  ['has gone', 'ECONNRESET', true],
  ['takes nothing any more', 'HPE_INVALID_METHOD', false],
])('who %s gets no answer', (_, code, writable) =>
  expect(answered(code, writable)).toMatchObject({ sent: undefined, isDestroyed: true, lines: [] }),
);
