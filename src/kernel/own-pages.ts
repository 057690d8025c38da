// Guards pages that were drawn for one who is signed in against the browser's back button. What everybody reads, with some of
// the reader's own around it, may be brought back as it was left; what not everybody reads is written down nowhere. Either is
// seen only by whom it was drawn for, which the page asks by a cookie. docs/decisions/0159
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageAnswer } from './answers.ts';
import { READER_COOKIE } from './browser/reader-cookie.ts';
import { readerMark } from './offline-pages.ts';
import { settingsOf } from './route-settings.ts';
import type { PageState } from './shell.ts';
import { isSignedIn } from './viewer.ts';
import type { Viewer } from './viewer.ts';

interface Drawn {
  readonly viewer: Viewer;
  readonly state: PageState;
}

/**
 * Returns headers by which browsers ask again before they show a page, but for the back button. Other pages of their own are
 * kept by nobody.
 */
export const returnHeaders = (
  request: FastifyRequest,
  { options }: PageAnswer,
  { viewer, state }: Drawn,
): Readonly<Record<string, string>> => {
  const { status = 200, isGated = false } = options;
  const isShared = settingsOf(request)?.cache !== undefined && status === 200 && !isGated;
  return isShared && isSignedIn(viewer) && state.flashes.length === 0
    ? { 'cache-control': 'private, no-cache' }
    : {};
};

/** Has scripts find the reader of the page that is sent; a browser that knows is told nothing. */
export const markReader = (request: FastifyRequest, reply: FastifyReply): void => {
  const { ctx, portal, cookies } = request;
  if (!ctx || settingsOf(request)?.access === 'token') return;
  const mark = isSignedIn(ctx.viewer) ? readerMark(portal, ctx.viewer) : undefined;
  if (cookies[READER_COOKIE] === mark) return;
  const secure = portal.config.publicUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = `${READER_COOKIE}=${mark}; Path=/; SameSite=Lax${secure}`;
  void reply.header('set-cookie', mark === undefined ? NO_READER : cookie);
};

const NO_READER = `${READER_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;

/**
 * Adds to an answer what every one that ends a session has: what the browser kept of its pages goes, and they know that nobody
 * is here.
 */
export const forgetOwnPages = (reply: FastifyReply): void => {
  void reply.header('clear-site-data', '"cache"');
  void reply.header('set-cookie', NO_READER);
};
