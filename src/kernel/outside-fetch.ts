// Asks foreign hosts, at addresses that strangers named: never one of ours or of our network. The name is resolved here, every
// address it has is checked, and only a checked one is connected to, so that a name can't change in between.
import dns from 'node:dns';
import { once } from 'node:events';
import http from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Config } from './config.ts';

export interface OutsideRequest {
  /** The method; GET without it. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** The time for everything together, redirects included. */
  readonly timeoutMs: number;
  /** The answer's body may have so many bytes. */
  readonly maxBytes: number;
  readonly httpsOnly?: boolean;
  /** Ports that may be asked beside 80 and 443. */
  readonly ports?: readonly number[];
  /** How many redirects are followed, each checked like the first address; without it the redirect is the answer. */
  readonly redirects?: number;
}

export interface OutsideAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type OutsideReason = 'refused' | 'unreachable' | 'timeout' | 'tooLarge';

/** No answer: the address is not allowed, nobody answers, not in time, or with too much. */
export class OutsideError extends Error {
  readonly reason: OutsideReason;
  constructor(reason: OutsideReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OutsideError';
    this.reason = reason;
  }
}

type OutsideConfig = Pick<Config, 'allowPrivateAddresses'>;

/**
 * Throws an OutsideError; every status of an answer is an answer. With `allowPrivateAddresses` (tests and development)
 * private addresses, all ports and plain http pass.
 */
export const fetchOutside = async (
  config: OutsideConfig,
  url: string,
  options: OutsideRequest,
): Promise<OutsideAnswer> => {
  const signal = AbortSignal.timeout(options.timeoutMs);
  let hop: Hop = {
    url: parse(url),
    method: options.method ?? 'GET',
    headers: options.headers ?? {},
    body: options.body,
  };
  for (let followed = 0; ; followed++) {
    checkUrl(config, hop.url, options);
    const answer = await ask(config, hop, options.maxBytes, signal);
    const target = REDIRECTS.includes(answer.status) ? answer.headers.location : undefined;
    if (target === undefined || options.redirects === undefined) return answer;
    if (followed === options.redirects) throw new OutsideError('refused', 'too many redirects');
    hop = follow(hop, answer.status, parse(target, hop.url));
  }
};

type OutsideTarget = Pick<OutsideRequest, 'httpsOnly' | 'ports'> & { readonly timeoutMs: number };

/**
 * Says whether `fetchOutside` would refuse the address as things are now; for addresses that are kept to be asked later, when
 * they are checked again. A name that nobody knows, or not in time, may be known by then.
 */
export const isRefusedOutside = async (
  config: OutsideConfig,
  url: string,
  { timeoutMs, ...target }: OutsideTarget,
): Promise<boolean> => {
  try {
    const { hostname } = checkUrl(config, parse(url), target);
    if (config.allowPrivateAddresses) return false;
    const inTime = AbortSignal.timeout(timeoutMs);
    const addresses = await Promise.race([
      dns.promises.lookup(bareHost(hostname), { all: true }).catch(() => []),
      once(inTime, 'abort').then(() => []),
    ]);
    return !addresses.every(({ address }) => isPublicAddress(address));
  } catch (error) {
    if (error instanceof OutsideError) return true;
    throw error;
  }
};

/** Says whether an address is one of the public internet: not private, local, multicast, reserved, or an IPv4 in disguise. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.parse(address);
  // Only 2000::/3 of IPv6 is given out to anybody.
  if (ip instanceof ipaddr.IPv6 && ip.parts[0]! >> 13 !== 1) return false;
  return ip.range() === 'unicast';
};

interface Hop {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
}

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
/** These headers must not reach another host than that for which they were meant. */
const PERSONAL_HEADERS: readonly string[] = ['authorization', 'cookie'];

const parse = (text: string, base?: URL): URL => {
  if (!URL.canParse(text, base)) throw new OutsideError('refused', 'no address');
  return new URL(text, base);
};

const checkUrl = (
  config: OutsideConfig,
  url: URL,
  { httpsOnly = false, ports = [] }: Pick<OutsideRequest, 'httpsOnly' | 'ports'>,
): URL => {
  const refuse = (reason: string) => {
    throw new OutsideError('refused', `${reason}: ${url.host}`);
  };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') refuse('not the web');
  if (url.username || url.password) refuse('credentials in the address');
  if (config.allowPrivateAddresses) return url;
  if (httpsOnly && url.protocol !== 'https:') refuse('not encrypted');
  if (url.port && !ports.includes(Number(url.port))) refuse('port not allowed');
  // A host that is an address already is not looked up.
  const literal = bareHost(url.hostname);
  if (ipaddr.isValid(literal) && !isPublicAddress(literal)) refuse('address not allowed');
  return url;
};

const bareHost = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

const ask = async (
  config: OutsideConfig,
  { url, method, headers, body }: Hop,
  maxBytes: number,
  signal: AbortSignal,
): Promise<OutsideAnswer> => {
  const { request } = url.protocol === 'https:' ? https : http;
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(url, {
        method,
        headers: { 'accept-encoding': 'identity', ...headers },
        lookup: config.allowPrivateAddresses ? dns.lookup : lookUpPublic,
        // Each call gets a connection of its own: kept ones might have been made under other rules.
        agent: false,
        signal,
      });
      sent.on('response', resolve).on('error', reject).end(body);
    });
    const { statusCode, headers: answered } = response;
    return { status: statusCode!, headers: answered, body: await readUpTo(response, maxBytes) };
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    if (signal.aborted) throw new OutsideError('timeout', `no answer in time: ${url.host}`);
    throw new OutsideError('unreachable', `no answer: ${url.host}`, error);
  }
};

/** One private address among those of a name is enough to refuse it. */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new OutsideError('refused', `address not allowed: ${hostname}`), '');
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

const readUpTo = async (response: IncomingMessage, maxBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new OutsideError('tooLarge', `answer larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** Follows a redirect as browsers do: what was sent goes along only where it is asked for again. */
const follow = ({ url: from, method, headers, body }: Hop, status: number, url: URL): Hop => {
  const kept = Object.entries(headers).filter(
    ([name]) => from.origin === url.origin || !PERSONAL_HEADERS.includes(name.toLowerCase()),
  );
  const isAskedAgain = status >= 307 || method === 'GET' || method === 'HEAD';
  if (isAskedAgain) return { url, method, headers: Object.fromEntries(kept), body };
  const bare = kept.filter(([name]) => !/^content-/i.test(name));
  return { url, method: 'GET', headers: Object.fromEntries(bare), body: undefined };
};
