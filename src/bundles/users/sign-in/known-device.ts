// This is the cookie by which a browser is known again on which somebody has signed in. It opens nothing; it only keeps the
// guesses of strangers from making the person wait. docs/decisions/0017
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Ctx } from '#kernel/ctx.ts';
import { signHash, verifyHash } from '#kernel/signed-hash.ts';
import { DEVICE_RETENTION_SECONDS } from './constants.ts';
import { entryCookie, entryCookieName } from './entry-cookie.ts';

const PURPOSE = 'known-device';
/** People of one household whose sign-ins are noted on one device. */
const MOST_PEOPLE = 5;

/** Returns what the browser sent: its own number and a hash for each person, signed by us. */
export const deviceCookieOf = (ctx: Ctx, request: FastifyRequest): string | undefined =>
  request.cookies[entryCookieName(ctx.config, 'device')];

/** Returns the device's number, when this person has signed in on it before; undefined for all others. */
export const knownDevice = (
  { portal }: Ctx,
  cookie: string | undefined,
  userId: number,
): string | undefined => {
  const { device, hashes } = takeApart(cookie);
  const isKnown = hashes.some((hash) => verifyHash(portal.secrets, hash, PURPOSE, userId, device));
  return isKnown ? device : undefined;
};

/** Notes that the person signed in on this device, beside others who did. */
export const setDeviceCookie = (
  ctx: Ctx,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  userId: number,
): void => {
  const cookie = deviceCookieOf(ctx, request);
  const known = takeApart(cookie);
  const device = known.device || randomBytes(12).toString('base64url');
  const hash = signHash(ctx.portal.secrets, PURPOSE, userId, device);
  const hashes = [hash, ...known.hashes.filter((other) => other !== hash)].slice(0, MOST_PEOPLE);
  reply.setCookie(entryCookieName(ctx.config, 'device'), [device, ...hashes].join('.'), {
    ...entryCookie(ctx.config),
    maxAge: DEVICE_RETENTION_SECONDS,
  });
};

const takeApart = (cookie = ''): { device: string; hashes: readonly string[] } => {
  const [device = '', ...hashes] = /^[\w-]{16}(\.[\w-]{22}){1,5}$/.test(cookie) ? cookie.split('.') : [];
  return { device, hashes };
};
