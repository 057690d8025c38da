// From a handler's answer to bytes: rendered once for concurrent anonymous readers, kept by tag, compressed.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import {
  AlreadySent,
  Answer,
  BytesAnswer,
  DownloadAnswer,
  FileAnswer,
  JsonAnswer,
  PageAnswer,
  RedirectAnswer,
  TextAnswer,
} from './answers.ts';
import { cacheKey } from './cache-key.ts';
import { compressOnce } from './compression.ts';
import { FLASH_COOKIE, packFlashes } from './flash.ts';
import { encodedBody, writeKept } from './page-cache.ts';
import type { CachedPage, RenderedPage } from './page-cache.ts';
import type { Portal } from './portal.ts';
import { renderPage } from './render.tsx';
import { pageMood, pathOf, requestCtx } from './request-ctx.ts';
import { settingsOf } from './routing.ts';
import { commonHeaders, pageHeaders } from './security-headers.ts';
import { sendDownload, sendFile } from './send-file.ts';

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Answers a request with what `run` gives, through the page cache where the route and the reader allow it. */
export const sendAnswer = async (
  portal: Portal,
  request: FastifyRequest,
  reply: FastifyReply,
  run: () => Promise<unknown>,
): Promise<void> => {
  const key = keyOf(portal, request);
  if (key === undefined) {
    const answer = await run();
    if (answer instanceof AlreadySent) return;
    if (answer instanceof DownloadAnswer) return sendDownload(request, reply, answer);
    if (answer instanceof FileAnswer) return sendFile(request, reply, answer);
    return sendOnce(request, reply, await render(request, answer));
  }
  const page = await portal.cache.share(key, async () => {
    const { headers, ...rendered } = await render(request, await run());
    return { ...rendered, headers: { ...commonHeaders(portal.config), ...headers } };
  });
  portal.metrics.count('litfass_page_cache_total', { result: 'miss' });
  reply.hijack();
  return sendKept(request, reply.raw, page, 'miss');
};

/** First hook of all: a kept page goes out before anything else is done. True when it did. */
export const sendFromCache = async (portal: Portal, request: FastifyRequest, reply: FastifyReply) => {
  const key = keyOf(portal, request);
  const page = key === undefined ? undefined : portal.cache.find(key);
  if (!page) return false;
  portal.metrics.count('litfass_page_cache_total', { result: 'hit' });
  reply.hijack();
  const known = encodedBody(page, request.headers['accept-encoding']);
  await sendKept(request, reply.raw, page, 'hit', known);
  return true;
};

/** Undefined when the route or the reader wants an answer of their own. */
const keyOf = (portal: Portal, request: FastifyRequest): string | undefined => {
  const names = settingsOf(request)?.cache;
  return names && cacheKey(portal.config, request, names);
};

const render = async (request: FastifyRequest, answer: unknown): Promise<RenderedPage> => {
  if (!(answer instanceof Answer)) return renderJson(answer, undefined);
  if (answer instanceof JsonAnswer) return renderJson(answer.value, answer.tags);
  if (answer instanceof PageAnswer) return renderPageAnswer(request, answer);
  if (answer instanceof RedirectAnswer) return renderRedirect(request, answer);
  if (answer instanceof BytesAnswer)
    return { status: 200, headers: answer.headers, body: answer.body, tags: undefined };
  if (!(answer instanceof TextAnswer))
    return { status: 204, headers: {}, body: Buffer.alloc(0), tags: undefined };
  const { text, type, tags } = answer;
  return { status: 200, headers: { 'content-type': type }, body: Buffer.from(text), tags };
};

const renderJson = (value: unknown, tags: readonly string[] | undefined): RenderedPage => ({
  status: 200,
  headers: { 'content-type': JSON_TYPE },
  body: Buffer.from(JSON.stringify(value)),
  tags,
});

/** A page with its frame; waiting messages are shown and taken away. Used for error pages too. */
export const renderPageAnswer = async (
  request: FastifyRequest,
  answer: PageAnswer,
): Promise<RenderedPage> => {
  const { shell, bundles } = request.portal;
  const ctx = await requestCtx(request);
  const mood = pageMood(request);
  const frame = await shell.frame(ctx, { path: pathOf(request), ...answer.options.place }, mood);
  const body = renderPage(shell.document(frame, answer.options.head, answer.element), ctx.log);
  const { tags: ownTags, status = 200 } = answer.options;
  const tags = ownTags && [...new Set([...ownTags, ...bundles.flatMap(({ frameTags = [] }) => frameTags)])];
  return {
    status,
    headers: {
      'content-type': HTML,
      ...pageHeaders(request.portal),
      ...(request.cookies?.[FLASH_COOKIE] !== undefined && {
        'set-cookie': `${FLASH_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`,
      }),
      ...(tags && { 'surrogate-key': tags.join(' ') }),
    },
    body,
    tags:
      KEPT_STATUSES.includes(status) && ctx.viewer.id === null && mood.flashes.length === 0
        ? tags
        : undefined,
  };
};

/** What isn't there any more is asked for as often as what is. */
const KEPT_STATUSES: readonly number[] = [200, 410];

const renderRedirect = (request: FastifyRequest, answer: RedirectAnswer): RenderedPage => {
  const { secrets, config } = request.portal;
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  const waiting = [...pageMood(request).flashes, ...answer.flashes];
  const cookie = `${FLASH_COOKIE}=${packFlashes(secrets, waiting)}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  return {
    status: answer.status,
    headers: {
      location: answer.status === 301 ? withQuery(answer.to, request.url) : answer.to,
      ...(answer.flashes.length > 0 && { 'set-cookie': cookie }),
    },
    body: Buffer.alloc(0),
    tags: undefined,
  };
};

/** A moved page keeps what was asked of it. */
const withQuery = (to: string, asked: string) => {
  const at = asked.indexOf('?');
  return at < 0 || to.includes('?') ? to : to + asked.slice(at);
};

/** Sends bytes that only this reader gets. */
export const sendOnce = (request: FastifyRequest, reply: FastifyReply, page: RenderedPage): void => {
  const accepted = isCompressible(page.headers) ? request.headers['accept-encoding'] : undefined;
  const { bytes, encoding } = compressOnce(page.body, accepted);
  for (const [name, value] of Object.entries(page.headers)) reply.header(name, value);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
  if (!reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding, Cookie');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  void reply.code(page.status).send(page.status === 204 ? undefined : bytes);
};

/** Sends bytes that are shared; goes past Fastify's own reply, which would cost more than the rest. */
const sendKept = async (
  request: FastifyRequest,
  response: ServerResponse,
  page: CachedPage,
  result: 'hit' | 'miss',
  encodedAlready = encodedBody(page, request.headers['accept-encoding']),
): Promise<void> => {
  writeKept(request, response, { page, encoded: await encodedAlready, result, requestId: request.id });
};

const isCompressible = (headers: Readonly<Record<string, string>>) =>
  !headers['content-encoding'] &&
  /^(text\/|application\/(json|([\w-]+\+)?xml)|image\/svg)/.test(headers['content-type'] ?? '');
