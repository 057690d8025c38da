// Page, or JSON? One rule for all routes and for their errors; and the answers of what went well and what didn't. contract.md 11.1
import type { FastifyRequest } from 'fastify';
import { seeOther } from './answers.ts';
import type { RedirectAnswer } from './answers.ts';
import { HttpError } from './errors.ts';
import { flash } from './flash.ts';
import type { Flash } from './flash.ts';
import { isSafeMethod } from './origin-check.ts';
import { pathOf } from './request-ctx.ts';
import { settingsOf } from './route-settings.ts';
import type { ResponseFormat } from './route-settings.ts';

/**
 * A form that was sent by a browser wants a page, and who names JSON alone gets it. Where `Accept` leaves it open, as with
 * a bare asterisk or none, the route decides.
 */
export const responseFormatOf = (request: FastifyRequest): ResponseFormat => {
  const { accept = '' } = request.headers;
  const takesPages = accept.includes('text/html');
  if (takesPages && !isSafeMethod(request.method)) return 'page';
  const usual = settingsOf(request)?.respondsWith ?? defaultFormatAt(pathOf(request));
  return accept.includes('application/json') && !takesPages ? 'json' : usual;
};

/** Below these addresses programs ask. */
export const defaultFormatAt = (path: string): ResponseFormat =>
  /\/(ajax|pub-api)\//.test(path) ? 'json' : 'page';

/** True for a form whose sender sees the answer. */
export const wantsPage = (request: FastifyRequest): boolean =>
  !isSafeMethod(request.method) && responseFormatOf(request) === 'page';

/** A form leaves out each box that isn't ticked; what a program leaves out it says nothing about. */
export const isSentByForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(headers['content-type'] ?? '');

type Success<Fields> = { readonly status: 'success' } & Fields;

/** What went well, with whatever a program is to be told, for who asks for JSON; for others a page, or the way to one. */
export const succeedWith = <Fields extends object, Page>(
  request: FastifyRequest,
  fields: Fields,
  page: () => Page,
): Success<Fields> | Page =>
  responseFormatOf(request) === 'json' ? { status: 'success', ...fields } : page();

/** What can't be done: the error for who asks for JSON, for others the page on which they go on. */
export const fail = <Page>(request: FastifyRequest, error: HttpError, page: () => Page): Page => {
  if (responseFormatOf(request) === 'json') throw error;
  return page();
};

/** On to a page with the message, and others; who asks for JSON gets the message alone. */
export const succeed = (
  request: FastifyRequest,
  to: string,
  msg: string,
  ...others: readonly Flash[]
): RedirectAnswer | Success<{ readonly msg: string }> =>
  succeedWith(request, { msg }, () => seeOther(to, flash('success', msg), ...others));

/** What can't be taken, or isn't possible any more, leads a form back to where it stands, with what was wrong; others get the error. */
export const orBack = async (
  { wantsPage }: { readonly wantsPage: boolean },
  back: string,
  work: () => Promise<unknown>,
): Promise<unknown> => {
  try {
    return await work();
  } catch (error) {
    if (!wantsPage || !(error instanceof HttpError) || ![409, 422].includes(error.status)) throw error;
    const text = [error.message, ...Object.values(error.errors ?? {})].join(' ');
    return seeOther(back, flash('warning', text, { fade: 0 }));
  }
};
