// Turns whatever went wrong into an answer, which no other place does: German page, fragment or JSON. contract.md 11.2
import { createElement } from 'react';
import type { ReactElement } from 'react';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { PageAnswer } from './answers.ts';
import { isDatabaseAway } from './database-away.ts';
import { HttpError } from './errors.ts';
import type { FieldErrors } from './errors.ts';
import { StorageUnavailable } from './files-contract.ts';
import { sendToNewAddress } from './former-addresses.ts';
import type { Method } from './named-routes.ts';
import type { RenderedPage } from './page-cache.ts';
import { renderPage, renderToHtml } from './render.tsx';
import { pageStateOf, pathOf } from './request-ctx.ts';
import { settingsOf } from './route-settings.ts';
import { responseFormatOf, wantsPage } from './reply.ts';
import { pageHeaders } from './security-headers.ts';
import { renderPageAnswer, sendOnce } from './send.ts';
import type { UnsentForm } from './shell.ts';
import * as texts from './texts.ts';

/** A refusal as all formats show it. */
interface Refusal {
  readonly status: number;
  readonly msg: string;
  readonly errors?: FieldErrors | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

/** Answers errors, as Fastify's error handler. */
export const handleError = async (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const refusal = withMethods(toRefusal(error), request, reply);
  request.failure = error;
  if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
  const shape = shapeOf(request);
  if (shape === 'json') return sendJson(request, reply, refusal);
  if (shape === 'fragment') return sendFragmentError(reply, refusal);
  if (refusal.status === 401) return sendToSignIn(request, reply);
  if (refusal.status === 404 && (await sendToNewAddress(request, reply))) return;
  await sendErrorPage(request, reply, refusal);
};

/** Returns what an error means to the outside: nothing internal passes. */
export const toRefusal = (error: unknown): Refusal => {
  if (error instanceof HttpError)
    return {
      status: error.status,
      msg: error.message,
      errors: error.errors,
      retryAfterSeconds: error.retryAfterSeconds,
    };
  if (error instanceof StorageUnavailable || isDatabaseAway(error))
    return { status: 503, msg: texts.unavailable, retryAfterSeconds: 5 };
  const { validation, validationContext, statusCode = 500 } = (error ?? {}) as Partial<FastifyError>;
  if (validation) return validationRefusal(validation, validationContext);
  return {
    status: statusCode,
    msg: STATUS_TEXTS[statusCode] ?? (statusCode < 500 ? texts.badInput : texts.genericError),
  };
};

/** Turns 404 into 405 with the methods of the address: what is not found by this method may be there by another one. */
const withMethods = (refusal: Refusal, request: FastifyRequest, reply: FastifyReply): Refusal => {
  if (refusal.status !== 404) return refusal;
  const methods = request.portal.routes.methodsAt(pathOf(request));
  const method = request.method as Method;
  const isThere = methods.includes(method) || (method === 'HEAD' && methods.includes('GET'));
  if (methods.length === 0 || isThere) return refusal;
  reply.header('allow', methods.join(', '));
  return { status: 405, msg: texts.methodNotAllowed };
};

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: texts.brokenRequest,
  401: texts.unauthorised,
  403: texts.unauthorised,
  404: texts.notFound,
  405: texts.methodNotAllowed,
  413: texts.tooLarge,
  414: texts.addressTooLong,
  415: texts.unsupportedType,
  429: texts.tooMany,
  503: texts.unavailable,
};

type Validation = NonNullable<FastifyError['validation']>;

/** An id that can't exist is not found in a path, and wrong in a field. contract.md 11.9 */
const validationRefusal = (validation: Validation, context: string | undefined): Refusal => {
  if (context === 'params') return { status: 404, msg: texts.notFound };
  return { status: 400, msg: texts.badInput, errors: fieldErrors(validation) };
};

const fieldErrors = (validation: Validation): FieldErrors => {
  const entries = validation.map((issue): [string, string] => {
    const missing = (issue.params as { requiredProperties?: string[]; missingProperty?: string })
      .missingProperty;
    const field = [...issue.instancePath.split('/').slice(1), ...(missing ? [missing] : [])].join('.');
    return [field || 'form', fieldMessage(issue.keyword, (issue.params as { limit?: number }).limit ?? 0)];
  });
  return Object.fromEntries(entries.toReversed());
};

