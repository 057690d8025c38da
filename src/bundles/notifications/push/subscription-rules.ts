// Checks what a browser's subscription must be like. It comes from outside, and the server will send to its address.
import type { Config } from '#kernel/config.ts';
import { isRefusedOutside } from '#kernel/outside-fetch.ts';
import { PUSH_LOOKUP_TIMEOUT_MS } from '../constants.ts';
import { badPushAddress, badSubscription } from '../texts.ts';

export interface NewSubscription {
  readonly endpoint: string;
  /** It is a point of the curve P-256, uncompressed. RFC 8291 */
  readonly p256dh: string;
  readonly auth: string;
  readonly sessionHash: Buffer;
  readonly userAgent: string;
}

const POINT_BYTES = 65;
const AUTH_BYTES = 16;
const UNCOMPRESSED = 4;

/** Returns the mistakes by field; empty when all is well. The host is looked at here and again whenever it is asked. */
export const subscriptionErrors = async (
  { endpoint, p256dh, auth }: Pick<NewSubscription, 'endpoint' | 'p256dh' | 'auth'>,
  config: Pick<Config, 'allowPrivateAddresses'>,
): Promise<Record<string, string>> => {
  const point = bytesOf(p256dh);
  const isRefused = await isRefusedOutside(config, endpoint, {
    httpsOnly: true,
    timeoutMs: PUSH_LOOKUP_TIMEOUT_MS,
  });
  return {
    ...(isRefused && { endpoint: badPushAddress }),
    ...((point.length !== POINT_BYTES || point[0] !== UNCOMPRESSED) && { p256dh: badSubscription }),
    ...(bytesOf(auth).length !== AUTH_BYTES && { auth: badSubscription }),
  };
};

const bytesOf = (text: string) => Buffer.from(/^[\w-]*={0,2}$/.test(text) ? text : '', 'base64url');
