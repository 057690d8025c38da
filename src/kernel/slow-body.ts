// Limits how long a request may take to arrive. Node knows one limit for all of them: it is that of uploads over a slow line;
// all else that somebody sends is given up sooner, so that nobody holds connections by dribbling.
import type { FastifyRequest } from 'fastify';
import { Socket } from 'node:net';
import { finished } from 'node:stream';
import { answerClientError } from './client-error.ts';
import { settingsOf } from './route-settings.ts';
import { MINUTE_MS } from './durations.ts';

export const HEADERS_TIMEOUT_MS = 30_000;
export const UPLOAD_TIMEOUT_MS = 10 * MINUTE_MS;
export const BODY_TIMEOUT_MS = 30_000;

/** Answers 408 and hangs up when the body isn't there in time. */
export const limitBodyTime = (request: FastifyRequest, timeoutMs = BODY_TIMEOUT_MS): void => {
  const { raw, headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  // A request that is handed in by a program, as tests do, came over no line.
  const isOverLine = raw.socket instanceof Socket;
  if (!hasBody || !isOverLine || settingsOf(request)?.takesUploads) return;
  const timer = setTimeout(() => {
    const error = Object.assign(new Error('the body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    if (!raw.complete) answerClientError(request.portal, error, raw.socket);
  }, timeoutMs);
  timer.unref();
  finished(raw, () => clearTimeout(timer));
};
