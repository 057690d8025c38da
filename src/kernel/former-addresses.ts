// Answers for an address at which there is nothing any more. Only then the slots are asked, so that nobody who finds what they
// asked for waits for it.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { makeCtx } from './ctx.ts';
import { defineSlot } from './slots.ts';
import { anonymous } from './viewer.ts';

export interface AskedAddress {
  /** The path as it was asked for, without what stands behind a question mark. */
  readonly path: string;
  /** What stands behind it, with the question mark; empty without. */
  readonly query: string;
  /** Whether the address was asked by HEAD, which changes nothing, also not what is counted. */
  readonly isOnlyAsked: boolean;
}

/** Where what was there is now: a path of ours or an https address. Who is asking makes no difference. */
export const formerAddresses = defineSlot<AskedAddress, string>('kernel.former-addresses');

/** Addresses that were asked for and of which nothing is known: for whoever counts them. */
export const unknownAddresses = defineSlot<AskedAddress, never>('kernel.unknown-addresses');

/** What stands there now may be what was meant by an old address, made of these words. */
export const likelyAddresses = defineSlot<string, { readonly name: string; readonly href: string }>(
  'kernel.likely-addresses',
);

const KEPT_SECONDS = 3600;
/** Calls of programs have their own answers. */
const CALLS = '/a/';

/** Sends on whoever asks for a page that has moved; false where nothing is known of it. */
export const sendToNewAddress = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
  const { portal, method, url } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith(CALLS)) return false;
  const at = url.indexOf('?');
  const address = at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at) };
  const isOnlyAsked = method === 'HEAD';
  const asked: AskedAddress = { ...address, isOnlyAsked };
  const ctx = makeCtx(portal, anonymous, request.log, isOnlyAsked);
  const [to] = await formerAddresses.collect(ctx, asked).catch((error: unknown) => {
    request.log.warn({ err: error }, 'former addresses not asked');
    return [];
  });
  if (to === undefined) {
    await unknownAddresses.collect(ctx, asked).catch((error: unknown) => {
      request.log.warn({ err: error }, 'unknown address not counted');
    });
    return false;
  }
  void reply
    .code(301)
    .header('location', to)
    .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
    .send();
  return true;
};
