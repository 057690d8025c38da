// This is the cookie that carries a session. contract.md 11.3
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#kernel/config.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forgetOwnPages } from '#kernel/own-pages.ts';
import { sessionCookieName } from '#kernel/request-cookies.ts';
import { hashSessionToken } from './sessions.ts';

interface SessionCookie {
  readonly token: string;
  readonly expiresAt: Date;
  /** Whether the cookie outlives the browser's session. */
  readonly stay: boolean;
}

export const setSessionCookie = (
  ctx: Ctx,
  reply: FastifyReply,
  { token, expiresAt, stay }: SessionCookie,
): void => {
  const maxAge = Math.floor((expiresAt.getTime() - ctx.now.getTime()) / 1000);
  reply.setCookie(sessionCookieName(ctx.config), token, {
    ...attributes(ctx.config),
    ...(stay && { maxAge }),
  });
};

export const clearSessionCookie = (ctx: Ctx, reply: FastifyReply): void => {
  reply.clearCookie(sessionCookieName(ctx.config), attributes(ctx.config));
  forgetOwnPages(reply);
};

/** Returns what the browser sent, whether or not it is worth anything. */
export const sessionTokenOf = (ctx: Ctx, request: FastifyRequest): string | undefined =>
  request.cookies[sessionCookieName(ctx.config)];

/** Returns what tells a session from others without giving it away; undefined where the browser sent none. */
export const sessionHashOf = (ctx: Ctx, request: FastifyRequest): Buffer | undefined => {
  const token = sessionTokenOf(ctx, request);
  return token === undefined ? undefined : hashSessionToken(token);
};

const attributes = ({ publicUrl }: Config) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: publicUrl.startsWith('https:'),
});
