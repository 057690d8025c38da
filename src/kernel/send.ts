// Turns a handler's answer into bytes: rendered once for concurrent anonymous readers, kept by tag, compressed.
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
import type { PageHead } from './answers.ts';
import { oncePerBundles } from './bundle.ts';
import { compressOnce } from './compression.ts';
import { FLASH_COOKIE, packFlashes } from './flash.ts';
import type { Flash } from './flash.ts';
import { offlineHeaders } from './offline-pages.ts';
import { thingOf } from './invalidation.ts';
import { isLookedAt } from './looked-at.ts';
import { isSafeMethod } from './origin-check.ts';
import { markReader, returnHeaders } from './own-pages.ts';
import { encodedBody, firstBody, writeCached } from './page-cache.ts';
import type { CachedPage, EncodedBody, RenderedPage } from './page-cache.ts';
import type { Portal } from './portal.ts';
import { renderPage } from './render.tsx';
import { faultOf } from './query-string.ts';
import { pageStateOf, pathOf, requestCtx } from './request-ctx.ts';
import { settingsOf } from './route-settings.ts';
import { commonHeaders, pageHeaders, positionHeaders } from './security-headers.ts';
import { attachment, sendDownload, sendFile } from './send-file.ts';
import { sharedRequest } from './shared-request.ts';
import * as texts from './texts.ts';
import { isSignedIn } from './viewer.ts';

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Answers a request with what `run` gives, through the page cache where the route and the reader allow it. */
export const sendAnswer = async (
  portal: Portal,
  request: FastifyRequest,
  reply: FastifyReply,
  run: () => Promise<unknown>,
): Promise<void> => {
  const key = request.sharedKey;
  if (key === undefined) {
    const answer = await run();
    if (answer instanceof AlreadySent) return;
    if (answer instanceof DownloadAnswer) return sendDownload(request, reply, answer);
    if (answer instanceof FileAnswer) return sendFile(request, reply, answer);
    return sendOnce(request, reply, await render(request, answer));
  }
  const page = await portal.cache.share(key, async () => {
    const { headers, tags, ...rendered } = await render(request, await run());
    return {
      ...rendered,
      headers: { ...commonHeaders(portal.config), ...headers },
      tags: isForEverybody(request, headers) ? tags : undefined,
    };
  });
  portal.metrics.count('litfass_page_cache_total', { result: 'miss' });
  reply.hijack();
  return sendCached(request, reply.raw, page, 'miss', firstBody(page, request.headers['accept-encoding']));
};

/**
 * Sends a cached page before anything else is done, as the first hook of all. Returns true when it did. From here on a request
 * whose answer is shared has no cookies and no query but those of the answer's key.
 */
export const sendFromCache = async (portal: Portal, request: FastifyRequest, reply: FastifyReply) => {
  const shared = sharedPartOf(portal, request);
  if (!shared) return false;
  const page = portal.cache.find(shared.key);
  if (!page) {
    request.sharedKey = shared.key;
    request.cookies = { ...shared.cookies };
    request.query = shared.query;
    return false;
  }
  portal.metrics.count('litfass_page_cache_total', { result: 'hit' });
  reply.hijack();
  const known = encodedBody(page, request.headers['accept-encoding']);
  await sendCached(request, reply.raw, page, 'hit', known);
  return true;
};

/**
 * Returns the part of a request that its shared answer hangs on; undefined when the route or the reader wants an answer of
 * their own.
 */
const sharedPartOf = (portal: Portal, request: FastifyRequest) => {
  const names = settingsOf(request)?.cache;
  if (!names || faultOf(request.query)) return undefined;
  return sharedRequest(portal.config, request, request.query as Record<string, unknown>, names);
};

/**
 * Says whether an answer is for everybody, as a second line behind the key: what was made for somebody, or tells its reader
 * something, is neither kept nor given to others, whatever brought it here.
 */
const isForEverybody = (request: FastifyRequest, headers: Readonly<Record<string, string>>): boolean => {
  const { viewer } = request.ctx!;
  const isNobody = !isSignedIn(viewer) && !viewer.hasPass;
  return isNobody && pageStateOf(request).flashes.length === 0 && !('set-cookie' in headers);
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
  const { text, type, tags, filename, isDated } = answer;
  const headers = {
    'content-type': type,
    ...(filename && { 'content-disposition': attachment(filename) }),
  };
  return { status: 200, headers, body: Buffer.from(text), tags, isDated };
};

const renderJson = (value: unknown, tags: readonly string[] | undefined): RenderedPage => ({
  status: 200,
  headers: { 'content-type': JSON_TYPE },
  body: Buffer.from(JSON.stringify(value)),
  tags,
});

const frameTagsOf = oncePerBundles((bundles) => bundles.flatMap(({ frameTags = [] }) => frameTags));

