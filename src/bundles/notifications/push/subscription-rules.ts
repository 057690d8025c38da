// Topic: what a browser's subscription must be like. It comes from outside, and the server will send to its address.
import type { Config } from '#kernel/config.ts';
import { badSubscription } from '../texts.ts';

export interface NewSubscription {
  readonly endpoint: string;
  /** A point of the curve P-256, uncompressed. RFC 8291 */
  readonly p256dh: string;
  readonly auth: string;
  readonly sessionHash: Buffer;
  readonly userAgent: string;
}

const POINT_BYTES = 65;
const AUTH_BYTES = 16;
const UNCOMPRESSED = 4;

/** By field; empty when all is well. Whether the host may be asked is decided when it is. */
export const subscriptionErrors = (
  { endpoint, p256dh, auth }: Pick<NewSubscription, 'endpoint' | 'p256dh' | 'auth'>,
  { allowPrivateAddresses }: Pick<Config, 'allowPrivateAddresses'>,
): Record<string, string> => {
  const { protocol } = URL.canParse(endpoint) ? new URL(endpoint) : { protocol: '' };
  const isAddress = protocol === 'https:' || (allowPrivateAddresses && protocol === 'http:');
  const point = bytesOf(p256dh);
  return {
    ...(!isAddress && { endpoint: badSubscription }),
    ...((point.length !== POINT_BYTES || point[0] !== UNCOMPRESSED) && { p256dh: badSubscription }),
    ...(bytesOf(auth).length !== AUTH_BYTES && { auth: badSubscription }),
  };
};

const bytesOf = (text: string) => Buffer.from(/^[\w-]*={0,2}$/.test(text) ? text : '', 'base64url');
