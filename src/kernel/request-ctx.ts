// Makes the ctx of a request: the session cookie's viewer, the request's log.
import type { FastifyRequest } from 'fastify';
import { makeCtx } from './ctx.ts';
import type { Ctx } from './ctx.ts';
import { FLASH_COOKIE, unpackFlashes } from './flash.ts';
import type { Portal } from './portal.ts';
import { schemeIn, sessionCookieName } from './request-cookies.ts';
import type { PageState } from './shell.ts';
import { anonymous } from './viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    portal: Portal;
    ctx: Ctx | undefined;
    /** The key of the answer for everybody; undefined when the reader gets one of their own. See shared-request.ts. */
    sharedKey: string | undefined;
    /** What went wrong, for the request's one log line. */
    failure: unknown;
  }
}

/** Returns the ctx of a request for which nobody is signed in, whatever cookies it brings. */
export const guestCtx = (request: FastifyRequest): Ctx => (request.ctx ??= anonymousCtx(request));

const anonymousCtx = ({ portal, log, method }: FastifyRequest): Ctx =>
  makeCtx(portal, anonymous, log, method === 'HEAD');

/** Returns the ctx of a request, with its viewer; made once per request. */
export const requestCtx = async (request: FastifyRequest): Promise<Ctx> => {
  if (request.ctx) return request.ctx;
  const guest = anonymousCtx(request);
  const token = request.cookies[sessionCookieName(request.portal.config)];
  const resolve = token ? request.portal.bundles.find((bundle) => bundle.viewer)?.viewer : undefined;
  const viewer = resolve && token ? await resolve(guest, token) : undefined;
  request.ctx = viewer ? { ...guest, viewer } : guest;
  return request.ctx;
};

/** Returns the scheme and the waiting messages of a request. */
export const pageStateOf = (request: FastifyRequest): PageState => ({
  scheme: schemeIn(request.cookies),
  flashes: unpackFlashes(request.portal.secrets, request.cookies[FLASH_COOKIE]),
});

/** Returns the path without the query. */
export const pathOf = (request: Pick<FastifyRequest, 'url'>): string => {
  const end = request.url.indexOf('?');
  return end < 0 ? request.url : request.url.slice(0, end);
};
