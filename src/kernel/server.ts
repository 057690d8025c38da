// Builds the HTTP server around the bundles' routes: hooks in the order in which a request meets them.
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import http from 'node:http';
import type { IncomingMessage } from 'node:http';
import { staticFiles } from './assets.ts';
import type { Assets } from './assets.ts';
import { answerClientError } from './client-error.ts';
import { sendEarlyHints } from './early-hints.ts';
import { handleError } from './error-handler.ts';
import { sendToNewAddress } from './former-addresses.ts';
import { HttpError, badRequest, forbidden, notFound } from './errors.ts';
import { withCachedResponses, requestId } from './cached-responses.ts';
import { mountHealth } from './health.ts';
import { mountLive } from './live.ts';
import { watchLoad } from './load-shedding.ts';
import { isForeignCall, isSafeMethod } from './origin-check.ts';
import { findForbiddenText, parseParameters } from './parameters.ts';
import { refuseOddNumbers } from './plain-numbers.ts';
import type { Portal } from './portal.ts';
import { faultOf, parseQuery } from './query-string.ts';
import { cookiesOf } from './request-cookies.ts';
import { checkInput } from './input-checks.ts';
import { pathOf } from './request-ctx.ts';
import { settingsOf } from './route-settings.ts';
import { mount } from './routing.ts';
import type { Routes } from './routing.ts';
import { exposedRoutes, holdsSecret } from './route-registry.ts';
import { path } from './named-routes.ts';
import { commonHeaders } from './security-headers.ts';
import { sendFromCache } from './send.ts';
import { HEADERS_TIMEOUT_MS, UPLOAD_TIMEOUT_MS, limitBodyTime } from './slow-body.ts';
import * as texts from './texts.ts';

/** The limit for forms and JSON of text; uploads have limits of their own. */
const MAX_BODY_BYTES = 1024 * 1024;
const MAX_PARAM_LENGTH = 500;

const CONNECTIONS: http.ServerOptions = {
  headersTimeout: HEADERS_TIMEOUT_MS,
  requestTimeout: UPLOAD_TIMEOUT_MS,
  keepAliveTimeout: 72_000,
  // Node would refuse a request without a host by itself, without a word and without a trace.
  requireHostHeader: false,
};

const routesJson = path('routing_routes', 'GET', '/routing/routes.json');

export type RawMiddleware = (
  request: IncomingMessage,
  response: FastifyReply['raw'],
  next: () => void,
) => void;

interface ServerParts {
  readonly portal: Portal;
  readonly assets: Assets;
  /** The development server's middleware, before everything else. */
  readonly middleware?: RawMiddleware;
}

/** Creates the whole HTTP side of a portal, not yet listening. */
export const createServer = async ({ portal, assets, middleware }: ServerParts): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: portal.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: portal.config.trustProxy,
    serverFactory: (handle) => http.createServer(CONNECTIONS, withCachedResponses(portal, handle)),
    forceCloseConnections: 'idle',
    // Whoever comes in the last moment is answered like everybody else.
    return503OnClosing: false,
    routerOptions: {
      maxParamLength: MAX_PARAM_LENGTH,
      ignoreTrailingSlash: true,
      querystringParser: parseQuery,
    },
    genReqId: requestId,
    clientErrorHandler: (error, socket) => answerClientError(portal, error, socket),
    frameworkErrors: (error, request, reply) => void handleFrameworkError(portal, error, request, reply),
  });
  app.setValidatorCompiler(checkInput);
  app.decorateRequest('ctx', undefined);
  app.decorateRequest('failure', undefined);
  app.decorateRequest('sharedKey', undefined);
  app.decorateRequest('upload', undefined);
  app.decorateRequest('uploadName', '');
  app.decorateRequest('portal', { getter: () => portal });
  // Text of no known shape is no input; Fastify would take it as a string.
  app.removeContentTypeParser('text/plain');
  // An expectation that nobody knows may be ignored; Node would answer it by itself.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  // The plugin only sets cookies; they are read by `cookiesOf` alone, in the first hook.
  await app.register(cookie, { hook: false });
  addHooks(app, portal, middleware);
  letGoOnClose(app);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(async () => {
    throw notFound();
  });
  await app.register(formbody, { parser: (text) => parseParameters(text), bodyLimit: MAX_BODY_BYTES });
  const routes: Routes = { http: app, portal };
  mountHealth(routes);
  mountLive(routes);
  mount(routes, routesJson, { access: 'anyone', respondsWith: 'json' }, async () =>
    exposedRoutes(portal.routes),
  );
  staticFiles(routes, assets);
  for (const bundle of portal.bundles) bundle.routes?.(routes);
  return app;
};