/** Draws a page with its frame; waiting messages are shown to whoever looks at it, and taken away. Used for error pages too. */
export const renderPageAnswer = async (
  request: FastifyRequest,
  answer: PageAnswer,
): Promise<RenderedPage> => {
  const { shell, bundles } = request.portal;
  const ctx = await requestCtx(request);
  const isShown = isLookedAt(request);
  const state = { ...pageStateOf(request), ...(!isShown && { flashes: [] }) };
  const drawDocument = await shell.loadFrame(ctx, { path: pathOf(request), ...answer.options.place }, state);
  const { tags: ownTags, status = 200 } = answer.options;
  const head = isRefusal(request, status) ? isShownFirst(answer.options.head) : answer.options.head;
  const { bytes: body, pieces } = renderPage(drawDocument(head, answer.element), ctx.log);
  const tags = ownTags && [...new Set([...ownTags, ...frameTagsOf(bundles)])];
  return {
    status,
    headers: {
      'content-type': HTML,
      ...pageHeaders(request.portal),
      ...offlineHeaders(request, answer, { viewer: ctx.viewer, state }),
      ...returnHeaders(request, answer, { viewer: ctx.viewer, state }),
      ...(answer.options.asksPosition && positionHeaders),
      ...(isShown &&
        request.cookies[FLASH_COOKIE] !== undefined && {
          'set-cookie': `${FLASH_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`,
        }),
      ...(tags && { 'surrogate-key': [...new Set(tags.map(thingOf))].join(' ') }),
    },
    body,
    pieces,
    tags: CACHEABLE_STATUSES.includes(status) ? tags : undefined,
  };
};

/** Something was sent and not taken: a form that comes back, or a page that says why. */
const isRefusal = ({ method }: FastifyRequest, status: number): boolean =>
  status >= 400 && !isSafeMethod(method);

/**
 * Returns the head of a page that says first why something was refused: its title is what is read out first when the page has
 * come.
 */
const isShownFirst = (head: PageHead): PageHead => ({
  ...head,
  title: texts.refusedTitle(head.title),
  heading: head.title,
});

/** What isn't there any more is asked for as often as what is. */
const CACHEABLE_STATUSES: readonly number[] = [200, 410];

const renderRedirect = (request: FastifyRequest, answer: RedirectAnswer): RenderedPage => ({
  status: answer.status,
  headers: {
    location: answer.status === 301 ? withQuery(answer.to, request.url) : answer.to,
    ...(answer.flashes.length > 0 && { 'set-cookie': flashCookie(request, answer.flashes) }),
  },
  body: Buffer.alloc(0),
  tags: undefined,
});

/** Leaves messages for the page that a script opens after this answer. */
export const leaveFlashes = (reply: FastifyReply, ...flashes: readonly Flash[]): void =>
  void reply.header('set-cookie', flashCookie(reply.request, flashes));

/** Returns the cookie in which new messages are added to those that still wait. */
const flashCookie = (request: FastifyRequest, flashes: readonly Flash[]): string => {
  const { secrets, config } = request.portal;
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  const packed = packFlashes(secrets, [...pageStateOf(request).flashes, ...flashes]);
  return `${FLASH_COOKIE}=${packed}; Path=/; HttpOnly; SameSite=Lax${secure}`;
};

/** Returns the new address of a moved page with the query that was asked. */
const withQuery = (to: string, asked: string) => {
  const at = asked.indexOf('?');
  return at < 0 || to.includes('?') ? to : to + asked.slice(at);
};

/** Sends bytes that only this reader gets. */
export const sendOnce = (request: FastifyRequest, reply: FastifyReply, page: RenderedPage): void => {
  const accepted = isCompressible(page.headers) ? request.headers['accept-encoding'] : undefined;
  const { bytes, encoding } = compressOnce(page.body, accepted);
  for (const [name, value] of Object.entries(page.headers)) reply.header(name, value);
  if (page.headers['content-type'] === HTML) markReader(request, reply);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
  if (!reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding, Cookie');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  void reply.code(page.status).send(page.status === 204 ? undefined : bytes);
};

/** Sends bytes that are shared; goes past Fastify's own reply, which would cost more than the rest. */
const sendCached = async (
  request: FastifyRequest,
  response: ServerResponse,
  page: CachedPage,
  result: 'hit' | 'miss',
  encoded: EncodedBody | Promise<EncodedBody>,
): Promise<void> => {
  writeCached(request, response, { page, encoded: await encoded, result, requestId: request.id });
};

const isCompressible = (headers: Readonly<Record<string, string>>) =>
  !headers['content-encoding'] &&
  /^(text\/|application\/([\w-]+\+)?(json|xml)|image\/svg)/.test(headers['content-type'] ?? '');
