// Topic: plain forms of people's own pages, which answer JSON to whoever asks for it.
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { seeOther } from '#kernel/answers.ts';
import type { RedirectAnswer } from '#kernel/answers.ts';
import { flash } from '#kernel/flash.ts';
import type { Flash } from '#kernel/flash.ts';

interface Success {
  readonly status: 'success';
  readonly msg: string;
}

/** On to a page with its message, and others; who asks for JSON gets the message alone. */
export const succeed = (
  request: FastifyRequest,
  to: string,
  msg: string,
  ...others: readonly Flash[]
): RedirectAnswer | Success =>
  wantsJson(request) ? { status: 'success', msg } : seeOther(to, flash('success', msg), ...others);

export const wantsJson = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');

export const isTicked = (value: string | undefined): boolean =>
  value !== undefined && !['', '0', 'false'].includes(value);

/** Where a call comes from, as attempts are counted, and by which browser. */
export const originOf = (request: FastifyRequest): { address: string; userAgent: string } => ({
  address: networkOf(request.ip),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
});

/** An address of IPv4 itself; of IPv6 the network of 64 bits, within which anybody has as many addresses as they like. */
const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address);
  if (ip instanceof ipaddr.IPv4) return ip.toString();
  return `${ip.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
};
