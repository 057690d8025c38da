// Sends 103 Early Hints: while a page is still being drawn, a proxy in front may already tell the browser which styles and
// letters it will need. Off unless `EARLY_HINTS=on`: programs that don't know 1xx answers take them for the answer.
// docs/decisions/0159
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Portal } from './portal.ts';
import { settingsOf } from './route-settings.ts';

/** Says it of pages that are about to be drawn for a browser. What lies in the page cache comes as soon as a hint would. */
export const sendEarlyHints = (
  { config, shell }: Pick<Portal, 'config' | 'shell'>,
  request: FastifyRequest,
  { raw }: FastifyReply,
): void => {
  if (!config.earlyHints || !isForPage(request) || raw.headersSent) return;
  const link = shell.earlyLinks();
  if (link.length > 0) raw.writeEarlyHints({ link: [...link] });
};

/** Says whether a hint may be sent: the request is for a page, and not by HTTP/1.0, which knows no answer before the answer. */
const isForPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  request.raw.httpVersion === '1.1' &&
  settingsOf(request)?.respondsWith === 'page' &&
  (request.headers.accept ?? '').includes('text/html');