const addHooks = (app: FastifyInstance, portal: Portal, middleware: RawMiddleware | undefined) => {
  const load = watchLoad(portal);
  app.addHook('onListen', async () => load.begin());
  const headers = commonHeaders(portal.config);
  if (middleware)
    app.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, () => done()));
  app.addHook('onRequest', async (request, reply) => {
    request.cookies = { ...cookiesOf(request.headers) };
    if (await sendFromCache(portal, request, reply)) return reply;
    reply.raw.once('close', () => logRequest(portal, request, reply));
    reply.headers(headers).header('x-request-id', request.id);
    load.admit(request, reply);
    limitBodyTime(request);
    refuseNoHost(request);
    refuseBrokenQuery(request);
    checkOrigin(portal, request);
    sendEarlyHints(portal, request, reply);
  });
  app.addHook('preValidation', async (request) => {
    fillMissingBody(request);
    refuseUnprintable(request);
    refuseOddNumbers(request);
  });
};

/**
 * Closes connections after their answer once the server closes: one that is busy when that begins would be kept alive for
 * minutes.
 */
const letGoOnClose = (app: FastifyInstance) => {
  const underWay = new Set<FastifyReply['raw']>();
  app.addHook('onRequest', async (_request, { raw }) => {
    underWay.add(raw);
    raw.once('close', () => underWay.delete(raw));
  });
  app.addHook('preClose', async () => {
    for (const raw of underWay) {
      const { socket } = raw;
      raw.shouldKeepAlive = false;
      raw.once('close', () => socket?.end());
    }
  });
};

const refuseNoHost = ({ headers, raw }: FastifyRequest) => {
  if (headers.host === undefined && raw.httpVersion === '1.1') throw badRequest(texts.brokenRequest);
};

const refuseBrokenQuery = (request: FastifyRequest) => {
  const fault = faultOf(request.query);
  if (fault) throw fault;
};

const checkOrigin = (portal: Portal, request: FastifyRequest) => {
  if (isSafeMethod(request.method) || settingsOf(request)?.access === 'token') return;
  if (isForeignCall(request.headers, portal.config.publicUrl)) throw forbidden(texts.foreignOrigin);
};

interface BodySchema {
  readonly type?: string;
  readonly nullable?: boolean;
}

/** Whoever sends nothing where fields are needed is told which ones, as whoever sends an empty form. */
const fillMissingBody = (request: FastifyRequest) => {
  const { type, nullable = false } = (request.routeOptions.schema?.body ?? {}) as BodySchema;
  if (type === 'object' && !nullable && (request.body === undefined || request.body === null))
    request.body = {};
};

/** Refuses text that PostgreSQL can't store, such as null bytes, which nobody types. */
const refuseUnprintable = (request: FastifyRequest) => {
  if (findForbiddenText(request.params) !== undefined) throw notFound();
  const field = findForbiddenText(request.query) ?? findForbiddenText(request.body);
  if (field !== undefined) throw badRequest(texts.badInput, { [field]: texts.fieldUnprintable });
};

/** Answers errors before a route was found, such as broken percent encoding. No hook or plugin has seen these requests. */
const handleFrameworkError = async (
  portal: Portal,
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  Object.assign(request, { portal, cookies: {} });
  reply.headers(commonHeaders(portal.config)).header('x-request-id', request.id);
  const code = (error as { code?: string }).code;
  const isUnreadable = code === 'FST_ERR_BAD_URL';
  // Portals of old wrote their addresses in Latin-1, where `%FC` is a letter.
  if (!isUnreadable || !(await sendToNewAddress(request, reply)))
    await handleError(isUnreadable ? badRequest(texts.badAddress) : error, request, reply);
  logRequest(portal, request, reply);
};

/** Logs one line for each request that was worked on; hits of the page cache are counted only. */
const logRequest = (portal: Portal, request: FastifyRequest, reply: FastifyReply) => {
  const status = reply.statusCode;
  const route = settingsOf(request)?.route.name ?? 'unknown';
  portal.metrics.count('litfass_requests_total', { route, status });
  const line = {
    method: request.method,
    path: loggedPath(request),
    route,
    status,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    ...(!reply.raw.writableFinished && { hungUp: true }),
    ...(status >= 500 && { err: request.failure }),
    ...(status >= 400 && status < 500 && { reason: (request.failure as Error | undefined)?.message }),
  };
  if (status < 500) return request.log.info(line, 'request');
  request.log.error(line, 'request failed');
  // Whoever is asked to come back later met no mistake of the program.
  if (status === 503 && request.failure instanceof HttpError) return undefined;
  const place = settingsOf(request)?.route.template ?? '';
  return portal.errors.report({ error: request.failure, source: 'page', place, requestId: request.id });
};

/**
 * Returns the path for the log, without the secrets of links. The template stands for an address that holds one, and where none
 * fits (a sentence's full stop is copied with the link, its percent encoding is broken) what all such addresses begin with.
 */
const loggedPath = (request: FastifyRequest) => {
  const template = settingsOf(request)?.route.template;
  if (template !== undefined) return holdsSecret(template) ? template : pathOf(request);
  const path = pathOf(request);
  const starts = request.portal.routes.secretStarts();
  const start = starts.find((start) => path.toLowerCase().startsWith(start));
  return start === undefined ? path : `${start}…`;
};