const fieldMessage = (keyword: string, limit: number) => {
  if (keyword === 'required') return texts.fieldMissing;
  if (keyword === 'minLength') return texts.fieldTooShort(limit);
  if (keyword === 'maxLength') return texts.fieldTooLong(limit);
  return texts.fieldInvalid;
};

/** An error looks like what was asked for: the error of a fragment is a fragment. */
const shapeOf = (request: FastifyRequest): 'page' | 'json' | 'fragment' => {
  const format = responseFormatOf(request);
  const isFragment =
    /^\/a\/pub-api\/.*\.html$/.test(pathOf(request)) ||
    (request.query as { _format?: unknown } | undefined)?._format === 'html';
  return isFragment && !wantsPage(request) ? 'fragment' : format;
};

const sendJson = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
  const { status, msg, errors } = refusal;
  const body = {
    status: 'error',
    msg,
    ...(errors && { errors }),
    ...(status >= 500 && { requestId: request.id }),
    ...settingsOf(request)?.errorDetails?.(refusal, request.uploadName),
  };
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
};

const sendFragmentError = (reply: FastifyReply, { status, msg }: Refusal) =>
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(renderToHtml(createElement('p', { role: 'alert' }, msg)));

/** Sends somebody to sign in and back; a form that was sent by somebody whose session is over waits with everything typed. */
const sendToSignIn = async (request: FastifyRequest, reply: FastifyReply) => {
  const { shell } = request.portal;
  const form = unsentFormOf(request);
  if (form) return sendElement(request, reply, texts.signedOutMeanwhile, shell.unsentFormPage(form));
  const next = request.method === 'GET' ? request.url : '/';
  void reply.code(303).header('location', shell.signInHref(next)).send();
};

const MAX_UNSENT_FIELDS = 60;

/**
 * Returns what was sent by a plain form, but for passwords, so that the same can be sent again; undefined when there is nothing
 * worth keeping. What was only ticked is soon ticked again.
 */
const unsentFormOf = (request: FastifyRequest): UnsentForm | undefined => {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (!isForm || typeof request.body !== 'object' || request.body === null) return undefined;
  const sent = Object.entries(request.body).filter(([name]) => !isSecret(name));
  const isTyped = sent.some(([, value]) => typeof value === 'string' && value !== '');
  const fields = sent.flatMap(([name, value]) => fieldsIn(name, value)).filter(({ name }) => !isSecret(name));
  const filled = fields.filter(({ value }) => value !== '');
  return isTyped && filled.length <= MAX_UNSENT_FIELDS ? { action: request.url, fields } : undefined;
};

const isSecret = (name: string): boolean => /password|current/i.test(name);

/** Returns a value as a form sends it, those within lists and objects under names of their own: `auswahl[0]`. */
const fieldsIn = (name: string, value: unknown): UnsentForm['fields'] => {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => fieldsIn(`${name}[${key}]`, inner));
  // The check of the route has made numbers of some texts.
  return value === undefined || value === null ? [] : [{ name, value: String(value) }];
};

const sendErrorPage = async (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
  const { status, msg, errors } = refusal;
  const title = texts.errorTitle(status);
  const text = [msg, ...Object.values(errors ?? {}).filter((error) => error !== msg)].join(' ');
  const element = request.portal.shell.errorPage({ status, title, text, requestId: request.id });
  await sendElement(request, reply, title, element, status);
};

const sendElement = async (
  request: FastifyRequest,
  reply: FastifyReply,
  title: string,
  element: ReactElement,
  status = 401,
) => {
  const answer = new PageAnswer(element, { head: { title, robots: 'noindex' }, status });
  // Whoever is asked to come back costs as little as possible: the frame would ask the database.
  if (status === 503) return sendOnce(request, reply, renderBare(request, answer));
  const rendered = await renderPageAnswer(request, answer).catch((error: unknown) => {
    request.log.warn({ err: error }, 'error page drawn without its frame');
    return renderBare(request, answer);
  });
  sendOnce(request, reply, rendered);
};

/** Draws an error page that needs nothing but this process. Waiting messages keep waiting. */
const renderBare = (request: FastifyRequest, { element, options }: PageAnswer): RenderedPage => {
  const { shell } = request.portal;
  const drawDocument = shell.bareFrame({ ...pageStateOf(request), flashes: [] });
  const { bytes: body } = renderPage(drawDocument(options.head, element), request.log);
  const headers = { 'content-type': 'text/html; charset=utf-8', ...pageHeaders(request.portal) };
  return { status: options.status!, headers, body, tags: undefined };
};
