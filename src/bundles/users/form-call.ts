// Topic: what forms of people's own pages tell beside what was typed: ticks, and where they come from.
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

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
