// Decides between page and JSON, by one rule for all routes and for their errors; and gives the answers of what went well and
// what didn't. contract.md 11.1
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
 * Returns the format of the answer. A form that was sent by a browser wants a page, and whoever names JSON alone gets it. Where
 * `Accept` leaves it open, as with a bare asterisk or none, the route decides.
 */
export const responseFormatOf = (request: FastifyRequest): ResponseFormat => {
  const { accept = '' } = request.headers;
  const takesPages = accept.includes('text/html');
  if (takesPages && !isSafeMethod(request.method)) return 'page';
  const usual = settingsOf(request)?.respondsWith ?? defaultFormatAt(pathOf(request));
  return accept.includes('application/json') && !takesPages ? 'json' : usual;
};

/** Returns the format in which an address answers by default: below some of them programs ask. */
export const defaultFormatAt = (path: string): ResponseFormat =>
  /\/(ajax|pub-api)\//.test(path) ? 'json' : 'page';

/** Returns true for a form whose sender sees the answer. */
export const wantsPage = (request: FastifyRequest): boolean =>
  !isSafeMethod(request.method) && responseFormatOf(request) === 'page';

/** Says whether a form was sent: a form leaves out each box that isn't ticked; what a program leaves out it says nothing about. */
export const isSentByForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(headers['content-type'] ?? '');

type Success<Fields> = { readonly status: 'success' } & Fields;

/**
 * Answers what went well, with whatever a program is to be told, for whoever asks for JSON; for others with a page, or the way
 * to one.
 */
export const succeedWith = <Fields extends object, Page>(
  request: FastifyRequest,
  fields: Fields,
  page: () => Page,
): Success<Fields> | Page =>
  responseFormatOf(request) === 'json' ? { status: 'success', ...fields } : page();

/** Answers what can't be done: with the error for whoever asks for JSON, for others with the page on which they go on. */
export const fail = <Page>(request: FastifyRequest, error: HttpError, page: () => Page): Page => {
  if (responseFormatOf(request) === 'json') throw error;
  return page();
};

/** Sends on to a page with the message and the further ones; whoever asks for JSON gets the message alone. */
export const succeed = (
  request: FastifyRequest,
  to: string,
  msg: string,
  ...others: readonly Flash[]
): RedirectAnswer | Success<{ readonly msg: string }> =>
  succeedWith(request, { msg }, () => seeOther(to, flash('success', msg), ...others));

/**
 * Leads a form back to where it stands, with what was wrong, when something can't be taken, or isn't possible any more; others
 * get the error.
 */
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
